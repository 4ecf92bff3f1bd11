import { createContext, use } from 'react'
import { FRESH_MS } from '#web/data/freshness.ts'
import type { Facets } from './filterOptions.ts'

/** Numbers about the list on the screen, which filters and status line show. */
export type InventoryFacts = {
  /** Vehicles in the inventory. */
  total: number
  /** Facets of the whole inventory. */
  stock: Facets
  /** Vehicles under the filters. */
  matching: number
  facets: Facets
}

type Exchange = {
  /** Null when they could not be read; undefined until they come. */
  facts: InventoryFacts | null | undefined
  /** The list tells what it found. */
  report: (facts: InventoryFacts | null) => void
}

export const InventoryFactsContext = createContext<Exchange>({ facts: undefined, report: () => {} })

export const useInventoryFacts = () => use(InventoryFactsContext)

let latest: { facts: InventoryFacts; at: number } | undefined

/** Keeps the facts for the way back to the list from a cart. */
export const rememberFacts = (facts: InventoryFacts) => {
  latest = { facts, at: Date.now() }
}

/** The latest facts about the inventory, unless they are too old. */
export const rememberedFacts = () => (latest && Date.now() < latest.at + FRESH_MS ? latest.facts : undefined)

export const statusText = ({ matching, total }: InventoryFacts) => `Showing ${matching} of ${total} total vehicles`

export const LOADING = 'Loading vehicles'
