import vehicles from '#graph/seed/vehicles.json' with { type: 'json' }

const SHOWROOM = 'hahndorf'

export const VEHICLES = vehicles
  .filter(({ isNew }) => isNew !== false)
  .map((vehicle) => ({ ...vehicle, location: vehicle.location && SHOWROOM }))
