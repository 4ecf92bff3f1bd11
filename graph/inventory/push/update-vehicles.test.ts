import { printType } from 'graphql'
import { eventually } from '#graph/testing/eventually.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { FIELD_NAMES } from '#graph/vehicles/inventory-fields.ts'
import { PATCH_NAMES } from './patch-rows.ts'

const KEY = 'a-key-that-may-write'

const test = await createTestGraph({
  partners: {
    [KEY]: { name: 'lot', kind: 'private', scopes: ['inventory:write'] },
    'a-key-for-tests': { name: 'lot', kind: 'test', scopes: ['inventory:write'] },
  },
})
afterAll(() => test.close())
beforeAll(() => test.database.query(`insert into partners (name) values ('lot')`))

const MUTATION = `mutation ($input: UpdateVehiclesInput!) {
  updateVehicles(input: $input) {
    dryRun
    results { vehicle { id price updatedAt } isChanged }
    userErrors { field code message values { field before after } }
  }
}`

async function update(vehicles: object[], others: object = {}, key = KEY) {
  const response = await test.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: MUTATION, variables: { input: { vehicles, ...others } } },
    headers: { 'x-partner-key': key },
  })
  return { ...response.json(), isReplayed: response.headers['idempotent-replayed'] === 'true' }
}

async function changesOf(input: object[], others?: object) {
  const { data, errors } = await update(input, others)
  expect(errors).toBeUndefined()
  return data.updateVehicles
}

const vehicle = async (id: string) =>
  (
    await test.dataOf(
      `query ($id: ID!) { vehicle(id: $id) { price listPrice availability condition inStock location { id } mileage updatedAt specifications { topSpeed range } } }`,
      { id },
    )
  ).vehicle

beforeEach(async () => {
  await test.database.query(`delete from vehicles where id like 'patched%'`)
  await addVehicle(test.database, {
    id: 'patched',
    aliases: ['patched-before'],
    stockNumber: 'P-1',
    vin: 'TESTCART4TP009001',
    price: 9000,
    listPrice: 9900,
    specifications: { topSpeed: '25 mph', range: '40 miles' },
  })
})

it('can change each field of the inventory file', () => {
  const input = (name: string) => printType(test.graph.schema.getType(name)!)
  const patches = ['VehiclePatch', 'VehicleSpecificationsPatch', 'VehicleInspectionPatch'].map(input).join('')
  const missing = FIELD_NAMES.filter((name) => !patches.includes(`  ${PATCH_NAMES[name] ?? name}: `))
  expect(missing).toEqual(['inStock'])
})

it('changes what is given, empties what is null, and leaves the rest', async () => {
  const patch = {
    id: 'patched',
    price: 8500,
    listPrice: null,
    availability: 'SOLD',
    condition: 'USED',
    locationId: 'scranton',
    specifications: { range: '50 miles' },
  }
  expect(await changesOf([patch])).toMatchObject({
    results: [{ vehicle: { id: 'patched' }, isChanged: true }],
    userErrors: [],
  })
  expect(await vehicle('patched')).toMatchObject({
    price: 8500,
    listPrice: null,
    availability: 'SOLD',
    condition: 'USED',
    location: { id: 'scranton' },
    inStock: false,
    specifications: { topSpeed: '25 mph', range: '50 miles' },
  })
})

it('writes a condition report, which the vehicle then has', async () => {
  const report = {
    ...{ inspectedBy: 'Ann', inspectedOn: '2026-11-12', batteryHealth: 96, tread: 8, soldAsIs: false },
    findings: [{ spot: 'REAR_STEP', state: 'LEFT', text: 'Light scratches' }],
    history: [{ year: 2023, text: 'Sold new' }],
  }
  await changesOf([{ id: 'patched', warranty: '90 days', inspection: report }])
  const reported = async () =>
    (
      await test.dataOf(`{ vehicle(id: "patched") { warranty inspection {
        inspectedBy inspectedOn batteryHealth tread treadNew soldAsIs findings { spot state text } history { year text }
      } } }`)
    ).vehicle
  expect(await reported()).toEqual({ warranty: '90 days', inspection: { ...report, treadNew: 10 } })
  await changesOf([{ id: 'patched', inspection: { findings: null, batteryHealth: 95 } }])
  expect(await reported()).toMatchObject({ inspection: { ...report, findings: [], batteryHealth: 95 } })
  const long = { id: 'patched', inspection: { findings: [{ ...report.findings[0], text: 'x'.repeat(301) }] } }
  expect((await changesOf([long])).userErrors).toMatchObject([{ field: ['vehicles', '0', 'inspection', 'findings'] }])
  await changesOf([{ id: 'patched', warranty: null, inspection: null }])
  expect(await reported()).toEqual({ warranty: null, inspection: null })
})

it('empties lists, texts and all technical data by null, and says what cannot be empty', async () => {
  const filled = { id: 'patched', features: ['Roof'], description: 'A cart.' }
  await changesOf([filled])
  const empty = {
    id: 'patched',
    features: null,
    description: null,
    images: null,
    aliases: null,
    alt: null,
    specifications: null,
  }
  expect((await changesOf([empty])).userErrors).toEqual([])
  const [row] = await test.database.query(
    `select features, description, images, aliases, specifications from vehicles where id = 'patched'`,
  )
  expect(row).toEqual({ features: [], description: '', images: [], aliases: [], specifications: {} })
  expect((await changesOf([{ id: 'patched', availability: null, price: null }])).userErrors).toMatchObject([
    { field: ['vehicles', '0', 'price'] },
  ])
})

it.each([
  ['input.vehicles[0].id', [{ id: 'a\0' }], {}],
  ['input.vehicles[0].specifications.range', [{ id: 'patched', specifications: { range: '\0' } }], {}],
  ['input.idempotencyKey', [{ id: 'patched' }], { idempotencyKey: '\0' }],
])('refuses text that no database takes, and names %s', async (argument, input, others) => {
  const { errors } = await update(input, others)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
})

it.each([
  ['an alias', { id: 'patched-before' }],
  ['a stock number in any case', { stockNumber: 'p-1' }],
  ['a VIN in any case', { vin: 'testcart4tp009001' }],
])('finds a vehicle by %s', async (_name, named) => {
  expect((await changesOf([{ ...named, mileage: 12 }])).results).toMatchObject([
    { vehicle: { id: 'patched' }, isChanged: true },
  ])
  expect((await changesOf([{ ...named, mileage: 12 }])).results).toMatchObject([
    { vehicle: { id: 'patched' }, isChanged: false },
  ])
})

it('a dry run answers with the vehicle as it would be, and changes nothing', async () => {
  const { results, dryRun } = await changesOf([{ id: 'patched', price: 1 }], { dryRun: true })
  expect(results).toMatchObject([{ vehicle: { id: 'patched', price: 1 }, isChanged: true }])
  expect(dryRun).toBe(true)
  expect((await vehicle('patched')).price).toBe(9000)
})

it('with a test key it is a dry run, and no key of a retry is looked at', async () => {
  const others = { dryRun: false, idempotencyKey: 'tested' }
  for (const price of [1, 2]) {
    const { data, isReplayed } = await update([{ id: 'patched', price }], others, 'a-key-for-tests')
    expect(data.updateVehicles).toMatchObject({ dryRun: true, results: [{ vehicle: { price } }], userErrors: [] })
    expect(isReplayed).toBe(false)
  }
  expect((await vehicle('patched')).price).toBe(9000)
})

it.each([
  [[{ id: 'nobody', price: 1 }], ['vehicles', '1', 'id'], 'NOT_FOUND'],
  [[{ stockNumber: 'U-0', price: 1 }], ['vehicles', '1', 'stockNumber'], 'NOT_FOUND'],
  [[{ price: 1, name: 'Patched', brand: 'Testbrand' }], ['vehicles', '1', 'id'], 'REQUIRED'],
  [[{ id: '', price: 1 }], ['vehicles', '1', 'id'], 'REQUIRED'],
  [[{ id: 'denago-nomad', price: -1 }], ['vehicles', '1', 'price'], 'INVALID'],
  [[{ id: 'denago-nomad', name: null }], ['vehicles', '1', 'name'], 'INVALID'],
  [
    [{ id: 'denago-nomad', specifications: { seatingCapacity: 0 } }],
    ['vehicles', '1', 'specifications', 'seatingCapacity'],
    'INVALID',
  ],
  [[{ id: 'denago-nomad', locationId: 'nowhere' }], ['vehicles', '1', 'locationId'], 'NOT_FOUND'],
  [[{ id: 'denago-nomad', images: ['/etc/passwd'] }], ['vehicles', '1', 'images'], 'INVALID'],
  [[{ id: 'patched-before', price: 2 }], ['vehicles', '1', 'id'], 'INVALID'],
  [[{ id: 'denago-nomad', price: 1, ifUnchangedSince: '2020-01-01T00:00:00Z' }], ['vehicles', '1'], 'STALE'],
  [
    [{ id: 'denago-nomad', ifUnchangedSince: '2099-01-01T00:00:00Z' }],
    ['vehicles', '1', 'ifUnchangedSince'],
    'INVALID',
  ],
  [
    [{ id: 'denago-nomad', price: 1, ifUnchangedSince: '0000-01-01T00:00:00Z' }],
    ['vehicles', '1', 'ifUnchangedSince'],
    'INVALID',
  ],
])('with one wrong patch nothing is changed: %j', async (wrong, field, code) => {
  const { results, userErrors } = await changesOf([{ id: 'patched', price: 1 }, ...wrong])
  expect(userErrors).toMatchObject([{ field, code, message: expect.any(String) }])
  expect(results).toEqual([])
  expect((await vehicle('patched')).price).toBe(9000)
})

it('shows both values of each field that has changed since', async () => {
  const patch = {
    id: 'patched',
    price: 8000,
    features: ['Roof'],
    condition: 'USED',
    locationId: 'scranton',
    specifications: { range: '50 miles' },
  }
  const { userErrors } = await changesOf([{ ...patch, ifUnchangedSince: '2020-01-01T00:00:00Z' }])
  expect(userErrors[0].values).toEqual([
    { field: 'price', before: '9000', after: '8000' },
    { field: 'specifications.range', before: '40 miles', after: '50 miles' },
    { field: 'features', before: '[]', after: '["Roof"]' },
    { field: 'condition', before: 'NEW', after: 'USED' },
    { field: 'locationId', before: null, after: 'scranton' },
  ])
})

it('a vehicle that has not changed since is changed', async () => {
  const { updatedAt } = await vehicle('patched')
  const { results } = await changesOf([{ id: 'patched', price: 8000, ifUnchangedSince: updatedAt }])
  expect(results).toMatchObject([{ vehicle: { id: 'patched' }, isChanged: true }])
})

it('a retry with its key is answered as before, and other patches with it are refused', async () => {
  const patch = { id: 'patched', price: 8100 }
  const first = await update([patch], { idempotencyKey: 'retry' })
  expect(first).toMatchObject({ isReplayed: false, data: { updateVehicles: { dryRun: false, userErrors: [] } } })
  await changesOf([{ id: 'patched', price: 8200 }])
  const again = await update([patch], { idempotencyKey: ' retry ' })
  expect(again).toMatchObject({ isReplayed: true, data: first.data })
  expect((await vehicle('patched')).price).toBe(8200)
  const { userErrors } = await changesOf([{ id: 'patched', price: 1 }], { idempotencyKey: 'retry' })
  expect(userErrors).toMatchObject([{ field: ['idempotencyKey'], code: 'IDEMPOTENCY_KEY_REUSED' }])
})

it('a retry is answered as before although the vehicle was sold meanwhile', async () => {
  await addVehicle(test.database, { id: 'sold-later', stockNumber: 'S-1' })
  const patches = [{ stockNumber: 'S-1', price: 4000 }, { id: 'denago-nomad' }]
  const first = await changesOf(patches, { idempotencyKey: 'sold' })
  expect(first.results).toMatchObject([
    { vehicle: { id: 'sold-later' }, isChanged: true },
    { vehicle: { id: 'denago-nomad' }, isChanged: false },
  ])
  await test.database.query(`delete from vehicles where id = 'sold-later'`)
  expect(await changesOf(patches, { idempotencyKey: 'sold' })).toEqual(first)
})

it('takes 250 patches in one request, and no more', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => `patched-${index}`)
  for (const id of ids) await addVehicle(test.database, { id })
  const patches = ids.map((id, index) => ({ id, price: 5000 + index, mileage: index, availability: 'ON_HOLD' }))
  const { results } = await changesOf(patches)
  expect(results).toMatchObject(ids.map((id) => ({ vehicle: { id }, isChanged: true })))
  expect((await vehicle('patched-249')).price).toBe(5249)
  const { errors } = await update([...patches, { id: 'patched', price: 1 }])
  expect(errors[0].message).toContain('250')
})

it('costs two points for each patch, and the selection of its result', async () => {
  const { extensions } = await update([{ id: 'patched' }, { id: 'denago-nomad' }], { dryRun: true })
  expect(extensions.cost).toMatchObject({ requested: 24, charged: 17 })
})

it('needs a key with the scope', async () => {
  const { data, errors } = await test.ask(MUTATION, { input: { vehicles: [{ id: 'patched', price: 1 }] } })
  expect(data?.updateVehicles ?? null).toBeNull()
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  expect((await vehicle('patched')).price).toBe(9000)
})

it('names all problems of all patches at once, in their order', async () => {
  const patches = [
    { id: 'denago-nomad', vin: 'testcart4tp009001' },
    { id: 'R-2603', price: 1 },
    { id: 'patched', price: -1, locationId: 'nowhere' },
    { stockNumber: 'P-1', price: 2 },
  ]
  const { userErrors } = await changesOf(patches)
  expect(userErrors.map(({ field, code }: { field: string[]; code: string }) => [...field.slice(1), code])).toEqual([
    ['0', 'vin', 'TAKEN'],
    ['1', 'id', 'NOT_FOUND'],
    ['2', 'price', 'INVALID'],
    ['2', 'locationId', 'NOT_FOUND'],
    ['3', 'stockNumber', 'INVALID'],
  ])
  expect(userErrors[0].message).toContain('id patched')
  expect(userErrors[1].message).toContain('It is a number of Denago Nomad (R-2603), id denago-nomad')
})

/** Answers a patch that waits for another writer, who makes `change` meanwhile. */
async function patchedDuring(change: string, patch: object) {
  const other = test.database.createQueryRunner()
  await other.startTransaction()
  try {
    await other.query('lock table vehicles in share row exclusive mode')
    await other.query(change)
    const answer = changesOf([patch])
    await eventually(async () => {
      const waiting = await test.database.query(
        `select from pg_locks where not granted and relation = 'vehicles'::regclass`,
      )
      return waiting.length > 0
    })
    await other.commitTransaction()
    return await answer
  } finally {
    await other.release()
  }
}

it('texts go to the pictures that a vehicle has when they are written', async () => {
  await changesOf([{ id: 'patched', images: ['vehicles/denago-nomad.webp'] }])
  const pictures = `'[{"path":"uploads/new.webp","alt":"New","width":1,"height":1}]'`
  const change = `update vehicles set images = ${pictures} where id = 'patched'`
  expect((await patchedDuring(change, { id: 'patched', alt: ['Mine'] })).userErrors).toEqual([])
  const [{ images }] = await test.database.query(`select images from vehicles where id = 'patched'`)
  expect(images).toMatchObject([{ path: 'uploads/new.webp', alt: 'Mine' }])
})

it('does not bring back a vehicle that is withdrawn meanwhile', async () => {
  const whole = { id: 'patched', name: 'A', brand: 'B', category: 'C', price: 1, description: 'D' }
  const { userErrors } = await patchedDuring(`delete from vehicles where id = 'patched'`, whole)
  expect(userErrors).toMatchObject([{ field: ['vehicles', '0', 'id'], code: 'NOT_FOUND' }])
  expect(await vehicle('patched')).toBeNull()
})
