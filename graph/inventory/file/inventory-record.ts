import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** A vehicle as flat as a line of the inventory file; `images` are paths below /media/ or absolute addresses. */
export interface InventoryRecord {
  id: string
  name: string
  brand: string
  category: string
  /** US dollars. */
  price: number
  description: string
  images: string[]
  externalUrl: string | null
  topSpeed: string | null
  range: string | null
  seatingCapacity: number | null
  batteryType: string | null
  chargingTime: string | null
  payload: string | null
  features: string[]
  inStock: boolean
  isNew: boolean
  aliases: string[]
}

export function inventoryRecord(vehicle: Vehicle): InventoryRecord {
  const { specifications } = vehicle
  return {
    id: vehicle.id,
    name: vehicle.name,
    brand: vehicle.brand,
    category: vehicle.category,
    price: vehicle.price,
    description: vehicle.description,
    images: vehicle.images.map(({ path }) => path),
    externalUrl: vehicle.externalUrl,
    topSpeed: specifications.topSpeed ?? null,
    range: specifications.range ?? null,
    seatingCapacity: specifications.seatingCapacity ?? null,
    batteryType: specifications.batteryType ?? null,
    chargingTime: specifications.chargingTime ?? null,
    payload: specifications.payload ?? null,
    features: vehicle.features,
    inStock: vehicle.inStock,
    isNew: vehicle.isNew,
    aliases: vehicle.aliases,
  }
}
