import { readPageData } from '#web/data/pageData.ts'
import type { Start } from '#web/islands/awaitUse.ts'
import { startIsland } from '#web/islands/startIsland.tsx'
import { ISLANDS } from './islands.ts'

/** What the loader imports when an island is first used. */
export type IslandsEntry = { start: Start }

export const start: IslandsEntry['start'] = (island) =>
  startIsland(island, { islands: ISLANDS, site: readPageData().site })
