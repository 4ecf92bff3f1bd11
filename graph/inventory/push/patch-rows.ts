import type { FileRow } from '#graph/inventory/file/file-row.ts'
import { SPECIFICATIONS } from '#graph/vehicles/vehicle-fields.ts'
import type { VehiclePatch } from './vehicle-patch.input.ts'

const NO_SPECIFICATIONS = Object.fromEntries(Object.keys(SPECIFICATIONS).map((name) => [name, null]))

/** The patches as rows of an inventory file. */
export async function* patchRows(patches: readonly VehiclePatch[]): AsyncGenerator<FileRow> {
  for (const [index, { id, specifications, ifUnchangedSince, ...fields }] of patches.entries()) {
    yield {
      line: index + 1,
      values: {
        ...fields,
        ...(specifications === null ? NO_SPECIFICATIONS : specifications),
        id: id ?? undefined,
      },
      updatedAt: ifUnchangedSince?.toISOString(),
      problems: [],
    }
  }
}
