import { readCell } from '#graph/inventory/file/csv-cell.ts'
import type { FileRow } from '#graph/inventory/file/file-row.ts'
import { type FieldName, SPECIFICATIONS } from '#graph/vehicles/vehicle-fields.ts'
import type { VehiclePatch } from './vehicle-patch.input.ts'

const NO_SPECIFICATIONS = Object.fromEntries(Object.keys(SPECIFICATIONS).map((name) => [name, null]))

/** The patches as rows of an inventory file. */
export async function* patchRows(patches: readonly VehiclePatch[]): AsyncGenerator<FileRow> {
  for (const [index, { id, specifications, ifUnchangedSince, ...fields }] of patches.entries()) {
    const values = { ...fields, ...(specifications === null ? NO_SPECIFICATIONS : specifications) }
    const emptied = Object.entries(values).filter(([, value]) => value === null)
    yield {
      line: index + 1,
      values: {
        ...values,
        // As by an empty cell: a list without entries, and a text without letters.
        ...Object.fromEntries(emptied.map(([name]) => [name, readCell(name as FieldName, '')])),
        id: id ?? undefined,
      },
      updatedAt: ifUnchangedSince?.toISOString(),
      problems: [],
    }
  }
}
