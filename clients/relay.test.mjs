import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { jest } from '@jest/globals'
import compiler from 'relay-compiler'
import relay from 'relay-runtime'
import { createWriter } from './writer.mjs'

const {
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  getSingularSelector,
  Network,
  RecordSource,
  Store,
} = relay

const getDataID = ({ id }, type) => id && `${type}:${id}`

const ARTIFACTS = join(import.meta.dirname, '__generated__')

const test = await createWriter()
afterAll(() => test.close())

let environment
let warnings

beforeAll(async () => {
  await rm(ARTIFACTS, { recursive: true, force: true })
  await mkdir(ARTIFACTS)
  await promisify(execFile)(compiler, [], { cwd: import.meta.dirname })
})

beforeEach(() => {
  const send = async ({ text }, variables) => (await test.send({ query: text, variables })).json()
  environment = new Environment({ network: Network.create(send), store: new Store(new RecordSource()), getDataID })
  warnings = ['warn', 'error'].map((level) => jest.spyOn(console, level).mockImplementation(() => {}))
})

afterEach(() => {
  // Among others "the record was assigned conflicting types", when an id belongs to two.
  const said = warnings.flatMap(({ mock }) => mock.calls)
  jest.restoreAllMocks()
  expect(said).toEqual([])
})

const artifact = async (name) => (await import(`./__generated__/operations${name}.graphql.js`)).default

/** Fetches the artifact of a query into the store. */
async function run(name, variables = {}) {
  const query = await artifact(name)
  await fetchQuery(environment, query, variables).toPromise()
  const { fragment } = createOperationDescriptor(getRequest(query), variables)
  return environment.lookup(fragment).data
}

/** A fragment of the store, as a component reads it. */
async function read(name, reference) {
  return environment.lookup(getSingularSelector(await artifact(name), reference)).data
}

describe('Relay', () => {
  it('joins the pages of the inventory to one list, in its order', async () => {
    const root = await run('InventoryQuery')
    const list = async () => (await read('Inventory_query', root)).vehicles
    for (let page = await list(); page.pageInfo.hasNextPage; page = await list()) {
      await run('InventoryPageQuery', { first: 7, after: page.pageInfo.endCursor })
    }
    const { edges, totalCount } = await list()
    const prices = await Promise.all(edges.map(async ({ node }) => (await read('Price_vehicle', node)).price))
    expect(edges).toHaveLength(totalCount)
    expect(new Set(edges.map(({ node }) => node.id)).size).toBe(24)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  it('keeps vehicles, changes, withdrawn vehicles, towns and locations apart in one store', async () => {
    await test.database.query(`delete from vehicles where id = 'denago-rover-xl'`)
    await run('InventoryPageQuery', { first: 250 })
    const variables = { since: '1970-01-01T00:00:00Z', first: 10 }
    let changes
    do {
      changes = (await run('ChangesQuery', { ...variables, after: changes?.pageInfo.endCursor })).vehicleChanges
    } while (changes.pageInfo.hasNextPage)
    const { withdrawnVehicle, locations, municipality } = await run('EverythingQuery', { withdrawn: 'denago-rover-xl' })
    expect(withdrawnVehicle).toMatchObject({ vehicleId: 'denago-rover-xl', similar: [{}, {}] })
    expect(changes.edges).toHaveLength(24)
    expect(changes.edges.filter(({ node }) => node.vehicle?.id !== node.vehicleId)).toMatchObject([
      { node: { vehicleId: 'denago-rover-xl', kind: 'REMOVED', vehicle: null } },
    ])
    const stored = environment.getStore().getSource().toJSON()
    expect(locations.map(({ id }) => id)).toContain(municipality.id)
    expect(stored[`Location:${municipality.id}`].name).not.toBe(stored[`Municipality:${municipality.id}`].name)
  })

  it('refetches one vehicle by a fragment on Query', async () => {
    const root = await run('VehicleQuery', { id: 'denago-nomad' })
    const price = async () => (await read('Vehicle_query', root)).vehicle.price
    const before = await price()
    await test.database.query(`update vehicles set price = price + 1 where id = 'denago-nomad'`)
    await run('VehicleRefetchQuery', { id: 'denago-nomad' })
    expect(await price()).toBe(before + 1)
  })
})
