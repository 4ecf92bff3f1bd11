/** Vehicles of a list, by name and canonical address. */
export const vehicleLinks = (vehicles: readonly { id: string; name: string }[]) =>
  vehicles.map(({ id, name }) => ({ name, path: `/vehicle/${encodeURIComponent(id)}` }))
