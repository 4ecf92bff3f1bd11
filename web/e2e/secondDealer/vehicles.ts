import { EVOLUTION_VEHICLES } from '#graph/seed/vehicles-evolution.ts'
import { WORK_AND_CUSTOM_VEHICLES } from '#graph/seed/vehicles-work-custom.ts'

const SHOWROOM = 'hahndorf'

export const VEHICLES = [...EVOLUTION_VEHICLES, ...WORK_AND_CUSTOM_VEHICLES].map((vehicle) => ({
  ...vehicle,
  location: vehicle.location && SHOWROOM,
}))
