import { createHash } from 'node:crypto'
import { parseValue, valueFromASTUntyped } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { createTestGraph } from '#graph/testing/graph.ts'

const SECRET = 'ada.novak@example.com'
const REQUEST_ID = expect.stringMatching(/^[0-9a-f-]{36}$/)

const test = await createTestGraph()
afterAll(() => test.close())

async function errorOf(payload: unknown, headers: Record<string, string> = {}) {
  const response = await test.inject({
    method: 'POST',
    url: '/graphql',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const { errors } = response.json()
  expect(errors).toHaveLength(1)
  expect(response.body).not.toMatch(/stacktrace|node_modules|\.ts:|select /i)
  return errors[0]
}

const UNKNOWN_HASH = createHash('sha256').update('{ unknown }').digest('hex')

/** Requests that fail with each code; those of the limits are tested beside them. */
const FAILURES: Partial<Record<ErrorCode, unknown[]>> = {
  BAD_REQUEST: [
    '{"query": ',
    '',
    '7',
    [],
    {},
    { query: 7 },
    { query: '{ locations { id } }', variables: 'none' },
    { query: '{ locations { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: UNKNOWN_HASH } } },
    { query: 'query A { __typename }', operationName: ' cannot represent '.repeat(3500) },
  ],
  GRAPHQL_PARSE_FAILED: [{ query: '{ locations' }],
  GRAPHQL_VALIDATION_FAILED: [{ query: '{ nothing }' }],
  OPERATION_RESOLUTION_FAILURE: [
    { query: 'query A { locations { id } } query B { locations { id } }' },
    { query: 'query A { locations { id } }', operationName: 'C' },
  ],
  PERSISTED_QUERY_NOT_FOUND: [{ extensions: { persistedQuery: { version: 1, sha256Hash: UNKNOWN_HASH } } }],
  BAD_USER_INPUT: [{ query: '{ vehicles(first: -1) { totalCount } }' }],
}

describe('an error', () => {
  const failures = Object.entries(FAILURES).flatMap(([code, requests]) =>
    requests.map((request) => ({ code, request })),
  )

  it.each(failures)(
    'has a documented code and the id of its request: $code for $request',
    async ({ code, request }) => {
      const { message, extensions } = await errorOf(request)
      expect(extensions).toMatchObject({ code, requestId: REQUEST_ID })
      expect(message.length).toBeLessThan(200)
    },
  )

  it('of a literal in the document has its location', async () => {
    const query = '{ locations { openNow(at: "noon") } }'
    const { locations, extensions } = await errorOf({ query })
    expect(locations).toEqual([{ line: 1, column: query.indexOf('"noon"') + 1 }])
    expect(extensions.argument).toBe('at')
  })

  const LIST = 'query ($f: VehicleFilter) { vehicles(filter: $f) { totalCount } }'
  const SUBMIT = 'mutation ($i: SubmitContactInput!) { submitContact(input: $i) { inquiry { id } } }'

  it.each([
    ['first', '{ vehicles(first: 251) { totalCount } }', {}],
    ['frist', '{ vehicles(frist: 3) { totalCount } }', {}],
    ['id', '{ vehicle { id } }', {}],
    ['filter.minPrice', '{ vehicles(filter: { minPrice: "low" }) { totalCount } }', {}],
    ['filter.minPrice', 'query ($p: Float) { vehicles(filter: { minPrice: $p }) { totalCount } }', { p: 'low' }],
    ['filter.brands[1]', LIST, { f: { brands: ['a', 7] } }],
    ['id', 'query ($vehicle: ID!) { vehicle(id: $vehicle) { id } }', {}],
    ['filter.minPrice', '{ vehicles(filter: { minPrice: 1e309 }) { totalCount } }', {}],
    ['bounds[1]', '{ vehicles { facets { priceBands(bounds: [8000, 1e309]) } } }', {}],
    ['id', '{ vehicle(id: "a\\u0000b") { id } }', {}],
    [
      'filter.brands[1]',
      'query ($b: [String!]) { vehicles(filter: { brands: $b }) { totalCount } }',
      { b: ['a', '\0'] },
    ],
    ['search', `{ municipalities(search: "${'a'.repeat(201)}") { id } }`, {}],
    ['limit', '{ vehicle(id: "denago-nomad") { similar(limit: 0) { id } } }', {}],
    ['limit', '{ municipality(municipalityId: "dallas") { nearby(limit: 251) { id } } }', {}],
    ['first', 'query ($n: Int = 2) { vehicles(first: $n) { nodes { images { url(width: $n) } } } }', { n: [1] }],
    ['input.email', SUBMIT, { i: inquiry({ email: undefined }) }],
    ['input.interest', SUBMIT, { i: inquiry({ interest: SECRET }) }],
  ])('names the argument %s: %s', async (argument, query, variables) => {
    const { extensions } = await errorOf({ query, variables })
    expect(extensions).toMatchObject({
      argument,
      code: expect.stringMatching(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/),
    })
  })
})

describe('a parameter', () => {
  const query = 'query=%7B__typename%7D'

  it.each([
    [`${query}&${query}`, "The 'query' search parameter may only be specified once."],
    [`${query}&operationName=A&operationName=B`, "The 'operationName' search parameter may only be specified once."],
    [`${query}&variables={}&variables={}`, "The 'variables' search parameter may only be specified once."],
    [`${query}&variables={`, 'The variables search parameter contains invalid JSON.'],
    [`${query}&operationName=${'x'.repeat(101)}`, 'operationName has 101 characters, and 100 are allowed.'],
  ])('of %s is refused', async (parameters, message) => {
    const response = await test.inject({ url: `/graphql?${parameters}`, headers: { accept: 'application/json' } })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { message, extensions: expect.objectContaining({ code: 'BAD_REQUEST', requestId: REQUEST_ID }) },
    ])
  })
})

describe('an answer with many errors', () => {
  const fail = (fields: number) => {
    const aliases = Array.from({ length: fields }, (_, index) => `a${index}: atDoor(municipalityId: "none") { total }`)
    return `{ vehicles(first: 24) { nodes { ${aliases.join(' ')} } } }`
  }

  it('lists ten of an execution, each with its path, and counts the others', async () => {
    const query = fail(40)
    const { errors, extensions } = await answerOf({ query })
    expect(errors).toHaveLength(10)
    expect(errors[9]).toMatchObject({
      path: ['vehicles', 'nodes', 0, 'a9'],
      locations: [{ line: 1, column: query.indexOf('a9') + 1 }],
      extensions: { code: 'BAD_USER_INPUT', argument: 'municipalityId' },
    })
    expect(extensions.omittedErrors).toBe(24 * 40 - 10)
  })

  it('lists nine of a validation, and says that it stopped there', async () => {
    const fields = Array.from({ length: 50 }, (_, index) => `unknown${index}`)
    const { errors } = await answerOf({ query: `{ ${fields.join(' ')} }` })
    expect(errors).toHaveLength(10)
    expect(errors[9].message).toContain('Too many validation errors')
  })
})

async function answerOf(payload: object) {
  return (await test.inject({ method: 'POST', url: '/graphql', payload })).json()
}

function inquiry(differences: object) {
  const message = `Please write to ${SECRET}; Field "x" is not defined.`
  return { firstName: 'Ada', lastName: 'Novak', email: SECRET, phone: '(570) 555-0142', message, ...differences }
}

describe('an error about an inquiry', () => {
  const MUTATION = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { inquiry { id } } }'
  const literal = (email: string, rest = '') =>
    `mutation { submitContact(input: { firstName: "Ada", email: ${email} ${rest} }) { inquiry { id } } }`

  it.each([
    ['a field is missing', MUTATION, { input: inquiry({ phone: undefined }) }],
    ['a field is unknown', MUTATION, { input: inquiry({ fax: '1' }) }],
    ['a field is null', MUTATION, { input: inquiry({ lastName: null }) }],
    ['a text is a list', MUTATION, { input: inquiry({ message: [SECRET] }) }],
    ['a text is an object', MUTATION, { input: inquiry({ email: { address: SECRET } }) }],
    ['an enum is a text', MUTATION, { input: inquiry({ interest: `${SECRET}" at "x` }) }],
    ['the input is a text', MUTATION, { input: SECRET }],
    ['a literal is no enum value', literal(`"${SECRET}"`, `interest: "${SECRET}"`), {}],
    ['a literal is of another type', literal(`["${SECRET}"]`), {}],
    ['the input is a literal text', `mutation { submitContact(input: "${SECRET}") { inquiry { id } } }`, {}],
    ['the syntax is broken', literal(`"${SECRET}" "${SECRET}"`), {}],
    ['a quote is missing', literal(`"Ada" novak${SECRET}`), {}],
  ])('does not repeat the words of the caller when %s', async (_what, query, variables) => {
    const response = await test.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
    expect(response.json().errors.length).toBeGreaterThan(0)
    expect(response.body).not.toMatch(/novak|\bAda\b|555-0142/i)
  })

  it.each([
    ['Int', '"many"', 'vehicles(first: VALUE) { totalCount }', 'first'],
    ['VehicleSort', 'CHEAP', 'vehicles(sort: VALUE) { totalCount }', 'sort'],
    ['VehicleSort', '"CHEAP"', 'vehicles(sort: VALUE) { totalCount }', 'sort'],
    [
      '[VehicleAvailability!]',
      '[GONE]',
      'vehicles(filter: { availabilities: VALUE }) { totalCount }',
      'filter.availabilities',
    ],
    ['DateTime!', '"noon"', 'locations { openNow(at: VALUE) }', 'at'],
    ['DateTime!', '"noon"', 'vehicleChanges(since: VALUE) { syncedUntil }', 'since'],
    ['VehicleFilter', '3', 'vehicles(filter: VALUE) { totalCount }', 'filter'],
    ['VehicleFilter', '{ fax: 1 }', 'vehicles(filter: VALUE) { totalCount }', 'filter.fax'],
    ['[Float!]!', 'null', 'vehicles { facets { priceBands(bounds: VALUE) } }', 'bounds'],
    ['[ID!]', `[${'"a", '.repeat(251)}]`, 'vehicles(ids: VALUE) { totalCount }', 'ids'],
  ])('is the same for a literal and for a variable of the type %s: %s', async (type, literal, field, argument) => {
    const value = valueFromASTUntyped(parseValue(literal))
    const ofLiteral = await errorOf({ query: `{ ${field.replace('VALUE', literal)} }` })
    const query = `query ($value: ${type}) { ${field.replace('VALUE', '$value')} }`
    const ofVariable = await errorOf({ query, variables: { value } })
    for (const { extensions } of [ofLiteral, ofVariable])
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: expect.stringContaining(argument) })
  })

  it.each([
    ['{ vehicles(sort: CHEAP) { totalCount } }', 'sort', 'a value of the type VehicleSort (FEATURED, PRICE_ASC, '],
    [
      `mutation { submitContact(input: { firstName: "", lastName: "", email: "", phone: "", message: "",
        context: { testDrive: { day: "tomorrow" } } }) { inquiry { id } } }`,
      'input.context.testDrive.day',
      'a day such as "2026-12-24" is expected.',
    ],
    ['{ locations { openNow(at: "noon") } }', 'at', 'a time with a date and an offset such as '],
    ['{ vehicles(first: "many") { totalCount } }', 'first', 'a value of the type Int is expected.'],
  ])('says what a literal should be: %s', async (query, argument, words) => {
    const { message } = await errorOf({ query })
    expect(message).toContain(`The value of "${argument}" has the wrong type: ${words}`)
  })

  it('describes invalid variables once, and briefly', async () => {
    const context = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`${SECRET} ${index}`, SECRET]))
    const of = (input: object) => errorOf({ query: MUTATION, variables: { input: inquiry(input) } })
    const { message } = await of({ phone: 7, context })
    expect(message).toBe('Variable "$input" is invalid at "input.phone": a value of the type String! is expected.')
    // Of the path of a variable it repeats 100 characters at most.
    expect((await of({ ['x'.repeat(50_000)]: 1 })).message.length).toBeLessThan(200)
  })
})
