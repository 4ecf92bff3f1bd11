import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { Faqs } from '#web/ui/Faqs.tsx'
import type { Policy } from './content/policy.ts'
import { PolicyContact } from './PolicyContact.tsx'
import { PolicyContents } from './PolicyContents.tsx'
import { policyDocument } from './PolicyDocument.styles.ts'
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
      <div className={`${layout.page} ${policyDocument.columns}`}>
        <PolicyContents entries={[...sections, CONTACT]} />
        <div className={policyDocument.body}>
          <PolicySections sections={sections} />
          {faqs && (
            <div className={policyDocument.faqs}>
              <Faqs faqs={faqs} />
            </div>
          )}
          <PolicyContact {...CONTACT} text={contact} />
        </div>
      </div>
    </article>
  )
}
