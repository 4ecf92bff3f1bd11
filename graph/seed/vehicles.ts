import type { SeedVehicle } from './seed-types.ts'
import vehicles from './vehicles.json' with { type: 'json' }

/** The seed's whole inventory: 24 carts, in the format of the inventory file. */
export const VEHICLES = vehicles as SeedVehicle[]
