import type { FileRow } from '#graph/inventory/file/file-row.ts'
import { GROUPS, type GroupName } from '#graph/vehicles/inventory-fields.ts'
import { VehicleCondition } from '#graph/vehicles/vehicle-state.result.ts'
import type { VehiclePatch } from './vehicle-patch.input.ts'

/** The fields of a group; null empties them all. */
const fieldsOf = (group: GroupName, given: object | null | undefined) =>
  given === null ? Object.fromEntries(Object.keys(GROUPS[group]).map((name) => [name, null])) : given

/** Fields of the file that a patch names otherwise. */
export const PATCH_NAMES: Partial<Record<string, keyof VehiclePatch>> = {
  isNew: 'condition',
  location: 'locationId',
  updatedAt: 'ifUnchangedSince',
}

/** The patches as rows of an inventory file. */
export async function* patchRows(patches: readonly VehiclePatch[]): AsyncGenerator<FileRow> {
  for (const [index, patch] of patches.entries()) {
    const { id, condition, locationId, specifications, inspection, ifUnchangedSince, ...fields } = patch
    yield {
      line: index + 1,
      values: {
        ...fields,
        ...fieldsOf('specifications', specifications),
        ...fieldsOf('inspection', inspection),
        id: id ?? undefined,
        isNew: condition && condition === VehicleCondition.NEW,
        location: locationId,
      },
      updatedAt: ifUnchangedSince?.toISOString(),
      problems: [],
    }
  }
}
