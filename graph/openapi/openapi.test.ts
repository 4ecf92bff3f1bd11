import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createGraph } from '#graph/app.ts'
import { connect } from '#graph/database/data-source.ts'
import { responseCache } from '#graph/http/cache/response-cache.ts'
import { rateLimit, takePoints } from '#graph/http/limits/rate-limit.ts'
import { createServer } from '#graph/http/server.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

interface Response {
  headers?: Record<string, unknown>
  content?: Record<string, { schema: object }>
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  components: { schemas: Record<string, object> }
}

const version = { current: 1, isLive: true, isReachable: true }
const servers: FastifyInstance[] = []
const routes = new Set<string>()

const test = await createTestGraph()
const way = await makeCuttable(test.databaseUrl)
const cutDatabase = await connect(way.url)
await addVehicle(test.database, { id: 'bare' })

afterAll(async () => {
  for (const server of servers) await server.close()
  await cutDatabase.destroy()
  await way.cut()
  await test.close()
})

async function open({ points = 1_000_000, isCut = false, isCached = false } = {}): Promise<FastifyInstance> {
  const server = createServer({ log: false })
  servers.push(server)
  server.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.add(`${name} ${url.replace(/:(\w+)/g, '{$1}')}`)
  })
  await server.register(rateLimit, { rateLimit: points, findPartner: () => undefined })
  if (isCached) await server.register(responseCache, { version })
  await server.register(takePoints)
  const graph = isCut ? createGraph({ siteUrl: TEST_SITE }, cutDatabase) : test.graph
  await server.register(graph.routes)
  return server
}

const server = await open({ isCached: true })
const document: Document = (await server.inject('/openapi.json')).json()

/** The document's schema for an object forbids no further field, because the routes may grow; this test does. */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed)
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  return 'properties' in parts && !('additionalProperties' in parts) ? { ...parts, additionalProperties: false } : parts
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'openapi', components: closed(document.components) as object })

/** The problems of a value; `#/components/…` stands for the document. */
function problemsOf(schema: object, value: unknown) {
  const resolved = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'))
  const validate = ajv.compile(closed(resolved) as object)
  return validate(value) ? [] : validate.errors
}

const seen = new Set<string>()

/** Holds an answer against what the document says about its path and status. */
function check(path: string, method: string, answer: LightMyRequestResponse) {
  const { statusCode, headers } = answer
  seen.add(`${method} ${path} ${statusCode}`)
  const described = document.paths[path]?.[method]?.responses[statusCode]
  expect(described).toBeDefined()
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(Object.keys(described!.headers ?? {}).map((name) => name.toLowerCase())),
  )
  const mediaType = String(headers['content-type']).split(';')[0]!
  if (!described!.content) return expect(answer.body).toBe('')
  const { schema } = described!.content[mediaType]!
  expect(problemsOf(schema, /json/.test(mediaType) ? answer.json() : answer.body)).toEqual([])
}

const READS = [
  '/api/vehicles',
  '/api/vehicles/{id}',
  '/feeds/vehicles.json',
  '/feeds/vehicles.csv',
  '/feeds/vehicles.xml',
  '/schema.graphql',
  '/openapi.json',
]
const urlOf = (path: string, id = 'denago-nomad-xl') => path.replace('{id}', id)
const inquiry = (differences: object = {}, headers = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/contact',
  payload: { ...INQUIRY, ...differences },
  headers,
})

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
      (name) => /^GET /.test(name) && !/\*$|\/graphql(?:\/stream)?\/?$|\/mcp\/?$|contact$/.test(name),
    )
    expect(described.sort()).toEqual([...served, 'POST /api/contact'].sort())
  })

  it.each(READS)(
    'is true of %s, read for the first time, again, and without points or with a wrong key',
    async (path) => {
      const url = urlOf(path)
      const first = await server.inject(url)
      check(path, 'get', first)
      check(path, 'get', await server.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } }))
      check(path, 'get', await server.inject({ url, headers: { 'x-partner-key': 'unknown' } }))
      check(path, 'get', await (await open({ points: 5 })).inject(url))
    },
  )

  it('is true of a vehicle about which little is known, and of those that are not there', async () => {
    const path = '/api/vehicles/{id}'
    check(path, 'get', await server.inject(urlOf(path, 'bare')))
    check(path, 'get', await server.inject(urlOf(path, 'none')))
    check(path, 'get', await server.inject(urlOf(path, 'a%00b')))
  })

  it('is true of an inquiry, right or wrong', async () => {
    const key = { 'idempotency-key': 'a-key' }
    for (const request of [
      inquiry({ vehicleId: 'nomad-xl' }, key),
      inquiry({ message: 'Another message for the same key.' }, key),
      inquiry({ dryRun: true }),
      inquiry({ email: 'none', phone: '' }),
      { ...inquiry(), payload: [] },
      inquiry({ message: 'x'.repeat(70_000) }),
      { ...inquiry(), payload: 'words', headers: { 'content-type': 'text/plain' } },
      inquiry({}, { 'x-partner-key': 'unknown' }),
    ]) {
      check('/api/contact', 'post', await server.inject(request))
    }
    check('/api/contact', 'post', await (await open({ points: 5 })).inject(inquiry()))
  })

  it('has the rules of an inquiry', () => {
    const { Inquiry } = document.components.schemas
    expect(problemsOf(Inquiry!, { ...INQUIRY, interest: 'service', vehicleId: null })).toEqual([])
    for (const wrong of [{ phone: '1' }, { message: 'short' }, { interest: 'love' }, { firstName: 'x'.repeat(101) }]) {
      expect(problemsOf(Inquiry!, { ...INQUIRY, ...wrong })).toHaveLength(1)
    }
    expect(problemsOf(Inquiry!, {})).toHaveLength(5)
  })

  it('is true of a failing database', async () => {
    const failing = await open()
    const paths = READS.filter((path) => document.paths[path]!.get!.responses[500])
    await whileBroken('alter table vehicles rename to gone', 'alter table gone rename to vehicles', async () => {
      for (const path of paths) check(path, 'get', await failing.inject(urlOf(path)))
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
    await way.restore()
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
