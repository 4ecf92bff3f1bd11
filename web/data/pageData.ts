import type { Site } from '#web/environment/site.ts'
import type { SubmittedForm } from '#web/environment/submittedForm.ts'

export const PAGE_DATA_ID = 'page-data'

/** The data that the server sends to the browser beside the HTML. */
export type PageData = {
  site: Site
  /** The contact form as it was posted without scripts, when it came back with errors. */
  submitted?: SubmittedForm
}

export const readPageData = (): PageData => JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent)
