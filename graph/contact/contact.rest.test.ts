import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify, { type InjectOptions } from 'fastify'
import { createGraph } from '#graph/app.ts'
import { rateLimit } from '#graph/http/limits/rate-limit.ts'
import { restScope } from '#graph/http/scope.ts'
import { createServer } from '#graph/http/server.ts'
import { connect } from '#graph/start/connect.ts'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { contactRest } from './contact.rest.ts'
import { InquiryService } from './inquiries/inquiry.service.ts'

const BODY = { ...INQUIRY, interest: 'service' }

const test = await createTestGraph({ contactLimit: 10 })
afterAll(() => test.close())
beforeEach(() => test.database.query('truncate contact_inquiries cascade'))

let visitors = 0

/** Each call comes from another visitor, unless the address says which. */
const post = (
  payload: InjectOptions['payload'],
  headers: Record<string, string> = {},
  remoteAddress = `198.51.100.${++visitors}`,
) => test.inject({ method: 'POST', url: '/api/contact', payload, headers, remoteAddress })

const list = () => new InquiryService(test.database).list()

describe('POST /api/contact', () => {
  it('stores the inquiry and answers 201 with its id', async () => {
    const response = await post({ ...BODY, vehicleId: 'nomad-xl' })
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const { id, ...answer } = response.json()
    expect(answer).toEqual({
      success: true,
      message: expect.stringMatching(/^Thanks\. We got your message\. .* within 24 hours/),
    })
    expect(await list()).toMatchObject([{ ...BODY, id, vehicleId: 'denago-nomad-xl' }])
  })

  it.each([
    ['empty text', { firstName: '' }, { firstName: 'First name is required' }],
    ['object', { message: { text: 'a long enough text' } }, { message: 'Message must be text' }],
    ['unknown vehicle', { vehicleId: 'no-such-cart' }, { vehicleId: 'Vehicle not found' }],
    [
      'unknown vehicle in the context',
      { context: { vehicleIds: ['nomad', 'gone'] } },
      { 'context.vehicleIds': 'Vehicles not found: gone' },
    ],
    [
      'unknown property',
      { intrest: 'sales' },
      {
        intrest:
          'Unknown property intrest: expected firstName, lastName, email, phone, interest, message, vehicleId, context, partner, idempotencyKey, dryRun',
      },
    ],
  ])('answers an %s with 400 and the name of the field', async (_what, change, fields) => {
    const response = await post({ ...BODY, ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: Object.values(fields)[0], fields, code: 'BAD_USER_INPUT' })
    expect(await list()).toEqual([])
  })

  it('answers several mistakes in whole sentences, with a code for each', async () => {
    const response = await post({ ...BODY, firstName: '', email: 'none', phone: '1', vehicleId: 'gone' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      error: 'First name is required. Invalid email address. Phone number is required. Vehicle not found.',
      fieldCodes: { firstName: 'REQUIRED', email: 'INVALID', phone: 'TOO_SHORT', vehicleId: 'NOT_FOUND' },
    })
    expect((await post({ ...BODY, phone: '' })).json().fieldCodes).toEqual({ phone: 'REQUIRED' })
  })

  it('answers a mistake in the context along with what is not listed beside it', async () => {
    const response = await post({ ...BODY, context: { reason: 'SAILING', vehicleIds: ['nomad', 'gone'] } })
    expect(response.json().fieldCodes).toEqual({ 'context.reason': 'INVALID', 'context.vehicleIds': 'NOT_FOUND' })
  })

  const JSON_TYPE = { 'content-type': 'application/json' }
  it.each([
    ['broken JSON', '{"firstName": "Ada"', JSON_TYPE, 400],
    ['an empty body', '', JSON_TYPE, 400],
    ['no body', undefined, {}, 400],
    ['null', 'null', JSON_TYPE, 400],
    ['a list', '[{}]', JSON_TYPE, 400],
    ['a text', '"hello"', JSON_TYPE, 400],
    ['a prototype', '{"__proto__": {"firstName": "Ada"}}', JSON_TYPE, 400],
    ['a form', 'firstName=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', JSON.stringify(BODY), { 'content-type': 'text/plain' }, 415],
    ['more than 64 KB', JSON.stringify({ ...BODY, message: 'x'.repeat(65 * 1024) }), JSON_TYPE, 413],
  ])('refuses %s', async (_what, payload, headers, status) => {
    const response = await post(payload, headers)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ error: expect.stringMatching(/./) })
    expect(await list()).toEqual([])
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('answers %s with 405 and what is allowed', async (method) => {
    const response = await test.inject({ method, url: '/api/contact' })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    expect(response.json()).toMatchObject({ error: 'Method not allowed', code: 'METHOD_NOT_ALLOWED' })
  })

  it('answers a retry like the first call, and 409 when the content is another', async () => {
    const headers = { 'idempotency-key': 'k' }
    const first = await post(BODY, headers)
    expect((await post(BODY, headers)).json()).toEqual(first.json())
    const other = await post({ ...BODY, lastName: 'Other' }, headers)
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({
      error: expect.stringContaining('idempotency key'),
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['', 'TOO_SHORT'],
    ['k'.repeat(201), 'TOO_LONG'],
  ])('refuses the key %j in a header as in the body', async (idempotencyKey, code) => {
    for (const sent of [post({ ...BODY, idempotencyKey }), post(BODY, { 'idempotency-key': idempotencyKey })]) {
      expect((await sent).json()).toMatchObject({ code: 'BAD_USER_INPUT', fieldCodes: { idempotencyKey: code } })
    }
  })

  it('takes the key of a retry as a property too, and refuses two different keys', async () => {
    const first = await post({ ...BODY, idempotencyKey: 'k' })
    const again = await post({ idempotencyKey: ' k ', ...BODY, firstName: ' Ada ' })
    expect(again.json()).toEqual(first.json())
    expect([first, again].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true'])
    expect((await post({ ...BODY, idempotencyKey: 'k' }, { 'idempotency-key': 'k' })).json()).toEqual(first.json())
    const refused = await post({ ...BODY, idempotencyKey: 'k' }, { 'idempotency-key': 'other' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ idempotencyKey: expect.stringContaining('two different keys') })
  })

  it('notes where the call came from', async () => {
    await post({ ...BODY, partner: 'acme' }, { referer: 'https://carts.example/vehicle/nomad-xl?secret=1' })
    expect(await list()).toMatchObject([{ source: 'rest', page: '/vehicle/nomad-xl', partner: 'acme' }])
  })

  it('takes ten inquiries from an address, by REST and GraphQL together, and says when to come again', async () => {
    const remoteAddress = '203.0.113.7'
    let sent = 0
    const next = () => ({ ...BODY, message: `Message number ${++sent}` })
    const rest = () => post(next(), {}, remoteAddress)
    const query = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { inquiry { id } } }'
    const graphql = () => {
      const { interest: _, ...input } = next()
      return test.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { input } }, remoteAddress })
    }

    for (let count = 0; count < 5; count++) expect((await rest()).statusCode).toBe(201)
    for (let count = 0; count < 5; count++) expect((await graphql()).json().data.submitContact.inquiry).not.toBeNull()
    expect(await list()).toHaveLength(10)

    const refused = await rest()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toEqual({
      error: expect.stringMatching(/^Too many messages .* minutes?, or call us\.$/),
      code: 'RATE_LIMITED',
      retryAfterSeconds: Number(refused.headers['retry-after']),
      requestId: refused.headers['x-request-id'],
    })

    const refusedQuery = await graphql()
    expect(refusedQuery.statusCode).toBe(429)
    expect(refusedQuery.headers['retry-after']).toBeDefined()
    expect(refusedQuery.json().errors).toMatchObject([
      { message: refused.json().error, extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } },
    ])
    expect(await list()).toHaveLength(10)
    expect((await post({ ...BODY, email: 'b@example.com' })).statusCode).toBe(201)
  })

  it('counts no mistake as an inquiry, and no retry, but the conflict of a key', async () => {
    const send = (payload: object, key?: string) => post(payload, key ? { 'idempotency-key': key } : {}, '203.0.113.9')
    for (let count = 0; count < 12; count++) expect((await send({ ...BODY, phone: '1' })).statusCode).toBe(400)
    for (let count = 0; count < 12; count++) expect((await send({ ...BODY, vehicleId: 'x' })).statusCode).toBe(400)
    const first = await send(BODY, 'lost')
    expect(first.statusCode).toBe(201)
    for (let count = 0; count < 12; count++) expect((await send(BODY, 'lost')).json()).toEqual(first.json())
    for (let count = 0; count < 9; count++)
      expect((await send({ ...BODY, lastName: 'X' }, 'lost')).statusCode).toBe(409)
    expect((await send({ ...BODY, lastName: 'X' }, 'lost')).statusCode).toBe(429)
    expect((await send({ ...BODY, message: 'The next message' })).statusCode).toBe(429)
    expect((await send(BODY, 'lost')).json()).toEqual(first.json())
  })

  it('answers a dry run as a real call, stores nothing and counts no inquiry', async () => {
    const send = (change: object = {}) => post({ ...BODY, dryRun: true, ...change }, {}, '203.0.113.10')
    for (let count = 0; count < 11; count++) {
      const response = await send()
      expect(response.statusCode).toBe(201)
      expect(response.json()).toEqual({ success: true, id: expect.any(String), message: expect.stringMatching(/./) })
    }
    expect((await send({ vehicleId: 'no-such-cart' })).json().fields).toEqual({ vehicleId: 'Vehicle not found' })
    expect(await list()).toEqual([])
    expect((await send({ dryRun: false })).statusCode).toBe(201)
    expect(await list()).toHaveLength(1)
  })

  describe('from a partner', () => {
    const server = createServer({ log: false })
    const findPartner = () => ({ name: 'acme', scopes: [] })
    let sent = 0
    beforeAll(async () => {
      await server.register(rateLimit, { rateLimit: 1e6, findPartner })
      await server.register(test.graph.routes)
    })
    afterAll(() => server.close())

    const send = (remoteAddress: string, change: object = {}) => {
      const payload = { ...BODY, message: `Message number ${++sent}`, ...change }
      const headers = { 'x-partner-key': 'a-key' }
      return server.inject({ method: 'POST', url: '/api/contact', payload, headers, remoteAddress })
    }

    it('is one of a hundred from all addresses', async () => {
      for (let count = 0; count < 100; count++) {
        expect((await send(`198.51.100.${count}`)).statusCode).toBe(201)
      }
      expect((await send('198.51.100.200')).statusCode).toBe(429)
      expect((await list())[0]).toMatchObject({ partner: 'acme' })
    })
  })

  it('answers 503 while there is no database, so that the call is made again', async () => {
    const way = await makeCuttable(test.databaseUrl)
    const database = await connect(way.url)
    const server = createServer({ log: false })
    await server.register(createGraph({ siteUrl: TEST_SITE, mediaDir: '' }, database).routes)
    const send = () => server.inject({ method: 'POST', url: '/api/contact', payload: BODY })

    await way.cut()
    const response = await send()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('10')
    expect(response.json()).toEqual({
      error: "We couldn't take your message. That's on us. Please send it again in a few minutes.",
      code: 'SERVICE_UNAVAILABLE',
      requestId: expect.any(String),
    })
    await way.restore()
    expect((await send()).statusCode).toBe(201)

    await server.close()
    await database.destroy()
    await way.cut()
  })

  it('tells neither the visitor nor the log what a failing database was given', async () => {
    const logged = new PassThrough()
    const server = Fastify({ logger: { level: 'trace', stream: logged } })
    await server.register(restScope([contactRest(test.graph.services)]), { prefix: '/api' })
    await test.database.query('alter table contact_inquiries add constraint refused check (false) not valid')
    try {
      const response = await server.inject({ method: 'POST', url: '/api/contact', payload: BODY })
      expect(response.statusCode).toBe(500)
      expect(response.json()).toMatchObject({
        error: 'Failed to submit contact form',
        code: 'INTERNAL_SERVER_ERROR',
        requestId: expect.any(String),
      })
    } finally {
      await test.database.query('alter table contact_inquiries drop constraint refused')
      await server.close()
      logged.end()
    }
    const log = await text(logged)
    expect(log).toContain('refused')
    for (const secret of ['Ada', 'Novak', 'ada@example.com', '555-0142', 'battery']) expect(log).not.toContain(secret)
  })
})
