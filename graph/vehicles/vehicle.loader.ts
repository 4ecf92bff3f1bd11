import DataLoader from 'dataloader'
import type { Vehicle } from './vehicle.entity.ts'
import type { VehicleService } from './vehicle.service.ts'

export interface VehicleContext {
  loaders: ReturnType<typeof createVehicleLoaders>
}

export function createVehicleLoaders(vehicles: VehicleService) {
  return {
    vehicleByAddress: new DataLoader<string, Vehicle | null>((addresses) => vehicles.findByAddresses(addresses)),

    similarVehicles: new DataLoader<{ id: string; limit: number }, Vehicle[], string>(
      async (keys) => {
        const most = Math.max(...keys.map(({ limit }) => limit))
        const lists = await vehicles.similar(
          keys.map(({ id }) => id),
          most,
        )
        return lists.map((list, index) => list.slice(0, keys[index]?.limit))
      },
      { cacheKeyFn: ({ id, limit }) => `${limit} ${id}` },
    ),
  }
}
