/** The code that the inventory page loads when a filter is about to be used: one script, so that the first filter waits once. */
export { InventoryResults } from './InventoryResults.tsx'
export { ServerFacts } from './ServerFacts.tsx'
export { loadList, prefetchInventory } from './useInventory.ts'
