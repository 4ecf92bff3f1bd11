/** Canonical path of a vehicle's page; ids are opaque, and an import or SQL may bring any character. */
export const vehiclePath = (id: string) => `/vehicle/${encodeURIComponent(id)}`

/** Vehicles of a list, by canonical address. */
export const vehicleLinks = (vehicles: readonly { id: string }[]) =>
  vehicles.map(({ id }) => ({ path: vehiclePath(id) }))
