import { prefetch } from '#web/data/client.ts'
import { InventoryDocument, useInventorySuspenseQuery } from '#web/generated/graphql.ts'

export const RETRIES = { retries: 3 }

/** All vehicles, when the inventory is short enough to be loaded. */
export const useInventory = () => useInventorySuspenseQuery({ context: RETRIES }).data.vehicles

export const prefetchInventory = () => prefetch(InventoryDocument, RETRIES)
