import { freshClient, prefetch } from '#web/data/client.ts'
import { failedStatus } from '#web/data/failedCall.ts'
import {
  InventoryDocument,
  InventoryListDocument,
  InventoryMoreDocument,
  useInventorySuspenseQuery,
} from '#web/generated/graphql.ts'
import { listVariables, moreVariables } from './listVariables.ts'
import { isLoadable } from './paging.ts'
import type { ListAddress, ListFailure } from './useChoices.ts'

export const RETRIES = { retries: 3 }

/** All vehicles, when the inventory is short enough to be loaded. */
export const useInventory = () => useInventorySuspenseQuery({ context: RETRIES }).data.vehicles

export const prefetchInventory = () => prefetch(InventoryDocument, RETRIES)

/** Asks for all that the list shows in an inventory of so many vehicles, before it is shown. */
export const loadList = async (
  address: ListAddress,
  total: number,
  signal: AbortSignal,
): Promise<ListFailure | undefined> => {
  const client = freshClient()
  // A question that is given up must not take an equal one along.
  const context = { ...RETRIES, fetchOptions: { signal }, queryDeduplication: false }
  try {
    if (isLoadable(total)) await client.query({ query: InventoryDocument, context: RETRIES })
    else {
      const first = client.query({ query: InventoryListDocument, variables: listVariables(address), context })
      const more = moreVariables(address).map((variables) =>
        client.query({ query: InventoryMoreDocument, variables, context }),
      )
      await Promise.all([first, ...more])
    }
  } catch (error) {
    return { status: failedStatus(error) }
  }
}
