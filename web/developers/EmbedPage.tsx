import type { HTMLAttributes } from 'react'
import { useSearchParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/app/site.ts'
import type { Attribute } from '#web/embed/settings.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { BRAND_OPTIONS } from '#web/vehicles/filters.ts'
import { embedPage } from './EmbedPage.styles.ts'
import { ATTRIBUTES, COUNTS, DEFAULT_COUNT, LEAD, NOTES, PAGE, VARIABLES } from './embedContent.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ridgeline-inventory': HTMLAttributes<HTMLElement> & Partial<Record<Attribute, string>>
    }
  }
}

type Settings = { brand?: string; count: string }

const readSettings = (params: URLSearchParams): Settings => ({
  brand: BRAND_OPTIONS.find(({ value }) => value === params.get('brand'))?.value,
  count: COUNTS.find((count) => count === params.get('count')) ?? DEFAULT_COUNT,
})

const snippetOf = (origin: string, { brand, count }: Settings) => {
  const attributes = `${brand ? `brand="${brand}" ` : ''}count="${count}" partner="your-name"`
  return [
    `<script type="module" src="${origin}/embed.js"></script>`,
    `<ridgeline-inventory ${attributes}>`,
    `  <a href="${origin}/inventory?partner=your-name">Golf carts at ${DEALER.shortName}</a>`,
    '</ridgeline-inventory>',
  ].join('\n')
}

/** The address holds the settings: the form works without scripts, and a preview can be linked. */
const SettingsForm = ({ brand, count }: Settings) => (
  <form className={embedPage.settings} action={PAGE.canonical}>
    <div>
      <label htmlFor="brand">Brand</label>
      <select id="brand" name="brand" className={field()} defaultValue={brand ?? ''}>
        <option value="">All brands</option>
        {BRAND_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
    <div>
      <label htmlFor="count">Carts</label>
      <select id="count" name="count" className={field()} defaultValue={count}>
        {COUNTS.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </div>
    <button type="submit" className={button({ look: 'outline' })}>
      Show
    </button>
  </form>
)

export const EmbedPage = () => {
  const { url } = useSite()
  const [params] = useSearchParams()
  const settings = readSettings(params)
  return (
    <>
      <Seo {...PAGE} />
      <StructuredData {...PAGE} />
      <script type="module" async src="/embed.js" />
      <div className={embedPage.head}>
        <div className={layout.page}>
          <p className={embedPage.eyebrow}>For partners</p>
          <h1 className={embedPage.title}>{PAGE.title}</h1>
          <p className={embedPage.lead}>{LEAD}</p>
        </div>
      </div>
      <div className={`${layout.page} ${embedPage.body}`}>
        <section aria-labelledby="preview">
          <h2 id="preview" className={embedPage.subtitle}>
            How it looks
          </h2>
          <SettingsForm {...settings} />
          <ridgeline-inventory {...settings}>
            <a className={embedPage.link} href="/inventory">
              Golf carts at {DEALER.shortName}
            </a>
          </ridgeline-inventory>
        </section>
        <section aria-labelledby="snippet">
          <h2 id="snippet" className={embedPage.subtitle}>
            What you put into your page
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard as well */}
          <pre className={embedPage.snippet} tabIndex={0}>
            <code>{snippetOf(url, settings)}</code>
          </pre>
          <ul className={embedPage.notes}>
            {NOTES.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="attributes">
          <h2 id="attributes" className={embedPage.subtitle}>
            Attributes
          </h2>
          <table className={embedPage.table}>
            <thead>
              <tr>
                <th scope="col">Attribute</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(ATTRIBUTES).map(([name, meaning]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-labelledby="variables">
          <h2 id="variables" className={embedPage.subtitle}>
            CSS variables
          </h2>
          <table className={embedPage.table}>
            <thead>
              <tr>
                <th scope="col">Variable</th>
                <th scope="col">What it sets, and its value when you set none</th>
              </tr>
            </thead>
            <tbody>
              {VARIABLES.map(({ name, meaning, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    {meaning}: <code>{value}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  )
}
