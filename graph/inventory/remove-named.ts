import type { QueryRunner } from 'typeorm'
import { CREATE_CARTS } from './identity.sql.ts'
import { CREATE_FILE, LOCK } from './import.sql.ts'
import {
  REMOVED_COLUMNS,
  type RemovalRefusal,
  type RemovedVehicle,
  type StockSource,
  takeRemovals,
} from './removal-allowance.ts'

export interface Removed {
  removed: RemovedVehicle[]
}

/** Nothing was withdrawn: `unknown` has the places of ids that no vehicle has or had. */
export type RemovalFailure = { unknown: number[] } | { wouldRemove: RemovalRefusal }

const FILE_OF_IDS = `
  insert into inventory_file (line, id) select place, given from unnest($1::text[]) with ordinality ids (given, place)
`

const NAMED = `
  select to_jsonb(stock) as vehicle, stock.id is null and lower(file.id) not in (
    select lower(address) from withdrawn_vehicles
    cross join lateral (select id union all select jsonb_array_elements_text(aliases)) addresses (address)
  ) as "isUnknown"
  from inventory_carts join inventory_file file using (line)
  left join (select ${REMOVED_COLUMNS} from vehicles) stock on stock.id = vehicle_id
  order by line
`

/** Those that were withdrawn before are no error, so that a sender whose answer was lost can send the same again. */
export async function removeNamed(
  runner: QueryRunner,
  ids: string[],
  source: StockSource,
): Promise<Removed | RemovalFailure> {
  await runner.query(CREATE_FILE)
  await runner.query(FILE_OF_IDS, [ids])
  await runner.query(LOCK)
  await runner.query(CREATE_CARTS, [true])
  const named: { vehicle: RemovedVehicle | null; isUnknown: boolean }[] = await runner.query(NAMED)
  const unknown = named.flatMap(({ isUnknown }, place) => (isUnknown ? place : []))
  if (unknown.length > 0) return { unknown }
  const vehicles = new Map(named.flatMap(({ vehicle }) => (vehicle ? [[vehicle.id, vehicle]] : [])))
  const removed = [...vehicles.values()]
  const wouldRemove = await takeRemovals(runner, source, removed)
  if (wouldRemove) return { wouldRemove }
  // A statement that deletes nothing is announced as well, and would outdate every cached answer.
  if (removed.length > 0) await runner.query('delete from vehicles where id = any ($1)', [removed.map(({ id }) => id)])
  return { removed }
}
