/** Canonical path of a vehicle's page; ids are opaque, and an import or SQL may bring any character. */
export const vehiclePath = (id: string) => `/vehicle/${encodeURIComponent(id)}`

/** Vehicles of a list, by name and canonical address. */
export const vehicleLinks = (vehicles: readonly { id: string; name: string }[]) =>
  vehicles.map(({ id, name }) => ({ name, path: vehiclePath(id) }))
