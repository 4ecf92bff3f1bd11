import { findingOf, historyEntryOf, TREAD_WHEN_NEW } from '#graph/shared/inspection-words.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { type FieldName, namesWhere, type SharedName, SPECIFICATION_NAMES } from './fields.ts'
import type { FloatRange, Vehicle, VehicleSpecifications } from './vehicle.entity.ts'
import { VehicleCondition, type VehicleInspection } from './vehicle.result.ts'

type PlainName = Exclude<FieldName, SharedName | 'images' | 'alt' | 'location'>

const PLAIN_FIELDS = [
  ...(namesWhere(({ column }) => !column).filter(
    (name) => !['images', 'alt', 'location'].includes(name),
  ) as PlainName[]),
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

/** With absolute and encoded addresses, as strict readers require; paths that are not valid URLs are left out. */
export function imagesOf({ images }: Pick<Vehicle, 'images'>, site: SiteAddress) {
  return images.flatMap(({ path, alt, width, height }) => {
    const url = URL.parse(site.picture(path))
    return url ? [{ url: url.href, alt, width: width || null, height: height || null }] : []
  })
}

export const conditionOf = ({ isNew }: Pick<Vehicle, 'isNew'>): VehicleCondition =>
  isNew ? VehicleCondition.NEW : VehicleCondition.USED

/** The dealer's texts, with the numbers that the database parses from them. */
export function specificationsOf(vehicle: Vehicle): VehicleSpecifications {
  return {
    ...Object.fromEntries(SPECIFICATION_NAMES.map((name) => [name, vehicle.specifications[name] ?? null])),
    batteryKind: vehicle.batteryKind,
    topSpeedMph: vehicle.topSpeedMph,
    rangeMiles: rangeOf(vehicle.rangeMinMiles, vehicle.rangeMaxMiles),
    chargingHours: rangeOf(vehicle.chargingMinHours, vehicle.chargingMaxHours),
    payloadPounds: vehicle.payloadPounds,
  }
}

const rangeOf = (min: number | null, max: number | null): FloatRange | null =>
  min === null || max === null ? null : { min, max }

/** The report of a cart; null where nothing was written down. */
export function inspectionOf({ inspection }: Pick<Vehicle, 'inspection'>): VehicleInspection | null {
  if (Object.values(inspection).every((value) => value === null)) return null
  const { inspectedBy = null, inspectedOn = null, batteryHealth = null, tread = null, soldAsIs = null } = inspection
  return {
    ...{ inspectedBy, inspectedOn, batteryHealth, tread },
    treadNew: inspection.treadNew ?? TREAD_WHEN_NEW,
    findings: (inspection.findings ?? []).flatMap((words) => findingOf(words) ?? []),
    history: (inspection.history ?? []).flatMap((words) => historyEntryOf(words) ?? []),
    soldAsIs,
  }
}
