import { jest } from '@jest/globals'
import { graphql } from 'graphql'
import { createGraph } from '#graph/app.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { watchCatalogue } from './catalogue-version.ts'

let afterChange: () => void

const { url, database, close } = await openTestDatabase()
const watch = await watchCatalogue(url, { onChange: () => afterChange?.() })
const graph = createGraph({ siteUrl: 'https://carts.example', mediaDir: '' }, database, watch.version)

afterAll(async () => {
  watch.close()
  await close()
})

const write = (statement: string) =>
  new Promise<void>((resolve, reject) => {
    afterChange = resolve
    database.query(statement).catch(reject)
  })

const ask = async (query: string) =>
  JSON.stringify((await graphql({ schema: graph.schema, source: query, contextValue: graph.createContext() })).data)

describe('cached lists', () => {
  it.each([
    ['locations', '{ locations { name } }'],
    ['municipalities', '{ municipalities { name } }'],
    ['rental_plans', '{ rentalPlans(priceList: TOWN) { name } }'],
  ])('of %s are read again after a change, and only then', async (table, query) => {
    const statements = jest.spyOn(database, 'createQueryRunner')
    const before = await ask(query)
    const asked = statements.mock.calls.length
    expect(await ask(query)).toBe(before)
    expect(statements.mock.calls.length).toBe(asked)
    await write(`update ${table} set name = name || ' changed'`)
    expect(await ask(query)).toContain(' changed"')
  })

  it('and the version of all vehicles are read again after a change, and only then', async () => {
    const { vehicleExport } = graph.services
    const before = await vehicleExport.version()
    expect(await vehicleExport.version()).toBe(before)
    await write(`update vehicles set price = price + 1 where id = 'denago-nomad-xl'`)
    expect((await vehicleExport.version()).tag).not.toBe(before.tag)
  })
})
