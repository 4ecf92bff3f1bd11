import { freshClient } from '#web/data/client.ts'
import { failedStatus } from '#web/data/failedCall.ts'
import { InventoryDocument, InventoryListDocument } from '#web/generated/graphql.ts'
import { failedListTitle } from './content.ts'
import { withPlaceNames } from './filterOptions.ts'
import { EMPTY_CHOICES, knownChoices } from './filters.ts'
import type { InventoryList } from './inventoryList.ts'
import type { ListAddress } from './listAddress.ts'
import { listVariables } from './listVariables.ts'
import { localList } from './localList.ts'
import { lastPage, onPage } from './paging.ts'

export { VehicleGrid } from './VehicleGrid.tsx'

const queryInventory = async () => {
  const { data } = await freshClient().query({ query: InventoryDocument, context: { retries: 3 } })
  return data!.vehicles
}

/** Loads the carts before the first choice. Without an answer that choice asks again, and says what is wrong. */
export const prepareList = () => void queryInventory().catch(() => {})

const querySearch = async (address: ListAddress) => {
  const variables = listVariables(address)
  const { data } = await freshClient().query({ query: InventoryListDocument, variables, context: { retries: 3 } })
  return data!.vehicles
}

/** The carts and counts of an address, or its last page; undefined where the inventory has outgrown the browser. */
const load = async (asked: ListAddress): Promise<InventoryList | undefined> => {
  const { totalCount: total, nodes } = await queryInventory()
  if (total > nodes.length) return
  const whole = withPlaceNames(
    localList(nodes, EMPTY_CHOICES).facets,
    nodes.flatMap(({ location }) => location ?? []),
  )
  const choices = knownChoices(asked.choices, whole)
  if (choices.q) {
    const { totalCount: matching, facets, nodes: carts, searchNotes } = await querySearch({ ...asked, choices })
    const last = lastPage(matching)
    if (asked.page > last) return load({ choices, page: last })
    return { choices, page: asked.page, facts: { total, whole, matching, facets }, notes: searchNotes, carts }
  }
  const { vehicles, facets } = localList(nodes, choices)
  const page = Math.min(asked.page, lastPage(vehicles.length))
  return {
    choices,
    page,
    facts: { total, whole, matching: vehicles.length, facets },
    notes: [],
    carts: onPage(vehicles, page),
  }
}

/** As `load`; an error says what shoppers read. */
export const loadList = (asked: ListAddress) =>
  load(asked).catch((error) => {
    throw new Error(failedListTitle(failedStatus(error)))
  })
