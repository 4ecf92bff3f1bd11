import type { SiteAddress } from '#graph/shared/site-address.ts'
import { inspectionOf } from './inspection.ts'
import { FIELD_NAMES, type GroupedName, groupOf, SPECIFICATIONS, type SpecificationName } from './inventory-fields.ts'
import { VehicleCondition } from './state.result.ts'
import type { FloatRange, Vehicle, VehicleImage, VehicleSpecifications } from './vehicle.entity.ts'

const PLAIN_FIELDS = [
  ...FIELD_NAMES.filter(
    (name): name is Exclude<typeof name, GroupedName | 'images' | 'alt' | 'location'> =>
      !groupOf(name) && name !== 'images' && name !== 'alt' && name !== 'location',
  ),
  ...(['createdAt', 'updatedAt'] as const),
]

export const VEHICLE_JSON_FIELDS = [
  ...PLAIN_FIELDS,
  ...['condition', 'currency', 'url', 'images', 'specifications', 'inspection', 'location'],
] as const

/** Fields that an import of such JSON ignores, because they follow from others. REST has the pictures twice. */
export const DERIVED_JSON_FIELDS = [
  ...(['createdAt', 'currency', 'pictures'] as const),
  ...(['batteryKind', 'topSpeedMph', 'rangeMiles', 'chargingHours', 'payloadPounds'] as const),
]

/** A vehicle in REST and in webhooks, with GraphQL's names and nesting. */
export function vehicleJson(vehicle: Vehicle, site: SiteAddress) {
  return {
    ...Object.fromEntries(PLAIN_FIELDS.map((name) => [name, vehicle[name]])),
    condition: conditionOf(vehicle),
    currency: 'USD',
    url: site.vehiclePage(vehicle.id),
    images: imagesOf(vehicle, site),
    specifications: specificationsOf(vehicle),
    inspection: inspectionOf(vehicle),
    location: vehicle.location === null ? null : { id: vehicle.location },
  }
}

export const IMAGE_JSON_FIELDS = ['url', 'alt', 'width', 'height'] as const

interface ImageJson extends Pick<VehicleImage, 'alt'> {
  /** Absolute and encoded, as strict readers require. */
  url: string
  width: number | null
  height: number | null
}

/** Paths that are not valid URLs are left out. */
export function imagesOf({ images }: Pick<Vehicle, 'images'>, site: SiteAddress): ImageJson[] {
  return images.flatMap(({ path, alt, width, height }) => {
    const url = URL.parse(site.picture(path))
    return url ? [{ url: url.href, alt, width: width || null, height: height || null }] : []
  })
}

export const conditionOf = ({ isNew }: Pick<Vehicle, 'isNew'>): VehicleCondition =>
  isNew ? VehicleCondition.NEW : VehicleCondition.USED

/** The dealer's texts, with the numbers that the database parses from them. */
export function specificationsOf(vehicle: Vehicle): VehicleSpecifications {
  const names = Object.keys(SPECIFICATIONS) as SpecificationName[]
  return {
    ...Object.fromEntries(names.map((name) => [name, vehicle.specifications[name] ?? null])),
    batteryKind: vehicle.batteryKind,
    topSpeedMph: vehicle.topSpeedMph,
    rangeMiles: rangeOf(vehicle.rangeMinMiles, vehicle.rangeMaxMiles),
    chargingHours: rangeOf(vehicle.chargingMinHours, vehicle.chargingMaxHours),
    payloadPounds: vehicle.payloadPounds,
  }
}

const rangeOf = (min: number | null, max: number | null): FloatRange | null =>
  min === null || max === null ? null : { min, max }
