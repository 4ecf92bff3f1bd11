import type { SiteAddress } from '#graph/dealer/site-address.ts'
import { type InventoryRecord, inventoryRecord } from '#graph/inventory/file/inventory-record.ts'
import type { FloatRange, Vehicle, VehicleImage, VehicleSpecifications } from '#graph/vehicles/vehicle.entity.ts'

/** The numbers in the dealer's words, by the names that they have in GraphQL. */
export const MEASURES = ['topSpeedMph', 'rangeMiles', 'chargingHours', 'payloadPounds'] as const

export interface FeedPicture extends Pick<VehicleImage, 'alt'> {
  /** Absolute address. */
  url: string
  /** Pixels of the original; null when they are not known. */
  width: number | null
  height: number | null
}

/** A vehicle in the feeds: the record of the inventory file, with absolute addresses, times and measured numbers. */
export interface FeedVehicle extends InventoryRecord {
  /** Absolute address of its page. */
  url: string
  /** The main one first. */
  pictures: FeedPicture[]
  addedAt: Date
  changedAt: Date
  measures: Pick<VehicleSpecifications, (typeof MEASURES)[number]>
}

export function feedVehicle(vehicle: Vehicle, site: SiteAddress): FeedVehicle {
  return {
    ...inventoryRecord(vehicle),
    url: site.vehiclePage(vehicle.id),
    pictures: feedPictures(vehicle, site),
    addedAt: vehicle.createdAt,
    changedAt: vehicle.updatedAt,
    measures: {
      topSpeedMph: vehicle.topSpeedMph,
      rangeMiles: rangeOf(vehicle.rangeMinMiles, vehicle.rangeMaxMiles),
      chargingHours: rangeOf(vehicle.chargingMinHours, vehicle.chargingMaxHours),
      payloadPounds: vehicle.payloadPounds,
    },
  }
}

/** Their addresses are encoded, as strict readers require. Paths that make no valid address are left out. */
export function feedPictures({ images }: Pick<Vehicle, 'images'>, site: SiteAddress): FeedPicture[] {
  return images.flatMap(({ path, alt, width, height }) => {
    const address = site.picture(path)
    return URL.canParse(address)
      ? [{ url: new URL(address).href, alt, width: width || null, height: height || null }]
      : []
  })
}

function rangeOf(min: number | null, max: number | null): FloatRange | null {
  return min === null || max === null ? null : { min, max }
}
