import type { QueryRunner } from 'typeorm'
import { LIMITS } from '#graph/api/limits.ts'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

/** Where removals come from; each source has an allowance of its own. */
export type StockSource = 'command' | `partner ${string}`

export type RemovedVehicle = Pick<Vehicle, 'id' | 'name' | 'stockNumber'> & { isSold: boolean }

/** Removals that wait for a person. Sold carts are not among them. */
export interface RemovalRefusal {
  requested: number
  /** How many the source may still remove on that day. */
  maximum: number
  /** The first 250. */
  ids: string[]
  /** The first 20. */
  first: RemovedVehicle[]
}

const MOST_DESCRIBED = 20

/** A tenth of the carts that are not sold, at least five, less those that the source has removed on the day. */
const ALLOWED = `
  select greatest(0, greatest(5, (listed.count + removed) / 10) - removed) as maximum
  from (select count(*)::integer as count from vehicles where availability <> 'SOLD') listed,
    (select coalesce(sum(removed), 0)::integer as removed from stock_removals where source = $1 and day = $2) known
`

const NOTE = `
  insert into stock_removals as known (source, day, removed) values ($1, $2, $3)
  on conflict (source) do update set day = excluded.day,
    removed = excluded.removed + case when known.day = excluded.day then known.removed else 0 end
`

/** Counts removals of a source, in the transaction that makes them while other writers wait; or says why they must wait. */
export async function takeRemovals(
  runner: QueryRunner,
  source: StockSource,
  vehicles: RemovedVehicle[],
  day = dealerDate(),
): Promise<RemovalRefusal | undefined> {
  const listed = vehicles.filter(({ isSold }) => !isSold)
  const requested = listed.length
  if (requested === 0) return undefined
  const [{ maximum }]: [{ maximum: number }] = await runner.query(ALLOWED, [source, day])
  if (requested > maximum) {
    const ids = listed.slice(0, LIMITS.listEntries).map(({ id }) => id)
    return { requested, maximum, ids, first: listed.slice(0, MOST_DESCRIBED) }
  }
  await runner.query(NOTE, [source, day, requested])
  return undefined
}

/** Names the carts and says what to do; `remedy` is what else the sender can do. */
export function removalText({ requested, maximum, first }: RemovalRefusal, remedy: string): string {
  const names = first.map(({ id, name, stockNumber }) => `${name} (${stockNumber ?? id})`)
  const more = requested > first.length ? ` and ${requested - first.length} more` : ''
  return (
    `Nothing was changed: ${requested} carts that are not sold would be removed, and ` +
    `${maximum === 0 ? 'no more' : `at most ${maximum}`} may be today: ${names.join(', ')}${more}. ` +
    `Mark those sold that were sold: they leave the site by themselves. ${remedy}`
  )
}

/** For what partners push, and the dealer's staff read. */
export const STAFF_REMEDY =
  "If they are really gone, leave some of them for tomorrow, or ask the dealer's staff to import the file with --replace --force."
