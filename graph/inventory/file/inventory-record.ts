import { columnName } from '#graph/database/statements.ts'
import type { FileNote } from '#graph/files/file-problem.ts'
import {
  FIELD_NAMES,
  type FIELDS,
  type FieldName,
  type SharedColumn,
  type SharedName,
  type VehicleField,
} from '#graph/vehicles/fields.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

type Values = { [Name in FieldName]: (typeof FIELDS)[Name] extends VehicleField<infer Value> ? Value : never }

/** A vehicle as flat as a line of the inventory file; `images` are paths below /media/ or absolute addresses. */
export type InventoryRecord = Omit<Values, SharedName> & Partial<Pick<Values, SharedName>>

/** A vehicle as an export has it. An import does not write it over a later change. */
export type ExportedRecord = InventoryRecord & { updatedAt?: Date }

/** All but `inStock`, which follows from the availability. */
export const EXPORTED_NAMES = FIELD_NAMES.filter((name) => name !== 'inStock')

type RecordedVehicle = Pick<Vehicle, Exclude<FieldName, SharedName | 'alt'> | SharedColumn>

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

/** A row of an inventory file before its values are read. */
export interface FileRow {
  /** From 1: the first line of a row of CSV, the number of a vehicle in a JSON array. */
  line: number
  /** As a spreadsheet numbers it; absent where there is no file. */
  row?: number
  /** Only the fields that the file has: as words of a cell, or as values of JSON. */
  values: Partial<Record<FieldName, unknown>>
  /** The vehicle's last change as the file knows it; undefined where the file does not say. */
  updatedAt?: unknown
  /** Problems of the row as a whole, and of names that are no fields. */
  problems: Pick<FileNote, 'column' | 'message'>[]
}

interface Cart {
  id?: unknown
  name?: unknown
  stockNumber?: unknown
}

/** A cart as the staff call it: `Denago Nomad XL (R-2611)`. */
export function cartName({ id, name, stockNumber }: Cart): string | undefined {
  const called = [name, id].find((each) => typeof each === 'string' && each !== '') as string | undefined
  return called && typeof stockNumber === 'string' && stockNumber ? `${called} (${stockNumber})` : called
}

/** With its id, by which a row can name it: `Denago Nomad XL (R-2611), id denago-nomad-xl`. */
export const cartWithId = (cart: Cart & { id: string | null }): string => `${cartName(cart)}, id ${cart.id}`
