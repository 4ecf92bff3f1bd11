import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

const KEY = 'a-key-that-may-write'

const test = await createTestGraph({
  partners: {
    [KEY]: { name: 'lot', kind: 'private', scopes: ['inventory:write'] },
    'a-key-for-tests': { name: 'lot', kind: 'test', scopes: ['inventory:write'] },
  },
})
afterAll(() => test.close())
beforeAll(() => test.database.query(`insert into partners (name) values ('lot')`))

const MUTATION = `mutation ($input: RemoveVehiclesInput!) {
  removeVehicles(input: $input) {
    removed { vehicleId name }
    userErrors { field code message requested maximum ids }
  }
}`

async function send(ids: string[], others: object = {}, key = KEY) {
  const payload = { query: MUTATION, variables: { input: { ids, ...others } } }
  const headers = { 'x-partner-key': key }
  return (await test.inject({ method: 'POST', url: '/graphql', payload, headers })).json()
}

async function removalOf(ids: string[], others?: object) {
  const { data, errors } = await send(ids, others)
  expect(errors).toBeUndefined()
  return data.removeVehicles
}

const isListed = async (id: string) =>
  (await test.database.query('select from vehicles where id = $1', [id])).length === 1

const ids = (count: number) => Array.from({ length: count }, (_, index) => `gone-${index}`)

beforeEach(async () => {
  await test.database.query(`truncate stock_removals; delete from vehicles where id like 'gone%'`)
  await test.database.query(`delete from withdrawn_vehicles where id like 'gone%'`)
  for (const id of ids(6)) await addVehicle(test.database, { id, name: 'Gone', aliases: [`${id}-Before`] })
})

it('withdraws vehicles by id or alias in any case, each once', async () => {
  expect(await removalOf(['GONE-1', 'gone-0-before', 'gone-0'])).toEqual({
    removed: [
      { vehicleId: 'gone-1', name: 'Gone' },
      { vehicleId: 'gone-0', name: 'Gone' },
    ],
    userErrors: [],
  })
  expect([await isListed('gone-0'), await isListed('gone-1'), await isListed('gone-2')]).toEqual([false, false, true])
  const { withdrawnVehicle } = await test.dataOf('{ withdrawnVehicle(id: "gone-1") { vehicleId } }')
  expect(withdrawnVehicle).toEqual({ vehicleId: 'gone-1' })
})

it('the same again without a key is harmless, and takes nothing of the allowance', async () => {
  const sent = ['gone-0', 'Gone-1-before']
  expect((await removalOf(sent)).removed).toHaveLength(2)
  expect(await removalOf(sent)).toEqual({ removed: [], userErrors: [] })
  expect(await test.database.query('select removed from stock_removals')).toEqual([{ removed: 2 }])
})

it('with an unknown id nothing is removed', async () => {
  const { removed, userErrors } = await removalOf(['gone-0', 'nobody', 'R-2601', ''])
  expect(removed).toEqual([])
  expect(userErrors).toMatchObject([
    { field: ['ids', '1'], code: 'NOT_FOUND', message: 'No vehicle has the id "nobody".' },
    { field: ['ids', '2'], code: 'NOT_FOUND' },
    { field: ['ids', '3'], code: 'NOT_FOUND' },
  ])
  expect(await isListed('gone-0')).toBe(true)
})

it('more than may go that day are refused, with both figures, and sold carts do not count', async () => {
  const { removed, userErrors } = await removalOf(ids(6))
  expect(removed).toEqual([])
  expect(userErrors).toMatchObject([
    { field: ['ids'], code: 'TOO_MANY_REMOVALS', requested: 6, maximum: 5, ids: ids(6) },
  ])
  expect(userErrors[0].message).toMatch(/^Nothing was changed: 6 carts .* at most 5 may be today: Gone \(gone-0\), /)
  expect(await isListed('gone-0')).toBe(true)

  await test.database.query(`update vehicles set availability = 'SOLD' where id = 'gone-3'`)
  expect((await removalOf(ids(6))).removed).toHaveLength(6)
})

it('shares the allowance with pushes of the same partner', async () => {
  expect((await removalOf(ids(5))).removed).toHaveLength(5)
  const payload = 'id,name,brand,category,price,description\n'
  const headers = { 'content-type': 'text/csv', 'x-partner-key': KEY }
  const response = await test.inject({ method: 'POST', url: '/api/inventory?replace', payload, headers })
  expect(response.json()).toMatchObject({ code: 'TOO_MANY_REMOVALS', maximum: 0 })
})

it('a dry run changes nothing', async () => {
  expect((await removalOf(['gone-0'], { dryRun: true })).removed).toEqual([{ vehicleId: 'gone-0', name: 'Gone' }])
  expect(await isListed('gone-0')).toBe(true)
  expect(await test.database.query('select from stock_removals')).toEqual([])
})

it('with a test key it is a dry run', async () => {
  const query = 'mutation { removeVehicles(input: { ids: ["gone-0"] }) { dryRun removed { vehicleId } } }'
  const headers = { 'x-partner-key': 'a-key-for-tests' }
  const response = await test.inject({ method: 'POST', url: '/graphql', payload: { query }, headers })
  expect(response.json().data.removeVehicles).toEqual({ dryRun: true, removed: [{ vehicleId: 'gone-0' }] })
  expect(await isListed('gone-0')).toBe(true)
})

it('a retry with its key is answered as before, and other ids with it are refused', async () => {
  const first = await removalOf(['gone-0'], { idempotencyKey: 'retry' })
  expect(first.removed).toEqual([{ vehicleId: 'gone-0', name: 'Gone' }])
  expect(await removalOf(['gone-0'], { idempotencyKey: 'retry' })).toEqual(first)
  expect((await removalOf(['gone-1'], { idempotencyKey: 'retry' })).userErrors).toMatchObject([
    { field: ['idempotencyKey'], code: 'IDEMPOTENCY_KEY_REUSED' },
  ])
  expect(await isListed('gone-1')).toBe(true)
})

it.each([
  ['', 'TOO_SHORT'],
  ['k'.repeat(201), 'TOO_LONG'],
])('refuses the key %j', async (idempotencyKey, code) => {
  const { userErrors } = await removalOf(['gone-0'], { idempotencyKey })
  expect(userErrors).toMatchObject([{ field: ['idempotencyKey'], code }])
  expect(await isListed('gone-0')).toBe(true)
})

it('takes 250 ids in one request, and text that a database takes', async () => {
  const { errors } = await send(Array.from({ length: 251 }, () => 'gone-0'))
  expect(errors[0].message).toContain('250')
  expect((await send(['gone-0\0'])).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', argument: 'input.ids[0]' } },
  ])
})

it('needs a key with the scope', async () => {
  const { data, errors } = await test.ask(MUTATION, { input: { ids: ['gone-0'] } })
  expect(data).toEqual({ removeVehicles: null })
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  expect(await isListed('gone-0')).toBe(true)
})
