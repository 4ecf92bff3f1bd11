import type { Site } from '#web/environment/site.ts'

/** The age from which prices and availability are read again before they are shown as current, in ms. */
export const FRESH_MS = 5 * 60_000

export const PAGE_DATA_ID = 'page-data'

export type PageData = { site: Site }

export const readPageData = (): PageData => JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent)
