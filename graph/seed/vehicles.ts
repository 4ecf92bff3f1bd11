// The seed's whole inventory: 24 carts.
import type { SeedVehicle } from './seed-types.ts'
import { DENAGO_VEHICLES } from './vehicles-denago.ts'
import { EVOLUTION_VEHICLES } from './vehicles-evolution.ts'
import { USED_VEHICLES } from './vehicles-used.ts'
import { WORK_AND_CUSTOM_VEHICLES } from './vehicles-work-custom.ts'

export const VEHICLES: SeedVehicle[] = [
  ...EVOLUTION_VEHICLES,
  ...DENAGO_VEHICLES,
  ...WORK_AND_CUSTOM_VEHICLES,
  ...USED_VEHICLES,
]
