import { columnName } from '#graph/database/statements.ts'
import {
  FIELD_NAMES,
  type FIELDS,
  type FieldName,
  type GroupedName,
  type GroupName,
  type VehicleField,
} from '#graph/vehicles/inventory-fields.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

type Values = { [Name in FieldName]: (typeof FIELDS)[Name] extends VehicleField<infer Value> ? Value : never }

/** A vehicle as flat as a line of the inventory file; `images` are paths below /media/ or absolute addresses. */
export type InventoryRecord = Omit<Values, GroupedName> & Partial<Pick<Values, GroupedName>>

/** A vehicle as an export has it. An import does not write it over a later change. */
export type ExportedRecord = InventoryRecord & { updatedAt?: Date }

/** All but `inStock`, which follows from the availability. */
export const EXPORTED_NAMES = FIELD_NAMES.filter((name) => name !== 'inStock')

type RecordedVehicle = Pick<Vehicle, Exclude<FieldName, GroupedName | 'alt'> | GroupName>

export function inventoryRecord({ images, specifications, inspection, ...others }: RecordedVehicle): InventoryRecord {
  const pictures = { images: images.map(({ path }) => path), alt: images.map(({ alt }) => alt) }
  const values = { ...others, ...specifications, ...inspection, ...pictures }
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name] ?? null])) as InventoryRecord
}

/** A row of the table as a record; `alt` and `images` of its pictures. */
export function rowRecord(row: Record<string, unknown>): Record<FieldName, unknown> {
  const { images, specifications, inspection } = row as {
    images: { path: string; alt: string }[] | null
    specifications: object | null
    inspection: object | null
  }
  const pictures = { images: images?.map(({ path }) => path), alt: images?.map(({ alt }) => alt) }
  const values: Record<string, unknown> = { ...specifications, ...inspection, ...pictures }
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name] ?? row[columnName(name)] ?? null])) as Record<
    FieldName,
    unknown
  >
}

export const exportedRecord = (vehicle: RecordedVehicle & Pick<Vehicle, 'updatedAt'>): ExportedRecord => ({
  ...inventoryRecord(vehicle),
  updatedAt: vehicle.updatedAt,
})
