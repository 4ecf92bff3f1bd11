import type { ReactNode } from 'react'
import type { PageData } from '#web/data/pageData.ts'
import { SiteContext } from '#web/environment/site.ts'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { Document } from './Document.tsx'

/** Everything above the router, which differs between server and browser. */
export const Root = ({ site, submitted, children }: PageData & { children: ReactNode }) => (
  <Document>
    <SiteContext value={site}>
      <SubmittedFormContext value={submitted}>{children}</SubmittedFormContext>
    </SiteContext>
  </Document>
)
