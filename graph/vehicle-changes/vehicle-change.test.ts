import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

interface Change {
  vehicleId: string
  kind: string
  changedAt: string
  vehicle: { id: string; price: number } | null
}

const CHANGES = `query Changes($since: DateTime!, $first: Int, $after: String) {
  vehicleChanges(since: $since, first: $first, after: $after) {
    edges { cursor node { vehicleId } }
    nodes { vehicleId kind changedAt vehicle { id price } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
    syncedUntil
  }
}`

const BEGINNING = '1970-01-01T00:00:00Z'

const test = await createTestGraph()
afterAll(() => test.close())

const page = async (variables: object) => (await test.dataOf(CHANGES, variables)).vehicleChanges

const run = (statement: string, values: unknown[] = []) => test.database.query(statement, values)
const ids = ({ nodes }: { nodes: Change[] }) => nodes.map(({ vehicleId }) => vehicleId)

/** A synchronisation after everything written so far; times are kept to the millisecond. */
async function changesSince(since: string): ReturnType<typeof page> {
  const [{ now }] = await run(`select clock_timestamp() + interval '2 milliseconds' as now`)
  let latest = await page({ since })
  while (new Date(latest.syncedUntil) < now) latest = await page({ since })
  return latest
}

describe('vehicleChanges', () => {
  it('returns the whole inventory from the beginning, and nothing after it', async () => {
    const { nodes, syncedUntil } = await changesSince(BEGINNING)
    expect(nodes).toHaveLength(24)
    const isWhole = ({ vehicleId, kind, vehicle }: Change) => kind === 'UPSERTED' && vehicle?.id === vehicleId
    expect(nodes.every(isWhole)).toBe(true)
    expect((await changesSince(syncedUntil)).nodes).toEqual([])
  })

  it('returns what was added, changed and removed, each once and in order', async () => {
    const { syncedUntil } = await changesSince(BEGINNING)
    await addVehicle(test.database, { id: 'added', price: 1 })
    await addVehicle(test.database, { id: 'passing', updatedAt: new Date('2001-01-01T00:00:00Z') })
    await run(`update vehicles set price = 2 where id = 'added'`)
    await run(`update vehicles set price = price where id = 'denago-nomad'`)
    await run(`delete from vehicles where id = 'passing'`)
    const { nodes } = await changesSince(syncedUntil)
    expect(nodes).toMatchObject([
      { vehicleId: 'added', kind: 'UPSERTED', vehicle: { id: 'added', price: 2 } },
      { vehicleId: 'passing', kind: 'REMOVED', vehicle: null },
    ])
    expect(nodes[0]!.changedAt <= nodes[1]!.changedAt).toBe(true)
  })

  it('pages through changes with the same time, and can resume after any page', async () => {
    const { syncedUntil: since } = await changesSince(BEGINNING)
    await run(`
      insert into vehicles (id, name, brand, category, price, description)
      select 'bulk-' || lpad(number::text, 2, '0'), 'Bulk', 'B', 'C', 1, '' from generate_series(1, 30) number
    `)
    await run(
      `update vehicle_log set changed_at = (select max(changed_at) from vehicle_log) where vehicle_id like 'bulk-%'`,
    )
    const all = ids(await changesSince(since))
    expect(all).toHaveLength(30)

    const seen: string[] = []
    let after: string | null = null
    do {
      const current = await page({ since, first: 7, after })
      seen.push(...ids(current))
      expect(ids({ nodes: current.edges.map(({ node }: { node: Change }) => node) })).toEqual(ids(current))
      expect(ids(await page({ since, first: 250, after: current.edges[0]!.cursor }))).toEqual(
        all.slice(seen.length - ids(current).length + 1),
      )
      expect(ids(await changesSince(current.syncedUntil))).toEqual(expect.arrayContaining(all.slice(seen.length)))
      after = current.pageInfo.hasNextPage ? current.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(all)
  })

  it('loses nothing of a transaction that began before and commits after a synchronisation', async () => {
    const { syncedUntil: start } = await changesSince(BEGINNING)
    const open = test.database.createQueryRunner()
    await open.startTransaction()
    await open.query(`update vehicles set price = 7000 where id = 'denago-nomad'`)
    await open.query(`delete from vehicles where id = 'denago-rover-xl'`)
    await addVehicle(test.database, { id: 'quick' })
    const during = await page({ since: start })
    expect(ids(during)).not.toContain('denago-nomad')
    await open.commitTransaction()
    await open.release()
    const later = await changesSince(during.syncedUntil)
    const all = [...ids(during), ...ids(later)]
    expect(all).toEqual(expect.arrayContaining(['denago-nomad', 'denago-rover-xl', 'quick']))
    expect((await changesSince(later.syncedUntil)).nodes).toEqual([])
  })

  it('never returns a syncedUntil before since, unless since is in the future', async () => {
    const { syncedUntil: since } = await changesSince(BEGINNING)
    const open = test.database.createQueryRunner()
    await open.startTransaction()
    await open.query(`update vehicles set price = price + 1 where id = 'denago-nomad'`)
    expect((await page({ since })).syncedUntil >= since).toBe(true)
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    expect((await page({ since: inAnHour })).syncedUntil < inAnHour).toBe(true)
    await open.rollbackTransaction()
    await open.release()
  })

  it('answers first: 0 with the since to go on from', async () => {
    const { vehicleChanges } = await test.dataOf(CHANGES, { since: BEGINNING, first: 0 })
    expect(vehicleChanges).toMatchObject({ nodes: [], syncedUntil: '1970-01-01T00:00:00.000Z' })
  })

  it('takes two statements, however many vehicles there are', async () => {
    expect(await test.statementsOf(() => page({ since: BEGINNING, first: 250 }))).toHaveLength(2)
  })

  it.each([
    ['since', { since: 'yesterday' }],
    ['first', { since: BEGINNING, first: -1 }],
    ['first', { since: BEGINNING, first: 251 }],
    ['after', { since: BEGINNING, after: 'no cursor' }],
  ])('refuses %s by name: %j', async (argument, variables) => {
    const { errors } = await test.ask(CHANGES, variables)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
  })
})

const remove = (...ids: string[]) => run('delete from vehicles where id = any ($1)', [ids])

const withdrawn = async (address: string) => {
  const query = 'query ($id: ID!) { withdrawnVehicle(id: $id) { vehicleId name withdrawnAt } }'
  return (await test.dataOf(query, { id: address })).withdrawnVehicle
}

describe('withdrawnVehicle', () => {
  it('is null for a listed vehicle and for an unknown name', async () => {
    for (const address of ['denago-nomad-xl', 'nomad-xl', 'unknown']) expect(await withdrawn(address)).toBeNull()
  })

  it('has every deleted vehicle, by id and by alias', async () => {
    await addVehicle(test.database, { id: 'first', aliases: ['one', 'uno'], name: 'First' })
    await addVehicle(test.database, { id: 'SECOND', aliases: ['Due'] })
    const before = Date.now()
    await remove('first', 'SECOND')
    const first = await withdrawn('first')
    expect(first).toMatchObject({ vehicleId: 'first', name: 'First' })
    expect(new Date(first!.withdrawnAt).getTime()).toBeGreaterThanOrEqual(before - 1000)
    for (const name of ['uno', 'UNO', 'First']) expect(await withdrawn(name)).toEqual(first)
    for (const name of ['SECOND', 'second', 'due']) expect(await withdrawn(name)).toMatchObject({ vehicleId: 'SECOND' })
  })

  it('keeps everything of a vehicle that is withdrawn a second time', async () => {
    await addVehicle(test.database, { id: 'twice', name: 'Before' })
    await remove('twice')
    await addVehicle(test.database, { id: 'twice', name: 'After' })
    expect(await withdrawn('twice')).toBeNull()
    expect(await run(`select from withdrawn_vehicles where id = 'twice'`)).toHaveLength(0)
    await remove('twice')
    expect(await withdrawn('twice')).toMatchObject({ name: 'After' })
  })

  it('is null once another vehicle has its id or its alias', async () => {
    await addVehicle(test.database, { id: 'gone', aliases: ['nickname'] })
    await remove('gone')
    await addVehicle(test.database, { id: 'heir', aliases: ['nickname'] })
    expect(await withdrawn('nickname')).toBeNull()
    expect(await withdrawn('gone')).toMatchObject({ vehicleId: 'gone' })
    await run(`update vehicles set aliases = '["nickname", "gone"]' where id = 'heir'`)
    expect(await withdrawn('gone')).toBeNull()
  })

  it('has the old id of a renamed vehicle, unless that stays an alias', async () => {
    await addVehicle(test.database, { id: 'old-a', aliases: ['kept'] })
    await addVehicle(test.database, { id: 'old-b' })
    await run(`update vehicles set id = 'new-a' where id = 'old-a'`)
    await run(`update vehicles set id = 'new-b', aliases = '["old-b"]' where id = 'old-b'`)
    expect(await withdrawn('old-a')).toMatchObject({ vehicleId: 'old-a' })
    expect(await withdrawn('kept')).toBeNull()
    expect(await withdrawn('old-b')).toBeNull()
    await run(`update vehicles set aliases = '[]' where id = 'new-b'`)
    expect(await withdrawn('old-b')).toMatchObject({ vehicleId: 'old-b' })
  })

  it('is not created by any other change', async () => {
    const count = async () => (await run('select count(*)::int from withdrawn_vehicles'))[0].count
    const before = await count()
    await run(`update vehicles set price = price + 1, aliases = '[]'`)
    expect(await count()).toBe(before)
  })

  it('does not exist for a vehicle that is replaced within one transaction', async () => {
    await addVehicle(test.database, { id: 'replaced', name: 'Before' })
    await test.database.transaction(async (manager) => {
      await manager.query(`delete from vehicles where id = 'replaced'`)
      await manager.query(
        `insert into vehicles (id, name, brand, category, price, description) values ('replaced', 'After', 'B', 'C', 1, '')`,
      )
    })
    expect(await withdrawn('replaced')).toBeNull()
  })

  it('has similar vehicles in stock: same category first, then brand, then price', async () => {
    for (const [id, price, others] of [
      ['sold', 5000, {}],
      ['far', 9000, {}],
      ['near', 4900, {}],
      ['not-there', 5000, { availability: 'OUT_OF_STOCK' }],
      ['brand-only', 5000, { category: 'Other Series' }],
    ] as const)
      await addVehicle(test.database, { brand: 'Likely', category: 'Like Series', id, price, ...others })
    await remove('sold')
    const { withdrawnVehicle } = await test.dataOf('{ withdrawnVehicle(id: "sold") { similar(limit: 3) { id } } }')
    expect(withdrawnVehicle.similar).toEqual([{ id: 'near' }, { id: 'far' }, { id: 'brand-only' }])
    const { errors } = await test.ask('{ withdrawnVehicle(id: "sold") { similar(limit: 0) { id } } }')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'limit' })
  })
})
