/** Canonical path of a vehicle's page; ids are opaque, and an import or SQL may bring any character. */
export const vehiclePath = (id: string) => `/vehicle/${encodeURIComponent(id)}`

/** Canonical paths of the vehicles of a list. */
export const vehicleLinks = (vehicles: readonly { id: string }[]) => vehicles.map(({ id }) => vehiclePath(id))
