import type { ReactNode } from 'react'
import { DEALER, HOURS } from '#graph/dealer/dealer.ts'
import type { Figure } from '#graph/dealer/figures/figure.ts'
import { zeroPercentText } from '#graph/dealer/figures/financing.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { useSite } from '#web/environment/site.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { FigureTable } from '#web/ui/FigureTable.tsx'
import { valueAt } from '#web/ui/fillIn.ts'
import { Mail, MapPin, Phone } from '#web/ui/icons.tsx'
import { EmailAnchor } from '#web/ui/links.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Day, InlineMarkdown, TextPageContents, TextPageHeader } from '#web/ui/text-page/TextPage.tsx'
import { textPage } from '#web/ui/text-page/textPage.styles.ts'
import { type Block, FIGURES, type FigureList, type Policy, type PolicySection } from './content/policy.ts'
import { RentalPrices } from './RentalPrices.tsx'

const { lines, address } = DEALER

const PolicyContact = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <section id={id} className={textPage.contact} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>{text}</p>
    <ul>
      <li>
        <Phone />
        <a href={lines.main.href}>{lines.main.label}</a>
      </li>
      <li>
        <Mail />
        <EmailAnchor />
      </li>
      <li>
        <MapPin />
        <span>
          {address.street}, {address.city}, {address.state} {address.zip}
        </span>
      </li>
    </ul>
    <a className={button({ variant: 'outline' })} href="/contact">
      Send a message
    </a>
  </section>
)

const CONTACT = { id: 'contact', title: 'Questions' }

export const PolicyDocument = ({ policy, path }: { policy: Policy; path: string }) => {
  const { title, lead, description, keywords, dated, period, heroCart, sections, contact } = policy
  const contents = [...sections, CONTACT].map(({ id, title }) => ({ id, title }))
  const heading = { eyebrow: 'Policies', title, lead }
  return (
    <article>
      <Seo title={title} description={description} keywords={keywords} canonical={path} />
      <StructuredData
        title={title}
        description={description}
        canonical={path}
        returns={path.endsWith('/return-policy')}
      />
      <header>
        {heroCart ? <PageHero {...heading} cart={heroCart} /> : <TextPageHeader {...heading} />}
        <p className={`${layout.page} ${textPage.dated}`}>
          {period && <span>Period {period}</span>}
          <span>
            {dated.label} <Day date={dated.date} />
          </span>
        </p>
      </header>
      <div className={`${layout.page} ${textPage.columns}`}>
        <TextPageContents entries={contents} />
        <div className={textPage.body}>
          <PolicySections sections={sections} />
          <PolicyContact {...CONTACT} text={contact} />
        </div>
      </div>
    </article>
  )
}

const ZeroPercent = () => {
  const { zeroPercent } = useSite()
  return zeroPercent && <p>{zeroPercentText(zeroPercent)}</p>
}

const LIVE: Record<string, ReactNode> = {
  'rental-prices': <RentalPrices />,
  'zero-percent': <ZeroPercent />,
  'storage-status': <OpenNow week={HOURS.storage.week} />,
  'storage-hours': (
    <FigureTable
      className={textPage.table}
      caption="Access to stored carts"
      columns={['Day', 'Hours']}
      rows={HOURS.storage.lines.map(({ days, text }) => ({ label: days, cells: [text] }))}
    />
  ),
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const figureRow = ({ figure: path, note }: FigureList['figures'][number]) => {
  const figure = valueAt(FIGURES, path) as Figure
  const condition = note ?? figure.condition
  return { label: figure.label, note: condition && capitalized(condition), cells: [formatFigure(figure)] }
}

const PolicyBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineMarkdown text={block} />
      </p>
    )
  }
  if ('live' in block) return LIVE[block.live]
  if ('figures' in block) {
    return <FigureTable className={textPage.table} {...block} rows={block.figures.map(figureRow)} />
  }
  if ('rows' in block) return <FigureTable className={textPage.table} {...block} />
  return (
    <ul>
      {block.list.map((text) => (
        <li key={text}>
          <InlineMarkdown text={text} />
        </li>
      ))}
    </ul>
  )
}

export const PolicySections = ({ sections }: { sections: readonly PolicySection[] }) =>
  sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={textPage.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block) => (
        <PolicyBlock key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ))
