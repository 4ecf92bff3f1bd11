import type { PendingInquiry } from '#web/contact/pendingInquiry.ts'
import { readPageData } from '#web/data/pageData.ts'
import type { Start } from '#web/islands/awaitUse.ts'
import { startIsland } from '#web/islands/startIsland.tsx'
import { ISLANDS } from './islands.ts'

/** What the loader imports when an island is first used. */
export type IslandsEntry = {
  start: Start
  finish: (inquiry: PendingInquiry) => Promise<void>
}

export const start: IslandsEntry['start'] = (island) =>
  startIsland(island, { islands: ISLANDS, site: readPageData().site })

export const finish: IslandsEntry['finish'] = async (inquiry) =>
  (await import('#web/contact/finishSending.ts')).finishSending(inquiry)
