import { useInventorySuspenseQuery } from '#web/generated/graphql.ts'

const RETRIES = 3

/** Every vehicle that the inventory page shows and filters. Parts of the page that ask for it share one request and its retries. */
export const useInventory = () => useInventorySuspenseQuery({ context: { retries: RETRIES } }).data.vehicles
