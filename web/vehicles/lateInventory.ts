/** The code that the inventory page loads when a filter is about to be used: one script, so that the first filter waits once. */
export { InventoryCount } from './InventoryCount.tsx'
export { InventoryResults } from './InventoryResults.tsx'
export { prefetchInventory } from './useInventory.ts'
