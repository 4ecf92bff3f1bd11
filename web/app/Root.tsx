import type { ReactNode } from 'react'
import { type Site, SiteContext } from '#web/environment/site.ts'
import { type SubmittedForm, SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { Document } from './Document.tsx'

type Props = {
  site: Site
  pageType: string
  /** The contact form as it was posted without scripts, when it came back with errors. */
  submitted?: SubmittedForm
  children: ReactNode
}

/** Everything above the router. */
export const Root = ({ site, pageType, submitted, children }: Props) => (
  <Document pageType={pageType}>
    <SiteContext value={site}>
      <SubmittedFormContext value={submitted}>{children}</SubmittedFormContext>
    </SiteContext>
  </Document>
)
