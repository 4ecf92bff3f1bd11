import fc from 'fast-check'
import { createTestGraph } from '#graph/testing/graph.ts'
import { propertyRuns } from '#graph/testing/property-runs.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const size = fc.integer({ min: 1, max: 250 })
const some = (...parts: string[]) => fc.subarray(parts, { minLength: 1 }).map((chosen) => chosen.join(' '))

const vehicle = fc
  .tuple(some('id', 'name', 'images { alt }', 'mainImage { url }', 'specifications { range }'), fc.option(size))
  .map(([fields, similar]) => (similar === null ? fields : `${fields} similar(limit: ${similar}) { id price }`))

const vehicles = fc
  .record({
    size,
    list: vehicle,
    rest: some('totalCount', '__typename', 'facets { brands { value } }'),
    condition: fc.constantFrom('NEW', 'USED'),
  })
  .map(
    ({ size, list, rest, condition }) =>
      `vehicles(first: ${size}, filter: { conditions: [${condition}] }) { nodes { ${list} } edges { cursor node { ${list} } } ${rest} }`,
  )
const changes = fc
  .tuple(size, vehicle)
  .map(
    ([first, list]) =>
      `vehicleChanges(since: "1970-01-01T00:00:00Z", first: ${first}) { nodes { vehicle { ${list} } } }`,
  )
const towns = fc
  .tuple(fc.constantFrom('', 'a', 'wilkes', 'none'), fc.integer({ min: 1, max: 60 }))
  .map(([search, first]) => `municipalities(search: "${search}") { name nearby(limit: ${first}) { id } }`)
const fields = fc.oneof(vehicles, changes, towns)

const costOf = async (query: string) => {
  const answer = await test.ask(query)
  const { cost } = (answer as unknown as { extensions: { cost: { requested: number; charged: number } } }).extensions
  return { ...cost, isAnswered: answer.errors === undefined }
}

describe('the cost of an operation', () => {
  it('is at most its bound, and does not grow with a repeated selection', async () => {
    const check = async (field: string) => {
      const { requested, charged, isAnswered } = await costOf(`{ ${field} }`)
      expect(charged).toBeLessThanOrEqual(Math.max(requested, 10))
      expect(charged).toBeGreaterThanOrEqual(10)
      if (isAnswered)
        expect(await costOf(`{ ${field} ${field} }`)).toEqual({ requested, charged, maximum: 20_000, isAnswered })
    }
    await fc.assert(fc.asyncProperty(fields, check), propertyRuns(20))
  })
})
