/** Canonical path of a vehicle's page; ids are opaque, and an import or SQL may bring any character. */
export const vehiclePath = (id: string) => `/vehicle/${encodeURIComponent(id)}`

export const vehicleLinks = (vehicles: readonly { id: string; name: string }[]) =>
  vehicles.map(({ id, name }) => ({ name, path: vehiclePath(id) }))
