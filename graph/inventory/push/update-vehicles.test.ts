import { printType } from 'graphql'
import { eventually } from '#graph/testing/eventually.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { FIELD_NAMES } from '#graph/vehicles/vehicle-fields.ts'

const KEY = 'a-key-that-may-write'

const test = await createTestGraph({
  partners: { [KEY]: { name: 'lot', kind: 'private', scopes: ['inventory:write'] } },
})
afterAll(() => test.close())
beforeAll(() => test.database.query(`insert into partners (name) values ('lot')`))

const MUTATION = `mutation ($input: [VehiclePatch!]!, $dryRun: Boolean, $key: ID) {
  updateVehicles(input: $input, dryRun: $dryRun, idempotencyKey: $key) {
    results { id isChanged }
    userErrors { field code message }
  }
}`

async function update(input: object[], others: object = {}, key = KEY) {
  const response = await test.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: MUTATION, variables: { dryRun: false, input, ...others } },
    headers: { 'x-partner-key': key },
  })
  return response.json()
}

async function changesOf(input: object[], others?: object) {
  const { data, errors } = await update(input, others)
  expect(errors).toBeUndefined()
  return data.updateVehicles
}

const vehicle = async (id: string) =>
  (
    await test.dataOf(
      `query ($id: ID!) { vehicle(id: $id) { price listPrice availability inStock mileage updatedAt specifications { topSpeed range } } }`,
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
  const patches = input('VehiclePatch') + input('VehicleSpecificationsPatch')
  expect(FIELD_NAMES.filter((name) => !patches.includes(`  ${name}: `))).toEqual(['inStock'])
})

it('changes what is given, empties what is null, and leaves the rest', async () => {
  const patch = {
    id: 'patched',
    price: 8500,
    listPrice: null,
    availability: 'SOLD',
    specifications: { range: '50 miles' },
  }
  expect(await changesOf([patch])).toEqual({ results: [{ id: 'patched', isChanged: true }], userErrors: [] })
  expect(await vehicle('patched')).toMatchObject({
    price: 8500,
    listPrice: null,
    availability: 'SOLD',
    inStock: false,
    specifications: { topSpeed: '25 mph', range: '50 miles' },
  })
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
    { field: ['0', 'price'] },
  ])
})

it.each([
  ['input[0].id', [{ id: 'a\0' }], {}],
  ['input[0].specifications.range', [{ id: 'patched', specifications: { range: '\0' } }], {}],
  ['idempotencyKey', [{ id: 'patched' }], { key: '\0' }],
])('refuses text that no database takes, and names %s', async (argument, input, others) => {
  const { errors } = await update(input, others)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
})

it.each([
  ['an alias', { id: 'patched-before' }],
  ['a stock number in any case', { stockNumber: 'p-1' }],
  ['a VIN in any case', { vin: 'testcart4tp009001' }],
])('finds a vehicle by %s', async (_name, named) => {
  expect((await changesOf([{ ...named, mileage: 12 }])).results).toEqual([{ id: 'patched', isChanged: true }])
  expect((await changesOf([{ ...named, mileage: 12 }])).results).toEqual([{ id: 'patched', isChanged: false }])
})

it('a dry run changes nothing', async () => {
  const { results } = await changesOf([{ id: 'patched', price: 1 }], { dryRun: true })
  expect(results).toEqual([{ id: 'patched', isChanged: true }])
  expect((await vehicle('patched')).price).toBe(9000)
})

it.each([
  [[{ id: 'nobody', price: 1 }], ['1', 'id'], 'NOT_FOUND'],
  [[{ stockNumber: 'U-0', price: 1 }], ['1', 'stockNumber'], 'NOT_FOUND'],
  [[{ price: 1, name: 'Patched', brand: 'Testbrand' }], ['1', 'id'], 'REQUIRED'],
  [[{ id: '', price: 1 }], ['1', 'id'], 'REQUIRED'],
  [[{ id: 'denago-nomad', price: -1 }], ['1', 'price'], 'INVALID'],
  [[{ id: 'denago-nomad', name: null }], ['1', 'name'], 'INVALID'],
  [
    [{ id: 'denago-nomad', specifications: { seatingCapacity: 0 } }],
    ['1', 'specifications', 'seatingCapacity'],
    'INVALID',
  ],
  [[{ id: 'denago-nomad', location: 'nowhere' }], ['1', 'location'], 'NOT_FOUND'],
  [[{ id: 'denago-nomad', images: ['/etc/passwd'] }], ['1', 'images'], 'INVALID'],
  [[{ id: 'patched-before', price: 2 }], ['1', 'id'], 'INVALID'],
  [[{ id: 'denago-nomad', price: 1, ifUnchangedSince: '2020-01-01T00:00:00Z' }], ['1'], 'CONFLICT'],
  [[{ id: 'denago-nomad', price: 1, ifUnchangedSince: '0000-01-01T00:00:00Z' }], ['1', 'ifUnchangedSince'], 'INVALID'],
])('with one wrong patch nothing is changed: %j', async (wrong, field, code) => {
  const { results, userErrors } = await changesOf([{ id: 'patched', price: 1 }, ...wrong])
  expect(userErrors).toMatchObject([{ field, code, message: expect.any(String) }])
  expect(results).toEqual([])
  expect((await vehicle('patched')).price).toBe(9000)
})

it('a vehicle that has not changed since is changed', async () => {
  const { updatedAt } = await vehicle('patched')
  const { results } = await changesOf([{ id: 'patched', price: 8000, ifUnchangedSince: updatedAt }])
  expect(results).toEqual([{ id: 'patched', isChanged: true }])
})

it('a retry with its key is answered as before, and other patches with it are refused', async () => {
  const patch = { id: 'patched', price: 8100 }
  const first = await changesOf([patch], { key: 'retry' })
  await changesOf([{ id: 'patched', price: 8200 }])
  expect(await changesOf([patch], { key: 'retry' })).toEqual(first)
  expect((await vehicle('patched')).price).toBe(8200)
  const { userErrors } = await changesOf([{ id: 'patched', price: 1 }], { key: 'retry' })
  expect(userErrors).toMatchObject([{ field: null, code: 'CONFLICT' }])
})

it('a retry is answered as before although the vehicle was sold meanwhile', async () => {
  await addVehicle(test.database, { id: 'sold-later', stockNumber: 'S-1' })
  const patches = [{ stockNumber: 'S-1', price: 4000 }, { id: 'denago-nomad' }]
  const first = await changesOf(patches, { key: 'sold' })
  expect(first.results).toEqual([
    { id: 'sold-later', isChanged: true },
    { id: 'denago-nomad', isChanged: false },
  ])
  await test.database.query(`delete from vehicles where id = 'sold-later'`)
  expect(await changesOf(patches, { key: 'sold' })).toEqual(first)
})

it('takes 250 patches in one request, and no more', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => `patched-${index}`)
  for (const id of ids) await addVehicle(test.database, { id })
  const patches = ids.map((id, index) => ({ id, price: 5000 + index, mileage: index, availability: 'ON_HOLD' }))
  const { results } = await changesOf(patches)
  expect(results).toEqual(ids.map((id) => ({ id, isChanged: true })))
  expect((await vehicle('patched-249')).price).toBe(5249)
  const { errors } = await update([...patches, { id: 'patched', price: 1 }])
  expect(errors[0].message).toContain('250')
})

it('needs a key with the scope', async () => {
  const { data, errors } = await test.ask(MUTATION, { input: [{ id: 'patched', price: 1 }], dryRun: false })
  expect(data?.updateVehicles ?? null).toBeNull()
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  expect((await vehicle('patched')).price).toBe(9000)
})

it('names all problems of all patches at once, in their order', async () => {
  const patches = [
    { id: 'denago-nomad', vin: 'testcart4tp009001' },
    { id: 'R-2603', price: 1 },
    { id: 'patched', price: -1, location: 'nowhere' },
    { stockNumber: 'P-1', price: 2 },
  ]
  const { userErrors } = await changesOf(patches)
  expect(userErrors.map(({ field, code }: { field: string[]; code: string }) => [...field, code])).toEqual([
    ['0', 'vin', 'CONFLICT'],
    ['1', 'id', 'NOT_FOUND'],
    ['2', 'price', 'INVALID'],
    ['2', 'location', 'NOT_FOUND'],
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
  expect(userErrors).toMatchObject([{ field: ['0', 'id'], code: 'NOT_FOUND' }])
  expect(await vehicle('patched')).toBeNull()
})
