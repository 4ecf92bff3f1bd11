import DataLoader from 'dataloader'
import type { Vehicle } from './vehicle.entity.ts'
import type { VehicleService } from './vehicle.service.ts'
import type { VehicleColumn } from './vehicle-columns.ts'

interface AddressKey {
  address: string
  columns: readonly VehicleColumn[]
}

interface SimilarKey {
  id: string
  limit: number
  columns: readonly VehicleColumn[]
}

export function createVehicleLoaders(vehicles: VehicleService) {
  return {
    vehicleByAddress: new DataLoader<AddressKey, Vehicle | null, string>(
      (keys) =>
        vehicles.findByAddresses(
          keys.map(({ address }) => address),
          columnsOfAll(keys),
        ),
      { cacheKeyFn: ({ address, columns }) => `${columns} ${address}` },
    ),

    similarVehicles: new DataLoader<SimilarKey, Vehicle[], string>(
      async (keys) => {
        const most = Math.max(...keys.map(({ limit }) => limit))
        const lists = await vehicles.similar(
          keys.map(({ id }) => id),
          most,
          columnsOfAll(keys),
        )
        return lists.map((list, index) => list.slice(0, keys[index]?.limit))
      },
      { cacheKeyFn: ({ id, limit, columns }) => `${columns} ${limit} ${id}` },
    ),
  }
}

function columnsOfAll(keys: readonly { columns: readonly VehicleColumn[] }[]): readonly VehicleColumn[] {
  return keys.length === 1 ? keys[0]!.columns : [...new Set(keys.flatMap(({ columns }) => columns))]
}
