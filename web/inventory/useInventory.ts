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

/** All vehicles of an inventory that is small enough to load. */
export const useInventory = () => useInventorySuspenseQuery({ context: RETRIES }).data.vehicles

export const prefetchInventory = () => prefetch(InventoryDocument, RETRIES)

/** Preloads the data of a list, whose size decides how it is loaded. */
export const loadList = async (
  address: ListAddress,
  total: number,
  signal: AbortSignal,
): Promise<ListFailure | undefined> => {
  const client = freshClient()
  // Aborting this query must not abort an identical one that Apollo would otherwise deduplicate.
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
