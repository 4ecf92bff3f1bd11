import { BRAND_OPTIONS, inventoryPath } from './filters.ts'

/** Canonical path of a vehicle's page; ids are opaque, and an import or SQL may bring any character. */
export const vehiclePath = (id: string) => `/vehicle/${encodeURIComponent(id)}`

/** Vehicles of a list, by name and canonical address. */
export const vehicleLinks = (vehicles: readonly { id: string; name: string }[]) =>
  vehicles.map(({ id, name }) => ({ name, path: vehiclePath(id) }))

/** The pages above a vehicle's own: the inventory, and its brand in it where the filter knows the brand. */
export const vehicleParents = ({ brand }: { brand: string }) => {
  const option = BRAND_OPTIONS.find(({ label }) => label === brand)
  const inventory = { name: 'Inventory', path: '/inventory' }
  if (!option) return [inventory] as const
  return [inventory, { name: brand, path: inventoryPath({ brand: [option.value] }) }] as const
}
