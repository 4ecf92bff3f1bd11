import { createContext, use } from 'react'
import { FRESH_MS } from '#web/data/freshness.ts'
import type { Facets } from './filterOptions.ts'

/** The numbers that the filters and the status line show. */
export type InventoryFacts = {
  total: number
  /** Facets of the whole inventory. */
  stock: Facets
  matching: number
  facets: Facets
}

type Exchange = {
  /** Undefined until they are loaded, null if that failed. */
  facts: InventoryFacts | null | undefined
  /** Called by the list with its results. */
  report: (facts: InventoryFacts | null) => void
}

export const InventoryFactsContext = createContext<Exchange>({ facts: undefined, report: () => {} })

export const useInventoryFacts = () => use(InventoryFactsContext)

let latest: { facts: InventoryFacts; at: number } | undefined

/** Remembers the facts for the way back from a cart to the list. */
export const rememberFacts = (facts: InventoryFacts) => {
  latest = { facts, at: Date.now() }
}

/** The latest facts about the inventory, unless they are too old. */
export const rememberedFacts = () => (latest && Date.now() < latest.at + FRESH_MS ? latest.facts : undefined)

export const statusText = ({ matching, total }: InventoryFacts) => `Showing ${matching} of ${total} total vehicles`

export const LOADING = 'Loading vehicles'
