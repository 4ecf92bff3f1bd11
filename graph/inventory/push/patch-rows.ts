import type { FileRow } from '#graph/inventory/file/file-row.ts'
import { SPECIFICATIONS } from '#graph/vehicles/inventory-fields.ts'
import { VehicleCondition } from '#graph/vehicles/vehicle-state.result.ts'
import type { VehiclePatch } from './vehicle-patch.input.ts'

const NO_SPECIFICATIONS = Object.fromEntries(Object.keys(SPECIFICATIONS).map((name) => [name, null]))

/** Fields of the file that a patch names otherwise. */
export const PATCH_NAMES: Partial<Record<string, keyof VehiclePatch>> = {
  isNew: 'condition',
  location: 'locationId',
  updatedAt: 'ifUnchangedSince',
}

/** The patches as rows of an inventory file. */
export async function* patchRows(patches: readonly VehiclePatch[]): AsyncGenerator<FileRow> {
  for (const [index, patch] of patches.entries()) {
    const { id, condition, locationId, specifications, ifUnchangedSince, ...fields } = patch
    yield {
      line: index + 1,
      values: {
        ...fields,
        ...(specifications === null ? NO_SPECIFICATIONS : specifications),
        id: id ?? undefined,
        isNew: condition && condition === VehicleCondition.NEW,
        location: locationId,
      },
      updatedAt: ifUnchangedSince?.toISOString(),
      problems: [],
    }
  }
}
