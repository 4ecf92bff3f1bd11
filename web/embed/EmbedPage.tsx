import type { HTMLAttributes, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import { BRAND_OPTIONS } from '#web/inventory/filters.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CodeBlock } from '#web/ui/CodeBlock.tsx'
import { DocumentHeader } from '#web/ui/document/DocumentHeader.tsx'
import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { FigureTable } from '#web/ui/FigureTable.tsx'
import { embedPage } from './EmbedPage.styles.ts'
import content from './embedContent.json' with { type: 'json' }
import type { Attribute } from './settings.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ridgeline-inventory': HTMLAttributes<HTMLElement> & Partial<Record<Attribute, string>>
    }
  }
}

const { page, lead, counts, defaultCount, variables, notes } = content
const ATTRIBUTES: Record<Attribute, string> = content.attributes

type Settings = { brand?: string; count: string }

const readSettings = (params: URLSearchParams): Settings => ({
  brand: BRAND_OPTIONS.find(({ value }) => value === params.get('brand'))?.value,
  count: counts.find((count) => count === params.get('count')) ?? defaultCount,
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

/** A GET form: it works without scripts, and a preview has an address. */
const SettingsForm = ({ brand, count }: Settings) => (
  <form className={embedPage.settings} action={page.canonical} autoComplete="off" data-filtered-by="server">
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
        {counts.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </div>
    <button type="submit" className={button({ variant: 'outline' })}>
      Show
    </button>
  </form>
)

const EmbedSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className={embedPage.subtitle}>
      {title}
    </h2>
    {children}
  </section>
)

export const EmbedPage = () => {
  const { url } = useSite()
  const [params] = useSearchParams()
  const settings = readSettings(params)
  return (
    <>
      <Seo {...page} />
      <StructuredData {...page} />
      <script type="module" async src="/embed.js" />
      <DocumentHeader eyebrow="For partners" title={page.title} lead={lead} />
      <div className={`${layout.page} ${embedPage.body}`}>
        <EmbedSection id="preview" title="How it looks">
          <SettingsForm {...settings} />
          <ridgeline-inventory {...settings}>
            <a className={embedPage.link} href="/inventory">
              Golf carts at {DEALER.shortName}
            </a>
          </ridgeline-inventory>
        </EmbedSection>
        <EmbedSection id="snippet" title="Copy this into your page">
          <CodeBlock label="The snippet" language="html" text={snippetOf(url, settings)} />
          <ul className={embedPage.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </EmbedSection>
        <EmbedSection id="attributes" title="Attributes">
          <FigureTable
            className={embedPage.table}
            columns={['Attribute', 'What it does']}
            rows={Object.entries(ATTRIBUTES).map(([label, meaning]) => ({ label, cells: [meaning] }))}
          />
        </EmbedSection>
        <EmbedSection id="variables" title="CSS variables">
          <FigureTable
            className={embedPage.table}
            columns={['Variable', 'What it sets, and its default']}
            rows={variables.map(({ name, meaning, value }) => ({
              label: name,
              cells: [<InlineMarkdown key={name} text={`${meaning}: \`${value}\``} />],
            }))}
          />
        </EmbedSection>
      </div>
    </>
  )
}
