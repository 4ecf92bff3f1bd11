import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { DocumentContents } from '#web/ui/document/DocumentContents.tsx'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { Faqs } from '#web/ui/Faqs.tsx'
import type { Policy } from './content/policy.ts'
import { PolicyContact } from './PolicyContact.tsx'
import { PolicyHeader } from './PolicyHeader.tsx'
import { PolicySections } from './PolicySections.tsx'

const CONTACT = { id: 'contact', title: 'Questions' }

export const PolicyDocument = ({ policy }: { policy: Policy }) => {
  const { title, description, keywords, path, sections, faqs, contact } = policy
  return (
    <article>
      <Seo title={title} description={description} keywords={keywords} canonical={path} />
      <StructuredData title={title} description={description} canonical={path} faqs={faqs} />
      <PolicyHeader policy={policy} />
      <div className={`${layout.page} ${documentStyles.columns}`}>
        <DocumentContents entries={[...sections, CONTACT]} />
        <div className={documentStyles.body}>
          <PolicySections sections={sections} />
          {faqs && (
            <div className={documentStyles.faqs}>
              <Faqs faqs={faqs} />
            </div>
          )}
          <PolicyContact {...CONTACT} text={contact} />
        </div>
      </div>
    </article>
  )
}
