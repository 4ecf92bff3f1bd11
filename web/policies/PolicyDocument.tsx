import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import type { Policy } from './content/policy.ts'
import { PolicyContact } from './PolicyContact.tsx'
import { PolicyContents } from './PolicyContents.tsx'
import { policyDocument } from './PolicyDocument.styles.ts'
import { PolicyHeader } from './PolicyHeader.tsx'
import { PolicySections } from './PolicySections.tsx'

const CONTACT = { id: 'contact', title: 'Questions' }

export const PolicyDocument = ({ policy }: { policy: Policy }) => {
  const { title, description, keywords, path, sections, contact } = policy
  return (
    <article>
      <Seo title={title} description={description} keywords={keywords} canonical={path} />
      <PolicyHeader policy={policy} />
      <div className={`${layout.page} ${policyDocument.columns}`}>
        <PolicyContents entries={[...sections, CONTACT]} />
        <div className={policyDocument.body}>
          <PolicySections sections={sections} />
          <PolicyContact {...CONTACT} text={contact} />
        </div>
      </div>
    </article>
  )
}
