import { BRAND_OPTIONS, inventoryPath } from './filters.ts'

/** The pages above a vehicle's own: the inventory, and its brand in it where the filter knows the brand. */
export const vehicleParents = ({ brand }: { brand: string }) => {
  const option = BRAND_OPTIONS.find(({ label }) => label === brand)
  const inventory = { name: 'Inventory', path: '/inventory' }
  if (!option) return [inventory] as const
  return [inventory, { name: brand, path: inventoryPath({ brand: option.value }) }] as const
}
