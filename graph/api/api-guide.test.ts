import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema, type GraphQLField, getNamedType, isObjectType } from 'graphql'
import { TOOLS } from '#graph/mcp/tools.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { ErrorCode } from './error-code.ts'
import { COST, LIMITS, RATE } from './limits.ts'

const guide = await readFile(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
const examples = [...guide.matchAll(/^```graphql\n(.*?)^```/gms)].map(([, example]) => example!)

// A mutation of the guide needs a key, which its reader has.
const KEY = 'a-key-that-may-write'
const test = await createTestGraph({ partners: { [KEY]: { name: 'lot', scopes: ['inventory:write'] } } })
afterAll(() => test.close())

describe('docs/api.md', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(7)
  })

  it.each(examples)('has an example that runs as it stands: %s', async (example) => {
    const headers = { 'x-partner-key': KEY }
    const response = await test.inject({ method: 'POST', url: '/graphql', payload: { query: example }, headers })
    const { data, errors } = response.json()
    expect(errors).toBeUndefined()
    for (const result of Object.values(data)) expect(result).not.toBeNull()
    if (data.submitContact) expect(data.submitContact.userErrors).toEqual([])
  })

  it('tells graphcache of every type without an id', async () => {
    const schema = buildSchema((await test.inject({ url: '/schema.graphql' })).body)
    const roots: unknown[] = [schema.getQueryType(), schema.getMutationType()]
    const types = Object.values(schema.getTypeMap()).filter(isObjectType)
    const parts = types.filter((type) => !type.name.startsWith('__') && !roots.includes(type) && !type.getFields().id)
    const [, told] = /^const PARTS = \[(.*?)^\]/ms.exec(guide)!
    const names = [...told!.matchAll(/'(\w+)'/g)].map(([, name]) => name)
    expect(names.sort()).toEqual(parts.map(({ name }) => name).sort())
  })

  it('lists exactly the codes that errors have', () => {
    const listed = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code)
    expect(listed.sort()).toEqual(Object.values(ErrorCode).sort())
  })

  it('publishes each limit', () => {
    const count = (number: number) => new Intl.NumberFormat('en-US').format(number)
    const published: Record<keyof typeof LIMITS, string> = {
      depth: `without \`__schema\` | ${LIMITS.depth} levels`,
      introspectionLists: `in an introspection | ${LIMITS.introspectionLists}`,
      aliases: `aliases in an operation | ${LIMITS.aliases}`,
      tokens: `tokens in a document | ${count(LIMITS.tokens)}`,
      documentCharacters: `characters of a document | ${count(LIMITS.documentCharacters)}`,
      operationNameCharacters: `characters of an \`operationName\` | ${LIMITS.operationNameCharacters}`,
      cost: `cost of an operation | ${count(LIMITS.cost)}`,
      bodyBytes: `body of a request | ${LIMITS.bodyBytes / 1024} KB`,
      headerBytes: `URL and headers of a request together | ${LIMITS.headerBytes / 1024} KB`,
      requestSeconds: `time for a whole request to arrive | ${LIMITS.requestSeconds} s`,
      listEntries: `entries of \`ids\` | ${LIMITS.listEntries}`,
      objectKeys: `keys of an object in the JSON of a request | ${LIMITS.objectKeys}`,
      jsonValues: `values in that JSON, all together | ${LIMITS.jsonValues}`,
      jsonDepth: `nesting of lists and objects in that JSON | ${LIMITS.jsonDepth}`,
      mcpValues: `with ${LIMITS.mcpValues} values beside the arguments of a tool`,
      filterWords: `\`filter.colors\` | ${LIMITS.filterWords}, of`,
      filterWordCharacters: `of ${LIMITS.filterWordCharacters} characters each`,
      searchCharacters: `characters of a \`search\` | ${LIMITS.searchCharacters}`,
      pageRows: `or of a list (\`limit\`) | 1 to ${LIMITS.pageRows}`,
      defaultPageRows: `${LIMITS.defaultPageRows} without a size`,
      offset: `| \`offset\` | 0 to ${count(LIMITS.offset)}`,
      errors: `at most ${{ 10: 'ten' }[LIMITS.errors]} errors`,
    }
    const rates = [
      `16 times as much) | ${count(RATE.cost)} a minute |`,
      `addresses together | ${count(RATE.cost * RATE.partnerFactor)} a minute |`,
      `| a request to \`/graphql\` or \`/mcp\`, beside its operation | ${COST.operation} |`,
      `| a request to \`/api\`, a feed | ${COST.page} |`,
      `| \`POST /api/inventory\` | ${count(COST.push)} |`,
    ]
    const sentences = guide.replace(/\s+/g, ' ')
    expect([...Object.values(published), ...rates].filter((text) => !sentences.includes(text))).toEqual([])
  })

  it('names the tools for language models', () => {
    const named = [...guide.matchAll(/^\| `([a-z_]+)` \| /gm)].map(([, name]) => name)
    expect(named).toEqual(expect.arrayContaining(Object.keys(TOOLS)))
  })
})

const MONEY = `query ($days: Int!, $miles: Float!, $bounds: [Float!]!) {
  vehicles(first: 250) {
    nodes { price listPrice atDoor(municipalityId: "dallas") { deliveryFee salesTax total } }
    facets { seats { lowestPrice } priceRange { min max } priceBands(bounds: $bounds) }
  }
  town: rentalPlans(priceList: TOWN) { price savings { amount dailyRate } }
  standard: rentalPlans { price savings { amount dailyRate } }
  rentalQuote(cart: FOUR_SEATER, priceList: TOWN, days: $days, deliveryMiles: $miles) {
    lines { quantity unitPrice amount } rental delivery total deposit
  }
  municipalities { delivery { freeFromPurchase feePerMile fee(purchase: $miles) rentalFee } }
}`

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('money', () => {
  it('is asked for in all fields of the schema that have it', () => {
    const isMoney = ({ type, description }: GraphQLField<unknown, unknown>) =>
      getNamedType(type).name === 'Float' && /US dollars|\bprice\b/i.test(description ?? '')
    const fields = Object.values(test.graph.schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).filter(isMoney))
    expect(fields.length).toBeGreaterThan(15)
    expect(fields.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(MONEY))).toEqual([])
  })

  it.each([1, 3, 10, 30])('has at most two decimals, quantities too, for %i days', async (days) => {
    for (const miles of [0.1, 10.1, 12.3456, 33.3333]) {
      const answer = await test.dataOf(MONEY, { days, miles, bounds: [0.07, 8495.55] })
      const numbers = numbersIn(answer)
      expect(numbers.length).toBeGreaterThan(100)
      expect(numbers.filter((number) => Number(number.toFixed(2)) !== number)).toEqual([])
      const { lines, rental, delivery, total } = answer.rentalQuote
      for (const { quantity, unitPrice, amount } of lines)
        expect(Math.round(quantity * unitPrice * 100)).toBe(Math.round(amount * 100))
      const sum = lines.reduce((dollars: number, { amount }: { amount: number }) => dollars + amount, 0)
      for (const dollars of [sum, rental + delivery]) expect(dollars).toBeCloseTo(total, 6)
    }
  })

  it('is refused with more decimals, where it comes back', async () => {
    const { errors } = await test.ask(MONEY, { days: 1, miles: 1, bounds: [1, 8000.123] })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'bounds[1]' } }])
  })
})
