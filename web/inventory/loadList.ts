import { searchTowns } from '#graph/shared/search/search-towns.ts'
import { freshClient } from '#web/data/client.ts'
import { failedStatus } from '#web/data/failedCall.ts'
import { InventoryDocument, type InventoryQuery } from '#web/generated/graphql.ts'
import { failedListTitle } from './content.ts'
import { EMPTY_CHOICES, knownChoices } from './filters.ts'
import type { InventoryList } from './inventoryList.ts'
import type { ListAddress } from './listAddress.ts'
import { localList } from './localList.ts'
import { lastPage, onPage } from './paging.ts'

export { VehicleGrid } from './VehicleGrid.tsx'

const queryInventory = async () => {
  const { data } = await freshClient().query({ query: InventoryDocument, context: { retries: 3 } })
  return data!
}

export const townsOf = (towns: InventoryQuery['municipalities'], showrooms: InventoryQuery['locations']) =>
  searchTowns(
    towns.map(({ name, coordinates }) => ({ name, ...coordinates })),
    showrooms.map(({ coordinates, ...showroom }) => ({ ...showroom, ...coordinates })),
  )

/** Loads the carts before the first choice. Without an answer that choice asks again, and says what is wrong. */
export const prepareList = () => void queryInventory().catch(() => {})

/** The carts and counts of an address, or its last page; undefined where the inventory has outgrown the browser. */
export const loadList = async (asked: ListAddress): Promise<InventoryList | undefined> => {
  const {
    vehicles: all,
    municipalities,
    locations,
  } = await queryInventory().catch((error) => {
    throw new Error(failedListTitle(failedStatus(error)))
  })
  const { totalCount: total, nodes } = all
  if (total > nodes.length) return
  const whole = localList(nodes, EMPTY_CHOICES).facets
  const choices = knownChoices(asked.choices, whole)
  const towns = choices.q ? townsOf(municipalities, locations) : undefined
  const { vehicles, facets, notes } = localList(nodes, choices, towns)
  const page = Math.min(asked.page, lastPage(vehicles.length))
  const facts = { total, whole, matching: vehicles.length, facets }
  return { choices, page, facts, notes, carts: onPage(vehicles, page) }
}
