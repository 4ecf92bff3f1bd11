import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify, { type InjectOptions } from 'fastify'
import { restScope } from '#graph/http/scope.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { contactRest } from './contact.rest.ts'
import { InquiryService } from './inquiries/inquiry.service.ts'

const BODY = { ...INQUIRY, interest: 'service' }

const test = await createTestGraph({ contactLimit: 10, partners: { 'a-key': { name: 'acme', scopes: [] } } })
afterAll(() => test.close())
beforeEach(() => test.database.query('truncate contact_inquiries cascade'))

let visitors = 0
const nextVisitor = () => `198.51.100.${++visitors}`

/** Each call comes from another visitor, unless the address says which. */
const post = (payload: InjectOptions['payload'], headers: Record<string, string> = {}, remoteAddress = nextVisitor()) =>
  test.inject({ method: 'POST', url: '/api/contact', payload, headers, remoteAddress })

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
      'unknown property',
      { intrest: 'sales' },
      { intrest: expect.stringMatching(/^Unknown property intrest: expected f/) },
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
    const context = { reason: 'SAILING', vehicleIds: ['nomad', 'gone'] }
    const { fieldCodes } = (await post({ ...BODY, context })).json()
    expect(fieldCodes).toEqual({ 'context.reason': 'INVALID', 'context.vehicleIds': 'NOT_FOUND' })
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

  it('answers a retry like the first call, and 409 when the content is another', async () => {
    const headers = { 'idempotency-key': 'k' }
    const first = await post(BODY, headers)
    expect((await post(BODY, headers)).json()).toEqual(first.json())
    const other = await post({ ...BODY, lastName: 'Other' }, headers)
    expect(other.statusCode).toBe(409)
    const error = expect.stringContaining('idempotency key')
    expect(other.json()).toMatchObject({ error, code: 'IDEMPOTENCY_KEY_REUSED' })
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
    const error = expect.stringMatching(/^Too many messages .* minutes?, or call us\.$/)
    const figures = { code: 'RATE_LIMITED', retryAfterSeconds: Number(refused.headers['retry-after']) }
    expect(refused.json()).toMatchObject({ error, ...figures })

    const refusedQuery = await graphql()
    expect(refusedQuery.statusCode).toBe(429)
    expect(refusedQuery.headers['retry-after']).toBeDefined()
    const extensions = expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) })
    expect(refusedQuery.json().errors).toMatchObject([{ message: refused.json().error, extensions }])
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

  it('from a partner is one of a hundred from all addresses', async () => {
    const headers = { 'x-partner-key': 'a-key' }
    const send = (last: number) => post({ ...BODY, message: `Message number ${last}` }, headers, `198.51.100.${last}`)
    for (let count = 0; count < 100; count++) expect((await send(count)).statusCode).toBe(201)
    expect((await send(200)).statusCode).toBe(429)
    expect((await list())[0]).toMatchObject({ partner: 'acme' })
  })

  it('tells neither the visitor nor the log what a failing database was given', async () => {
    const logged = new PassThrough()
    const server = Fastify({ logger: { level: 'trace', stream: logged } })
    await server.register(restScope([contactRest(test.graph.services)]), { prefix: '/api' })
    await test.database.query('alter table contact_inquiries add constraint refused check (false) not valid')
    try {
      const response = await server.inject({ method: 'POST', url: '/api/contact', payload: BODY })
      expect(response.statusCode).toBe(500)
      const error = 'Failed to submit contact form'
      expect(response.json()).toMatchObject({ error, code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) })
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

const SUBMIT = `mutation ($input: SubmitContactInput!) {
  submitContact(input: $input) { inquiry { id receivedAt } userErrors { field message code } }
}`

const submit = async (change: object = {}) => {
  const payload = { query: SUBMIT, variables: { input: { ...INQUIRY, ...change } } }
  const answer = await test.inject({ method: 'POST', url: '/graphql', payload, remoteAddress: nextVisitor() })
  return answer.json().data.submitContact
}

describe('submitContact', () => {
  it('answers with the receipt of the stored inquiry', async () => {
    const { inquiry, userErrors } = await submit({ interest: 'PARTS', vehicleId: 'Nomad-XL' })
    expect(userErrors).toEqual([])
    const stored = await list()
    const words = { ...INQUIRY, interest: 'parts', vehicleId: 'denago-nomad-xl' }
    expect(stored).toMatchObject([{ ...words, id: inquiry.id, source: 'api', suspicions: [] }])
    expect(inquiry.receivedAt).toBe(stored[0]!.receivedAt.toISOString())
  })

  it.each([
    [`${TEST_SITE}/contact?vehicle=gone`, 'form', '/contact'],
    [`${TEST_SITE}/graphql`, 'api', '/graphql'],
    ['https://other.example/contact', 'api', '/contact'],
  ])('from %s is of the %s', async (referer, source, page) => {
    const input = { ...INQUIRY, vehicleId: source === 'form' ? 'gone' : null }
    const payload = { query: SUBMIT, variables: { input } }
    await test.inject({ method: 'POST', url: '/graphql', payload, headers: { referer } })
    expect(await list()).toMatchObject([{ source, page }])
  })

  it.each([
    [' Cart & Club No. 7', 'Cart & Club No. 7'],
    ["O'Hara-Carts", "O'Hara-Carts"],
    ['x'.repeat(100), 'x'.repeat(100)],
    ...[null, '', ' ', '<b>acme</b>', 'https://acme.example', 'acme\nBcc: x', 'x'.repeat(101)].map((name) => [
      name,
      null,
    ]),
  ])('keeps the partner %j as %j', async (partner, stored) => {
    await submit({ partner })
    expect(await list()).toMatchObject([{ partner: stored }])
  })

  it('names field, message and code of each expected failure, also of what does not exist', async () => {
    const context = { vehicleIds: ['nomad', 'gone'], rental: { cart: 'UTILITY', days: 3, municipalityId: 'atlantis' } }
    const wrong = { firstName: ' ', email: 'a@b', phone: '555', message: 'x'.repeat(5001), vehicleId: 'gone', context }
    const { inquiry, userErrors } = await submit({ ...wrong, dryRun: true })
    expect(inquiry).toBeNull()
    expect(userErrors).toEqual([
      { field: ['firstName'], code: 'REQUIRED', message: 'First name is required' },
      { field: ['email'], code: 'INVALID', message: 'Invalid email address' },
      { field: ['phone'], code: 'TOO_SHORT', message: 'Phone number is required' },
      { field: ['message'], code: 'TOO_LONG', message: 'Message must be at most 5000 characters' },
      { field: ['vehicleId'], code: 'NOT_FOUND', message: 'Vehicle not found' },
      { field: ['context', 'vehicleIds'], code: 'NOT_FOUND', message: 'Vehicles not found: gone' },
      { field: ['context', 'rental', 'municipalityId'], code: 'NOT_FOUND', message: 'Town not found' },
    ])
  })

  it('does not let an inquiry be read back', async () => {
    const { errors } = await test.ask('{ __type(name: "ContactInquiry") { name } contactInquiries { id } }')
    expect(errors).toMatchObject([{ message: expect.stringContaining('contactInquiries') }])
  })
})
