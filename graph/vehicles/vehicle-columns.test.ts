import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { createTestGraph } from '#graph/testing/graph.ts'

const test = await createTestGraph()
afterAll(() => test.close())

/** Selections of one leaf each: every field of a type, of its objects too, and the name of vehicles in vehicles. */
function fieldsOf(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type)
    if (isLeafType(below)) return [field.name]
    if (!isObjectType(below)) return []
    if (below.name === 'Vehicle') return [`${field.name} { name }`]
    return fieldsOf(below).map((part) => `${field.name} { ${part} }`)
  })
}

const WAYS = [
  { from: 'vehicle', query: (fields: string) => `{ vehicle(id: "nomad-xl") { ${fields} } }` },
  { from: 'nodes', query: (fields: string) => `{ vehicles(first: 2) { nodes { ${fields} } } }` },
  { from: 'edges', query: (fields: string) => `{ vehicles(first: 2) { edges { cursor node { ${fields} } } } }` },
  {
    from: 'fragments',
    query: (fields: string) => `query { vehicles(first: 2) { ...List } } fragment List on VehicleConnection {
      nodes { ... on Vehicle { ...Fields } } } fragment Fields on Vehicle { ${fields} }`,
  },
  { from: 'similar', query: (fields: string) => `{ vehicle(id: "nomad-xl") { similar { ${fields} } } }` },
]

describe.each(WAYS)('a vehicle read by $from', ({ query }) => {
  it('has each field whatever else is asked for', async () => {
    const fields = fieldsOf(test.graph.schema.getType('Vehicle') as GraphQLObjectType)
    expect(fields.length).toBeGreaterThan(30)
    const whole = await test.dataOf(query(fields.join(' ')))
    for (const field of fields) {
      expect(whole).toMatchObject(await test.dataOf(query(field)))
    }
  })

  it('is read without what nobody asks for', async () => {
    const statements = await test.statementsOf(() => test.dataOf(query('name specifications { topSpeedMph }')))
    expect(statements.at(-1)).toContain('top_speed_mph')
    expect(statements.join(' ')).not.toMatch(/description|range_min_miles/)
  })
})

describe('a vehicle that is selected in two places', () => {
  it('is read together', async () => {
    const statements = await test.statementsOf(async () => {
      const { one, two } = await test.dataOf(
        '{ one: vehicle(id: "nomad-xl") { name } two: vehicle(id: "nomad") { brand } }',
      )
      expect({ one, two }).toEqual({ one: { name: 'Denago Nomad XL' }, two: { brand: 'Denago' } })
    })
    expect(statements).toHaveLength(1)
  })

  it('has the fields of both', async () => {
    const query = `query ($more: Boolean!) {
      vehicle(id: "nomad-xl") { name } vehicle(id: "nomad-xl") @include(if: $more) { category }
    }`
    const ask = async (more: boolean) => (await test.ask(query, { more })).data.vehicle
    for (let count = 0; count < 3; count++) {
      expect(Object.keys(await ask(false))).toEqual(['name'])
      expect(await ask(true)).toMatchObject({ name: 'Denago Nomad XL', category: expect.any(String) })
    }
  })
})
