import { prefetch } from '#web/data/client.ts'
import { InventoryDocument, useInventorySuspenseQuery } from '#web/generated/graphql.ts'

const context = { retries: 3 }

/** All vehicles that the inventory page filters. The parts of the page share one request and its retries. */
export const useInventory = () => useInventorySuspenseQuery({ context }).data.vehicles

export const prefetchInventory = () => prefetch(InventoryDocument, context)
