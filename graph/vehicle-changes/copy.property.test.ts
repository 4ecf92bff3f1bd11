import fc from 'fast-check'
import { openTestDatabase } from '#graph/testing/database.ts'
import { propertyRuns } from '#graph/testing/property-runs.ts'
import type { ChangePosition, VehicleChange } from './vehicle-change.result.ts'
import { VehicleChangeService } from './vehicle-change.service.ts'

const BEGINNING = new Date(0)

const { database, close } = await openTestDatabase()
const log = new VehicleChangeService(database)
afterAll(close)

type Contents = Record<string, string>

const run = (statement: string, values: unknown[] = []) => database.query(statement, values)

const inventory = async (): Promise<Contents> => {
  const rows: { id: string; price: number; updated_at: Date }[] = await run(
    'select id, price, updated_at from vehicles',
  )
  return Object.fromEntries(rows.map(({ id, price, updated_at }) => [id, `${price} ${updated_at.toISOString()}`]))
}

/** The documented rule for applying a change, wherever it comes from. */
function apply(copy: Contents, { vehicleId, vehicle }: VehicleChange): void {
  if (vehicle) copy[vehicleId] = `${vehicle.price} ${vehicle.updatedAt.toISOString()}`
  else delete copy[vehicleId]
}

const insert = (id: string, aliases: string[] = []) =>
  run(
    `insert into vehicles (id, name, brand, category, price, description, aliases)
     select $1, 'Name', 'B', 'C', 1, '', $2 where not exists (select from vehicle_addresses where address = any ($3))`,
    [id, JSON.stringify(aliases), [id, ...aliases]],
  )
const isFree = `not exists (select from vehicle_addresses where address = $2 and vehicle_id <> $1)`

/** What staff do to the inventory. Where an id is missing or taken, the statement does nothing. */
const WORK: Record<string, (id: string, other: string) => Promise<unknown>> = {
  add: (id) => insert(id),
  'add with an alias': (id, other) => insert(id, other === id ? [] : [other]),
  price: (id) => run('update vehicles set price = price + 1 where id = $1', [id]),
  'save unchanged': (id) => run('update vehicles set price = price where id = $1', [id]),
  rename: (id, other) => run(`update vehicles set id = $2, aliases = '[]' where id = $1 and ${isFree}`, [id, other]),
  'rename and keep as an alias': (id, other) =>
    run(`update vehicles set id = $2, aliases = jsonb_build_array($1::text) where id = $1 and ${isFree}`, [id, other]),
  'drop aliases': (id) => run(`update vehicles set aliases = '[]' where id = $1`, [id]),
  remove: (id) => run('delete from vehicles where id = $1', [id]),
  replace: (id, other) =>
    database.transaction(async (manager) => {
      const { length } = await manager
        .query('delete from vehicles where id = $1 returning id', [id])
        .then(([rows]) => rows)
      if (length === 0) return
      await manager.query(
        `insert into vehicles (id, name, brand, category, price, description, aliases)
         select $2, 'Name', 'B', 'C', 5, '', jsonb_build_array($1::text)
         where $1 <> $2 and not exists (select from vehicle_addresses where address = $2)`,
        [id, other],
      )
    }),
  empty: () => run('truncate vehicles cascade'),
}

/** A copy that is kept by one interface. A step may be interrupted, and what was not stored with its position is lost. */
interface Copy {
  contents: Contents
  step(isInterrupted: boolean): Promise<void>
  /** Catches up with the inventory. */
  finish(): Promise<void>
}

function polledCopy(): Copy {
  let stored = { contents: {} as Contents, since: BEGINNING, after: null as string | null }
  const step = async (isInterrupted = false, first = 2) => {
    const { nodes, pageInfo, syncedUntil } = await log.page({ ...stored, first })
    const contents = { ...stored.contents }
    for (const change of nodes) apply(contents, change)
    if (isInterrupted) return syncedUntil
    const goesOn = await pageInfo.hasNextPage()
    stored = goesOn
      ? { ...stored, contents, after: await pageInfo.endCursor() }
      : { contents, since: syncedUntil, after: null }
    return syncedUntil
  }
  return {
    get contents() {
      return stored.contents
    },
    step: async (isInterrupted) => void (await step(isInterrupted)),
    async finish() {
      const end = await endOfLog()
      while (stored.since <= end.time) await step(false, 250)
    },
  }
}

function deliveredCopy(): Copy {
  const contents: Contents = {}
  let position: ChangePosition = { time: BEGINNING, id: '' }
  const deliver = async (isInterrupted: boolean, limit: number) => {
    for (const change of await log.following(position, limit)) {
      apply(contents, change)
      // A process that is killed before the position moves delivers the change again.
      if (!isInterrupted) position = { time: change.changedAt, id: change.vehicleId }
    }
  }
  return {
    contents,
    step: (isInterrupted) => deliver(isInterrupted, 1),
    async finish() {
      const end = await endOfLog()
      while (position.id !== end.id || +position.time !== +end.time) await deliver(false, 250)
    },
  }
}

async function endOfLog(): Promise<ChangePosition> {
  const [last] = await run(
    `select changed_at as time, vehicle_id as id from vehicle_log order by changed_at desc, vehicle_id desc limit 1`,
  )
  return last
}

const id = fc.constantFrom('a', 'b', 'c', 'd')
const work = fc.record({ what: fc.constantFrom(...Object.keys(WORK)), id, other: id })
const step = fc.record({ copy: fc.nat(1), isInterrupted: fc.boolean() })

it('a copy equals the inventory by every interface, whatever happens to ids and whenever it is interrupted', async () => {
  const property = fc.asyncProperty(fc.array(fc.oneof(work, step), { maxLength: 40 }), async (sequence) => {
    const copies = [polledCopy(), deliveredCopy()]
    for (const entry of sequence) {
      if ('what' in entry) await WORK[entry.what]!(entry.id, entry.other)
      else await copies[entry.copy]!.step(entry.isInterrupted)
    }
    const stock = await inventory()
    for (const copy of copies) {
      await copy.finish()
      expect(copy.contents).toEqual(stock)
    }
  })
  await fc.assert(property, propertyRuns(20))
})
