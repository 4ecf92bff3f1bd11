import type { SiteAddress } from '#graph/dealer/site-address.ts'
import { type InventoryRecord, inventoryRecord } from '#graph/inventory/file/inventory-record.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** A vehicle in the feeds: the record of the inventory file, with absolute addresses and times. */
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

/** Absolute and encoded, as strict readers require. Paths that make no valid address are left out. */
export function pictureAddresses({ images }: Pick<Vehicle, 'images'>, site: SiteAddress): string[] {
  const addresses = images.map(({ path }) => site.picture(path))
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).href)
}
