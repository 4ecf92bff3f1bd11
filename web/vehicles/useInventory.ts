import { prefetch } from '#web/data/client.ts'
import { InventoryDocument, useInventorySuspenseQuery } from '#web/generated/graphql.ts'

const OPTIONS = { context: { retries: 3 } }

/** Every vehicle that the inventory page filters. Parts of the page share one request and its retries. */
export const useInventory = () => useInventorySuspenseQuery(OPTIONS).data.vehicles

export const prefetchInventory = () => prefetch(InventoryDocument, OPTIONS)
