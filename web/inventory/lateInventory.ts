/** What the inventory page loads before the first use of a filter: one chunk, so that it waits for one request. */
export { InventoryResults } from './InventoryResults.tsx'
export { ServerFacts } from './ServerFacts.tsx'
export { loadList, prefetchInventory } from './useInventory.ts'
