import type { InventoryListQuery, VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import type { Facets, Whole } from './filterOptions.ts'
import type { ListAddress } from './listAddress.ts'

/** The numbers that the filters and the status line show. */
export type InventoryFacts = {
  /** Of the whole inventory. */
  total: number
  whole: Whole
  /** Of the carts that match. */
  matching: number
  /** Null where all carts match: those of the whole inventory. */
  facets: Facets | null
}

type Cart = InventoryListQuery['vehicles']['nodes'][number]

/** Those of a search. */
type Numbers = Partial<Pick<Cart, 'stockNumber' | 'serialNumber' | 'vin'>>

/** What an address shows: the carts of a block of pages, and the counts. */
export type InventoryList = ListAddress & {
  facts: InventoryFacts
  /** How a sentence was read. */
  notes: readonly string[]
  carts: readonly (VehicleCard_VehicleFragment & Numbers)[]
}

export const statusText = ({ matching, total }: InventoryFacts) => `Showing ${matching} of ${total} total vehicles`
