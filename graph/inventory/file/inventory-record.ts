import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import {
  FIELD_NAMES,
  type FIELDS,
  type FieldName,
  type SpecificationName,
  type VehicleField,
} from '#graph/vehicles/vehicle-fields.ts'

type Values = { [Name in FieldName]: (typeof FIELDS)[Name] extends VehicleField<infer Value> ? Value : never }

/** A vehicle as flat as a line of the inventory file; `images` are paths below /media/ or absolute addresses. */
export type InventoryRecord = Omit<Values, SpecificationName> & Partial<Pick<Values, SpecificationName>>

/** A vehicle as an export has it. An import does not write it over a later change. */
export type ExportedRecord = InventoryRecord & { updatedAt?: Date }

type RecordedVehicle = Pick<Vehicle, Exclude<FieldName, SpecificationName | 'alt'> | 'specifications'>

export function inventoryRecord({ images, specifications, ...others }: RecordedVehicle): InventoryRecord {
  const pictures = { images: images.map(({ path }) => path), alt: images.map(({ alt }) => alt) }
  const values = { ...others, ...specifications, ...pictures }
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name] ?? null])) as InventoryRecord
}

export function exportedRecord(vehicle: RecordedVehicle & Pick<Vehicle, 'updatedAt'>): ExportedRecord {
  return { ...inventoryRecord(vehicle), updatedAt: vehicle.updatedAt }
}
