import type { SiteAddress } from '#graph/dealer/site-address.ts'
import { type InventoryRecord, inventoryRecord } from '#graph/inventory/file/inventory-record.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** What the feeds say of a vehicle: the line of the inventory file, and what only readers elsewhere need. */
export interface FeedVehicle extends InventoryRecord {
  /** Absolute address of its page. */
  url: string
  /** Absolute addresses of its pictures, the main one first. */
  pictures: string[]
  addedAt: Date
  changedAt: Date
}

export function feedVehicle(vehicle: Vehicle, site: SiteAddress): FeedVehicle {
  return {
    ...inventoryRecord(vehicle),
    url: site.vehiclePage(vehicle.id),
    pictures: pictureAddresses(vehicle, site),
    addedAt: vehicle.createdAt,
    changedAt: vehicle.updatedAt,
  }
}

/** Absolute and encoded, as strict readers want them. A path that makes no address is left out. */
export function pictureAddresses({ images }: Pick<Vehicle, 'images'>, site: SiteAddress): string[] {
  const addresses = images.map(({ path }) => site.picture(path))
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).href)
}
