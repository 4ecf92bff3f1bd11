import type { DataSource } from 'typeorm'
import { type UserError, UserErrorCode } from '#graph/api/user-error.ts'
import { found } from '#graph/files/file-problem.ts'
import type { FileRow } from '#graph/inventory/file/file-row.ts'
import { SPECIFICATIONS } from '#graph/vehicles/vehicle-fields.ts'
import type { VehiclePatch } from './vehicle-patch.input.ts'

/** The vehicle that a patch names. */
interface PatchedVehicle {
  id: string
}

export function isFound(vehicle: PatchedVehicle | UserError): vehicle is PatchedVehicle {
  return 'id' in vehicle
}

/** Finds the vehicles that patches name. */
export class PatchedVehicles {
  constructor(private readonly database: DataSource) {}

  /** For each patch its vehicle, or why there is none. */
  async find(patches: readonly VehiclePatch[]): Promise<(PatchedVehicle | UserError)[]> {
    const rows: { kind: 'id' | 'stockNumber'; name: string; ids: string[] }[] = await this.database.query(
      `select 'id' as kind, address as name, array[vehicle_id] as ids from vehicle_addresses where address = any($1)
       union all
       select 'stockNumber', lower(stock_number), array_agg(id) from vehicles where lower(stock_number) = any($2) group by 2`,
      [
        patches.map(({ id }) => id).filter((id) => id != null),
        patches.map(({ id, stockNumber }) => (id == null ? stockNumber?.toLowerCase() : null)),
      ],
    )
    const known = new Map(rows.map(({ kind, name, ids }) => [`${kind} ${name}`, ids]))
    return patches.map((patch, index) => {
      const field = patch.id == null ? 'stockNumber' : 'id'
      const name = patch[field]
      const refusal = (message: string, code: UserErrorCode) => ({ field: [String(index), field], message, code })
      if (!name) return refusal('Expected an id or a stock number.', UserErrorCode.REQUIRED)
      const ids = known.get(`${field} ${field === 'id' ? name : name.toLowerCase()}`) ?? []
      if (ids.length === 0) return refusal(`No vehicle has ${found(name)}.`, UserErrorCode.NOT_FOUND)
      if (ids.length > 1)
        return refusal(
          `Several vehicles have ${found(name)}: ${ids.join(', ')}. Name one by its id.`,
          UserErrorCode.INVALID,
        )
      return { id: ids[0]! }
    })
  }
}

const NO_SPECIFICATIONS = Object.fromEntries(Object.keys(SPECIFICATIONS).map((name) => [name, null]))

/** The patches as rows of an inventory file. */
export async function* patchRows(
  patches: readonly VehiclePatch[],
  vehicles: readonly PatchedVehicle[],
): AsyncGenerator<FileRow> {
  for (const [index, { specifications, ifUnchangedSince, stockNumber, ...fields }] of patches.entries()) {
    // Without an id it only names the vehicle, in any case.
    const changed = fields.id == null ? fields : { ...fields, stockNumber }
    yield {
      line: index + 1,
      values: {
        ...changed,
        ...(specifications === null ? NO_SPECIFICATIONS : specifications),
        id: vehicles[index]!.id,
      },
      updatedAt: ifUnchangedSince?.toISOString(),
      problems: [],
    }
  }
}
