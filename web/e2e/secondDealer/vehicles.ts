import vehicles from '#graph/seed/vehicles.json' with { type: 'json' }

const SHOWROOM = 'hahndorf'

/** Names in texts; ids and pictures are in lower case. */
const FIRST_BRANDS = /Denago|Evolution/g

export const VEHICLES = vehicles
  .filter(({ isNew }) => isNew !== false)
  .map((vehicle) => ({ ...vehicle, location: vehicle.location && SHOWROOM }))
  .map((vehicle): typeof vehicle => JSON.parse(JSON.stringify(vehicle).replace(FIRST_BRANDS, 'Wattle')))
