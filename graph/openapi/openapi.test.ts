import { tmpdir } from 'node:os'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { type CallingPartner, PARTNER_SCOPES } from '#graph/api/partner-key.ts'
import { MOST_KEY_CHARACTERS, UserErrorCode } from '#graph/api/user-error.ts'
import { createGraph } from '#graph/app.ts'
import type { FileNote } from '#graph/files/file-problem.ts'
import { responseCache } from '#graph/http/cache/response-cache.ts'
import { rateLimit } from '#graph/http/limits/rate-limit.ts'
import { createServer } from '#graph/http/server.ts'
import { PUSHED_TYPES } from '#graph/inventory/push/push.rest.ts'
import { testEvent, vehicleEvent } from '#graph/partners/webhooks/event.ts'
import { isDay } from '#graph/shared/day.ts'
import { connect } from '#graph/start/connect.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { addVehicle, allVehicles } from '#graph/testing/vehicles.ts'
import { VehicleChangeKind } from '#graph/vehicle-changes/vehicle-change.result.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import written from './openapi.json' with { type: 'json' }

type Content = Record<string, { schema: object }>

interface Response {
  headers?: Record<string, unknown>
  content?: Content
}

interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: ({ in: string; example?: string } | Reference)[]
  requestBody?: { content: Content }
  responses: Record<string, Response | Reference>
}

interface Reference {
  $ref: string
}

interface Document {
  tags: { name: string }[]
  webhooks: Record<string, { post: Operation }>
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    headers: Record<string, { required?: boolean }>
  }
}

const version = { current: 1, isLive: true, isReachable: true }
const servers: FastifyInstance[] = []
const routes = new Set<string>()

const PARTNERS: Record<string, CallingPartner> = {
  writer: { name: 'lot', scopes: ['inventory:write'] },
  reader: { name: 'lot', scopes: [] },
}

const test = await createTestGraph()
const way = await makeCuttable(test.databaseUrl)
const cutDatabase = await connect(way.url)
await addVehicle(test.database, { id: 'bare' })
await test.database.query(`insert into partners (name) values ('lot')`)

afterAll(async () => {
  for (const server of servers) await server.close()
  await cutDatabase.destroy()
  await way.cut()
  await test.close()
})

async function open({ budget = 1_000_000, isCut = false, isCached = false } = {}): Promise<FastifyInstance> {
  const server = createServer({ log: false })
  servers.push(server)
  server.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.add(`${name} ${url.replace(/:(\w+)/g, '{$1}')}`)
  })
  await server.register(rateLimit, { rateLimit: budget, findPartner: (key) => PARTNERS[key] })
  if (isCached) await server.register(responseCache, { version })
  const graph = isCut ? createGraph({ siteUrl: TEST_SITE, mediaDir: tmpdir() }, cutDatabase) : test.graph
  await server.register(graph.routes)
  return server
}

const server = await open({ isCached: true })
const document: Document = (await server.inject('/openapi.json')).json()

/** The document's schema for an object forbids no further field, because the routes may grow; this test does. */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed)
  // A part of another schema stays open.
  if ('allOf' in schema) return { ...schema, unevaluatedProperties: false }
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  return 'properties' in parts && !('additionalProperties' in parts) ? { ...parts, additionalProperties: false } : parts
}

const { VehicleFacts, ...otherSchemas } = document.components.schemas

const FORMATS = {
  uri: URL.canParse,
  date: isDay,
  'date-time': (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text,
}
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS })
ajv.addSchema({ $id: 'openapi', components: { schemas: { VehicleFacts, ...(closed(otherSchemas) as object) } } })

/** By the texts of their schemas: to compile one takes longer than to ask it a thousand times. */
const validators = new Map<string, ValidateFunction>()

/** The problems of a value; `#/components/…` stands for the document. */
function problemsOf(schema: object, value: unknown) {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')
  const validate = validators.get(text) ?? ajv.compile(closed(JSON.parse(text)) as object)
  validators.set(text, validate)
  validate(value)
  return validate.errors ?? []
}

const seen = new Set<string>()

/** Holds an answer against what the document says about its path and status. */
function check(path: string, method: string, answer: LightMyRequestResponse) {
  const { statusCode, headers } = answer
  seen.add(`${method} ${path} ${statusCode}`)
  const given = document.paths[path]?.[method]?.responses[statusCode]
  expect(given).toBeDefined()
  const described = '$ref' in given! ? document.components.responses[given.$ref.split('/').at(-1)!] : given
  const sometimes = Object.keys(document.components.headers).filter(
    (name) => document.components.headers[name]!.required === false,
  )
  const always = Object.keys(described!.headers ?? {}).filter((name) => !sometimes.includes(name))
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(always.map((name) => name.toLowerCase())))
  const mediaType = String(headers['content-type']).split(';')[0]!
  if (!described!.content) return expect(answer.body).toBe('')
  const { schema } = described!.content[mediaType]!
  expect(problemsOf(schema, /json/.test(mediaType) ? answer.json() : answer.body)).toEqual([])
}

const READS =
  '/api/vehicles /api/vehicles/{id} /feeds/vehicles.csv /feeds/vehicles.xml /schema.graphql /openapi.json'.split(' ')
const urlOf = (path: string, id = 'denago-nomad-xl') => path.replace('{id}', id)
const inquiry = (differences: object = {}, headers = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/contact',
  payload: { ...INQUIRY, ...differences },
  headers,
})

const stockFile = (payload: string, headers = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/inventory',
  payload,
  headers: { 'content-type': 'text/csv', 'x-partner-key': 'writer', ...headers },
})

/** Words that an inquiry can be made of where the document asks for a text or a number. */
const INQUIRY_WORDS: Record<string, unknown> = {
  ...{ ...INQUIRY, vehicleId: 'nomad-xl', idempotencyKey: 'a-key-of-a-sample', partner: 'acme' },
  ...{ vehicleIds: ['nomad', 'nomad-xl'], locationId: 'scranton', day: '2037-06-13' },
  ...{ days: 7, municipalityId: 'dallas', deliveryMiles: 14, firstDay: '2037-06-12' },
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
  pattern?: string
  format?: string
  anyOf?: Schema[]
  required?: string[]
  properties?: Record<string, Schema>
}

/** Values of a schema: null, every word of an enum; objects without their optional properties, with each, and the whole last. */
function samplesOf(schema: Schema, words: Record<string, unknown>, name = ''): unknown[] {
  const nothing = [schema.type].flat().includes('null') ? [null] : []
  if (schema.enum) return schema.enum
  if ([schema.type].flat().includes('boolean')) return [...nothing, false, true]
  if (!schema.properties) return [...nothing, words[name]]
  const samples = Object.entries(schema.properties).map(
    ([property, inner]) => [property, samplesOf(inner, words, property)] as const,
  )
  const required = Object.fromEntries(
    samples
      .map(([property, values]) => [property, values.at(-1)] as const)
      .filter(([property]) => schema.required?.includes(property)),
  )
  const whole = Object.fromEntries(samples.map(([property, values]) => [property, values.at(-1)]))
  const varied = samples.flatMap(([property, values]) => values.flatMap((value) => [{ ...whole, [property]: value }]))
  return [...nothing, required, ...varied, whole]
}

/** Values at the bounds of a schema, one step beyond, and null. */
function edgesOf({ type, enum: words, minimum, maximum, pattern, format, ...schema }: Schema): unknown[] {
  const { maxLength = 0, maxItems, items } = schema
  if (words) return [...words, 'none of them', null]
  if (maxItems !== undefined) {
    const [long, longer] = edgesOf(items!)
    return [[], Array(maxItems).fill(long), Array(maxItems + 1).fill(long), [longer], null]
  }
  const step = [type].flat().includes('integer') ? 1 : 0.01
  if (minimum !== undefined)
    return [minimum, minimum - step, 'many', null, ...(maximum ? [maximum, maximum + step] : [])]
  if (pattern?.endsWith('{17}$')) return ['1M8GDM9AXKP042788', '1M8GDM9AXKP04278', null]
  const start = format === 'uri' ? 'https://a.example/' : ''
  if (maxLength > 0) return [maxLength, maxLength + 1].map((length): unknown => start.padEnd(length, 'x')).concat(null)
  return [true, false, 'perhaps', null]
}

/** An empty cell of these leaves the cart as it is. */
const KEPT_WHERE_EMPTY = ['id', 'availability', 'inStock', 'isNew']

/** Each edge of each field in a row of its own. */
function edgesIn(fields: Record<string, Schema>, rowOf: (field: object) => object) {
  return Object.entries(fields).flatMap(([name, schema]) =>
    edgesOf(schema)
      .filter((value) => value !== null || !KEPT_WHERE_EMPTY.includes(name))
      .map((value) => ({ name, row: rowOf({ [name]: value }) })),
  )
}

/** The answer to a dry run with these rows, each as a new cart. */
async function pushed(rows: { row: object }[]) {
  const cart = { name: 'Edge', brand: 'Testbrand', category: 'Test Series', price: 1, description: '' }
  const carts = rows.map(({ row }, index) => ({ id: `edge-${index}`, ...cart, ...row }))
  const request = stockFile(JSON.stringify(carts), { 'content-type': 'application/json' })
  return (await server.inject({ ...request, url: '/api/inventory?dryRun' })).json()
}

const CHANGE = { vehicleId: 'x', cursor: '', changedAt: new Date() }
const upserted = (vehicle: Vehicle) =>
  vehicleEvent({ ...CHANGE, kind: VehicleChangeKind.UPSERTED, vehicle }, test.graph.services.site)

const WRONG = [null, 0, -1, 'x', '', true, [], ['x'], {}, { x: 1 }, [null]]

/** The value with each of its properties in turn replaced by things of other types, or accompanied by a stranger. */
function brokenOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return WRONG
  const replaced = Object.entries(value).flatMap(([name, inner]) =>
    brokenOf(inner).map((other) => ({ ...value, [name]: other })),
  )
  return [...replaced, { ...value, stranger: 1 }]
}

async function whileBroken(change: string, repair: string, work: () => Promise<void>) {
  await test.database.query(change)
  await work().finally(() => test.database.query(repair))
}

describe('/openapi.json', () => {
  it('is OpenAPI', async () => {
    const validator = new Validator()
    expect(await validator.validate(document as never)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('has every route of the API but those of GraphQL and MCP', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    // The others refuse a method.
    const served = [...routes].filter(
      (name) => /^GET /.test(name) && !/\*$|\/graphql\/?$|\/mcp\/?$|contact$|inventory$/.test(name),
    )
    const posts = ['POST /api/contact', 'POST /api/inventory']
    expect(described.sort()).toEqual([...served, ...posts].sort())
  })

  it.each(READS)(
    'is true of %s, read for the first time, again, and without a budget or with a wrong key',
    async (path) => {
      const url = urlOf(path)
      const first = await server.inject(url)
      check(path, 'get', first)
      check(path, 'get', await server.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } }))
      check(path, 'get', await server.inject({ url, headers: { 'x-partner-key': 'unknown' } }))
      check(path, 'get', await (await open({ budget: 5 })).inject(url))
    },
  )

  const KEY = { 'idempotency-key': 'a-key' }
  const GREEN = 'id,color\nbare,green\n'
  it.each<[string, string, 'get' | 'post', InjectOptions[], InjectOptions]>([
    [
      'a vehicle about which little is known, and of those that are not there',
      '/api/vehicles/{id}',
      'get',
      ['bare', 'none', 'a%00b'].map((id) => ({ url: urlOf('/api/vehicles/{id}', id) })),
      { url: urlOf('/api/vehicles/{id}') },
    ],
    [
      'an inquiry, right or wrong',
      '/api/contact',
      'post',
      [
        inquiry({ vehicleId: 'nomad-xl' }, KEY),
        inquiry({ message: 'Another message for the same key.' }, KEY),
        inquiry({ message: 'x'.repeat(70_000) }),
        { ...inquiry(), payload: 'words', headers: { 'content-type': 'text/plain' } },
        inquiry({}, { 'x-partner-key': 'unknown' }),
      ],
      inquiry(),
    ],
    [
      'a change of the stock, right or wrong',
      '/api/inventory',
      'post',
      [
        ...[GREEN, 'id,color\nbare,blue\n'].map((file) => stockFile(file, KEY)),
        ...['', 'reader'].map((key) => stockFile(GREEN, { 'x-partner-key': key })),
        ...['id,price\nbare,cheap\n', 'x'.repeat(20_000_001)].map((file) => stockFile(file)),
        stockFile('id', { 'content-type': 'text/plain' }),
      ],
      stockFile('id\n'),
    ],
  ])('is true of %s', async (_what, path, method, requests, withoutBudget) => {
    for (const request of requests) check(path, method, await server.inject(request))
    check(path, method, await (await open({ budget: 5 })).inject(withoutBudget))
  })

  it('is true of the events of webhooks', async () => {
    const vehicle = (await test.graph.services.vehicles.findByAddress('denago-nomad-xl'))!
    const removed = { ...CHANGE, kind: VehicleChangeKind.REMOVED, vehicle: null }
    for (const [name, event] of [
      ['vehicleUpserted', upserted(vehicle)],
      ['vehicleUpserted', upserted({ ...vehicle, description: 'ü'.repeat(200_000) })],
      ['vehicleRemoved', vehicleEvent(removed, test.graph.services.site)],
      ['webhookTest', testEvent('lot')],
    ] as const) {
      const { schema } = document.webhooks[name]!.post.requestBody!.content['application/json']!
      expect(problemsOf(schema, JSON.parse(event.body))).toEqual([])
    }
  })

  it('names every operation once, with a tag and a description, and a real vehicle for an id', () => {
    const operations = [document.paths, document.webhooks].flatMap(Object.values).flatMap(Object.values) as Operation[]
    const names = operations.map(({ operationId }) => operationId)
    expect(names.every((name) => /^[a-z][A-Za-z]+$/.test(name))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
    const tags = document.tags.map(({ name }) => name)
    expect(operations.filter((operation) => !operation.tags.every((tag) => tags.includes(tag)))).toEqual([])
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([])
    const parameters = operations.flatMap((operation) => operation.parameters ?? [])
    const examples = parameters.flatMap((parameter) =>
      'in' in parameter && parameter.in === 'path' ? [parameter.example] : [],
    )
    expect(examples).toEqual(['denago-nomad-xl'])
  })

  it('documents every shape of an inquiry that is taken, and the answer to each that is not', async () => {
    const { Inquiry } = document.components.schemas
    const shapes = samplesOf(Inquiry!, INQUIRY_WORDS) as object[]
    expect(shapes.length).toBeGreaterThan(40)
    for (const payload of shapes.map((shape) => ({ ...shape, dryRun: true }))) {
      expect(problemsOf(Inquiry!, payload)).toEqual([])
      const answer = await server.inject({ ...inquiry(), payload })
      // What the catalogue decides: an estimate needs its vehicle, and not every list has every cart.
      const wrong = Object.keys(answer.json().fields ?? {})
      expect(wrong.filter((field) => !['vehicleId', 'context.rental.cart'].includes(field))).toEqual([])
      expect([answer.statusCode, payload]).toEqual([wrong.length === 0 ? 201 : 400, payload])
      check('/api/contact', 'post', answer)
    }
    const whole = shapes.at(-1)!
    for (const payload of [...brokenOf(whole), ...brokenOf({ ...INQUIRY })]) {
      const answer = await server.inject({ ...inquiry(), payload: payload as object })
      check('/api/contact', 'post', answer)
      expect([answer.statusCode < 500, payload]).toEqual([true, payload])
    }
  })

  it('repeats the codes, media types, figures and scopes of the code as they are', () => {
    const { ApiError } = document.components.schemas
    expect(ApiError).toMatchObject({ properties: { code: { enum: Object.values(ErrorCode) } } })
    expect(ApiError!.properties!.fieldCodes).toMatchObject({
      additionalProperties: { enum: Object.values(UserErrorCode) },
    })
    const { requestBody } = document.paths['/api/inventory']!.post!
    expect(Object.keys(requestBody!.content)).toEqual(Object.keys(PUSHED_TYPES))
    const { parameters, securitySchemes } = written.components
    expect(parameters.IdempotencyKey.schema.maxLength).toBe(MOST_KEY_CHARACTERS)
    for (const scope of PARTNER_SCOPES) expect(securitySchemes.partnerKey.description).toContain(`\`${scope}\``)
  })

  it('gives no schema a name that programs have already', () => {
    expect(Object.keys(document.components.schemas).filter((name) => name in globalThis)).toEqual([])
  })

  it('gives every enum a type', () => {
    expect(
      JSON.stringify(document)
        .match(/\{[^{}]*"enum":[^{}]*\}/g)!
        .filter((text) => !text.includes('"type":')),
    ).toEqual([])
  })

  it('sends its readers to pages of the site, never to a file of this repository', () => {
    expect(JSON.stringify(document)).not.toMatch(/\.md\b/)
  })

  it('has a row of the inventory as the push takes it: each value up to its bounds, and none beyond', async () => {
    const { InventoryRow } = document.components.schemas
    // What the others name must be there, or is that of one cart.
    const { images, alt, location, aliases, updatedAt, specifications, ...fields } = InventoryRow!.properties!
    const rows = [
      ...edgesIn(fields, (field) => field),
      ...edgesIn(specifications!.properties!, (field) => ({ specifications: field })),
    ]
    const right = rows.filter(({ row }) => problemsOf(InventoryRow!, row).length === 0)
    const wrong = rows.filter((row) => !right.includes(row))
    expect(Math.min(right.length, wrong.length)).toBeGreaterThan(40)
    expect(await pushed(right)).toMatchObject({ dryRun: true, added: { count: right.length } })
    for (const part of [wrong.slice(0, 40), wrong.slice(40)]) {
      const { problems } = await pushed(part)
      expect(problems.map(({ line, column }: FileNote) => [line, column])).toEqual(
        part.map(({ name }, index) => [index + 1, name]),
      )
    }
  })

  it('has a vehicle of REST and of a webhook as a row of the inventory', async () => {
    const all = await allVehicles(test.graph.services.vehicles)
    const sent = all.map((vehicle) => JSON.parse(upserted(vehicle).body).data.vehicle)
    const given = [...(await server.inject('/api/vehicles')).json(), ...sent]
    expect(given).toHaveLength(2 * all.length)
    const isRow = new Ajv2020({ strict: false, formats: FORMATS }).compile(document.components.schemas.InventoryRow!)
    expect(given.filter((vehicle) => !isRow(vehicle))).toEqual([])
  })

  it('has the rules of an inquiry', () => {
    const { Inquiry } = document.components.schemas
    expect(problemsOf(Inquiry!, { ...INQUIRY, interest: 'service', vehicleId: null })).toEqual([])
    for (const wrong of [{ phone: '1' }, { message: 'short' }, { interest: 'love' }, { firstName: 'x'.repeat(101) }])
      expect(problemsOf(Inquiry!, { ...INQUIRY, ...wrong })).toHaveLength(1)
    expect(problemsOf(Inquiry!, {})).toHaveLength(5)
  })

  it('is true of a failing database', async () => {
    const failing = await open()
    const paths = READS.filter((path) => document.paths[path]!.get!.responses[500])
    await whileBroken('alter table vehicles rename to gone', 'alter table gone rename to vehicles', async () => {
      for (const path of paths) check(path, 'get', await failing.inject(urlOf(path)))
      check('/api/inventory', 'post', await failing.inject(stockFile('id,color\nbare,red\n')))
    })
    await whileBroken(
      'alter table contact_inquiries add constraint refused check (false) not valid',
      'alter table contact_inquiries drop constraint refused',
      async () => check('/api/contact', 'post', await failing.inject(inquiry({ message: 'A message that fails.' }))),
    )
  })

  it('is true of a database that is away', async () => {
    const away = await open({ isCut: true })
    for (const path of ['/healthz', '/readyz']) check(path, 'get', await away.inject(path))
    await way.cut()
    const paths = [...READS, '/readyz'].filter((path) => document.paths[path]!.get!.responses[503])
    for (const path of paths) check(path, 'get', await away.inject(urlOf(path)))
    check('/api/contact', 'post', await away.inject(inquiry()))
    check('/api/inventory', 'post', await away.inject(stockFile('id,color\nbare,red\n')))
    await way.restore()
  })

  it('is true of a process that is about to stop', async () => {
    const stopping = await open()
    stopping.stopping.hasBegun = true
    for (const path of ['/healthz', '/readyz']) {
      const answer = await stopping.inject(path)
      expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }])
      check(path, 'get', answer)
    }
  })

  it('says nothing that no answer has shown', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => `${method} ${path} ${status}`),
      ),
    )
    expect([...seen].sort()).toEqual(described.filter((name) => !name.endsWith(' default')).sort())
  })
})
