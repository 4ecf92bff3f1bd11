import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { DocumentContents } from '#web/ui/document/DocumentContents.tsx'
import { Day, DocumentHeader } from '#web/ui/document/DocumentHeader.tsx'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { EmailAnchor } from '#web/ui/EmailAnchor.tsx'
import { Mail, MapPin, Phone } from '#web/ui/icons.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import type { Policy } from './content/policy.ts'
import { PolicySections } from './PolicySections.tsx'

const { lines, address } = DEALER

const PolicyContact = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <section id={id} className={documentStyles.contact} aria-labelledby={`${id}-title`}>
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
  const { title, lead, description, keywords, dated, period, heroSeed, sections, contact } = policy
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
        {heroSeed ? <PageHero {...heading} seed={heroSeed} /> : <DocumentHeader {...heading} />}
        <p className={`${layout.page} ${documentStyles.dated}`}>
          {period && <span>Period {period}</span>}
          <span>
            {dated.label} <Day date={dated.date} />
          </span>
        </p>
      </header>
      <div className={`${layout.page} ${documentStyles.columns}`}>
        <DocumentContents entries={contents} />
        <div className={documentStyles.body}>
          <PolicySections sections={sections} />
          <PolicyContact {...CONTACT} text={contact} />
        </div>
      </div>
    </article>
  )
}
