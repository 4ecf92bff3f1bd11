import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { listen } from '#graph/http/server.ts'
import { vehicleEvent } from '#graph/partners/webhooks/event.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle, allVehicles } from '#graph/testing/vehicles.ts'
import { VehicleChangeKind } from '#graph/vehicle-changes/vehicle-change.result.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

const KEY = 'a-key-that-may-write'

const test = await createTestGraph({
  rateLimit: 1_000_000_000,
  partners: {
    [KEY]: { name: 'lot', scopes: ['inventory:write'] },
    'a-key-that-reads': { name: 'reader', scopes: [] },
  },
})
afterAll(() => test.close())
beforeAll(() => test.database.query(`insert into partners (name) values ('lot'), ('reader')`))

const HEADER = 'id,name,brand,category,price,description'
const ROW = { id: 'pushed', name: 'Pushed Cart', brand: 'Denago', category: 'Nomad', price: 7995, description: '' }
const CART = `${HEADER}\npushed,Pushed Cart,Denago,Nomad,7995,A cart.\n`

interface Sent {
  query?: string
  type?: string
  headers?: Record<string, string>
}

const push = (payload: string, { query = '', type = 'text/csv', headers = {} }: Sent = {}) =>
  test.inject({
    method: 'POST',
    url: `/api/inventory${query}`,
    payload,
    headers: { 'content-type': type, 'x-partner-key': KEY, ...headers },
  })

const JSON_TYPE = { type: 'application/json' }

const find = async (id: string) =>
  (await test.dataOf('query ($id: ID!) { vehicle(id: $id) { name price } }', { id })).vehicle
const remove = () => test.database.query(`delete from vehicles where id = 'pushed'`)
afterEach(remove)

it.each([
  ['CSV', CART, 'text/csv; charset=utf-8'],
  ['TSV', CART.replaceAll(',', '\t'), 'text/tab-separated-values'],
  ['JSON', JSON.stringify([ROW]), 'application/json'],
])('a partner with the scope adds a cart as %s, and it is there at once', async (_format, file, type) => {
  const response = await push(file, { type })
  expect(response.json()).toMatchObject({ dryRun: false, added: { count: 1, first: [{ id: 'pushed' }] }, unchanged: 0 })
  expect(response.statusCode).toBe(200)
  expect(await find('pushed')).toEqual({ name: 'Pushed Cart', price: 7995 })
})

describe('the stock as the API gives it', () => {
  const given = async (url: string) => (await test.inject({ url })).json()
  const event = (vehicle: Vehicle) => {
    const change = { vehicleId: vehicle.id, cursor: '', changedAt: new Date(), kind: VehicleChangeKind.UPSERTED }
    return JSON.parse(vehicleEvent({ ...change, vehicle }, test.graph.services.site).body).data.vehicle
  }

  beforeAll(async () => {
    const images = ['vehicles/red cart.webp', 'https://pictures.example/ü.webp'].map((path) => {
      return { path, alt: 'A cart', width: 800, height: 600, blurDataUrl: null, dominantColor: null }
    })
    await addVehicle(test.database, { id: 'sent-back', images, features: ['4|6 seats', 'a\\b'], aliases: ['Sent'] })
    // Above the size of an event: it comes without its description.
    await addVehicle(test.database, { id: 'huge', description: 'ü'.repeat(200_000) })
  })
  afterAll(() => test.database.query(`delete from vehicles where id in ('sent-back', 'huge')`))

  it.each([
    [
      'GraphQL',
      async () =>
        (await test.dataOf('{ vehicles(first: 250) { nodes { id images { alt url(width: 800) } } } }')).vehicles.nodes,
    ],
    ['REST', () => given('/api/vehicles')],
    ['webhooks', async () => (await allVehicles(test.graph.services.vehicles)).map(event)],
  ])('by %s is taken back without a change', async (_door, vehicles) => {
    const sent = (await vehicles()).filter(({ id, description }: Vehicle) => id !== 'huge' || !description)
    const nothing = { added: { count: 0 }, changed: { first: [] }, notes: { first: [] } }
    expect((await push(JSON.stringify(sent), JSON_TYPE)).json()).toMatchObject({ ...nothing, unchanged: sent.length })
    expect(sent.length).toBeGreaterThan(23)
  })

  it('as CSV is taken back without a change', async () => {
    await test.database.query(`delete from vehicles where id = 'huge'`)
    const { body } = await test.inject({ url: '/feeds/vehicles.csv' })
    expect((await push(body)).json()).toMatchObject({ added: { count: 0 }, changed: { first: [] }, unchanged: 25 })
  })
})

it.each([
  ['condition alone', { condition: 'USED' }, 'USED', undefined],
  ['a letter of other programs', { condition: 'N' }, 'NEW', undefined],
  ['words of other programs', { condition: 'Used - Good' }, 'USED', undefined],
  ['both that agree', { condition: 'USED', isNew: false }, 'USED', undefined],
  ['both that do not', { condition: 'USED', isNew: true }, null, 'condition'],
  ['a sign that no text has', { condition: '\u0000' }, null, 'condition'],
])('a row may say whether a cart is new by %s', async (_what, given, condition, column) => {
  const answer = (await push(JSON.stringify([{ ...ROW, ...given }]), JSON_TYPE)).json()
  expect(answer.problems?.[0].column).toBe(column)
  const { vehicle } = await test.dataOf('{ vehicle(id: "pushed") { condition } }')
  expect(vehicle?.condition ?? null).toBe(condition)
})

it.each(['2020-01-01T00:00:00Z', '2020-01-01T00:00:00.123456+00:00'])(
  'a time may be written as programs do: %s',
  async (updatedAt) => {
    const row = [{ id: 'denago-nomad', price: 1, updatedAt }]
    const { problems } = (await push(JSON.stringify(row), JSON_TYPE)).json()
    expect(problems).toMatchObject([{ code: 'STALE' }])
  },
)

it('a dry run tells the difference, and changes nothing', async () => {
  expect((await push(CART, { query: '?dryRun' })).json()).toMatchObject({ dryRun: true, added: { count: 1 } })
  expect(await find('pushed')).toBeNull()
})

it.each([
  ['no key', {}, 401, 'UNAUTHENTICATED', 'X-Partner-Key'],
  ['no known key', { 'x-partner-key': '' }, 401, 'UNKNOWN_PARTNER_KEY', 'X-Partner-Key'],
  ['a key that reads', { 'x-partner-key': 'a-key-that-reads' }, 403, 'FORBIDDEN', undefined],
])('with %s nothing is read', async (_name, key, status, code, challenge) => {
  const headers = { 'content-type': 'text/csv', ...key }
  const response = await test.inject({ method: 'POST', url: '/api/inventory', payload: CART, headers })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ code })
  expect(response.headers['www-authenticate']).toBe(challenge)
  expect(await find('pushed')).toBeNull()
})

it('a file with problems names them by line, column and code, and changes nothing', async () => {
  const response = await push(`${CART}other,Other,Denago,Nomad,cheap,A cart.\n,,,,5,\n`)
  const message = expect.stringContaining('"cheap" is not')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    error: expect.stringMatching(/^Nothing was changed: the file has \d+ problems\.$/),
    code: 'BAD_USER_INPUT',
    problems: expect.arrayContaining([{ line: 3, row: 3, cart: 'Other', column: 'price', code: 'INVALID', message }]),
  })
  expect(await find('pushed')).toBeNull()
})

it('a picture beside the server is none of the partner’s business', async () => {
  const file = `${HEADER},images\npushed,Pushed Cart,Denago,Nomad,7995,A cart.,package.json\n`
  expect((await push(file)).json().problems).toMatchObject([{ column: 'images', code: 'NOT_FOUND' }])
})

it('a replacement that lacks more than a tenth of the stock waits for a person', async () => {
  const response = await push(CART, { query: '?replace' })
  expect([response.statusCode, response.json().difference]).toEqual([409, undefined])
  expect(response.json()).toMatchObject({
    error: expect.stringContaining('at most 5 may be today: Evolution D5 Maverick 4 Plus (R-2601), '),
    code: 'TOO_MANY_REMOVALS',
    requested: 23,
    maximum: 5,
    ids: expect.arrayContaining(['denago-nomad']),
  })
  expect(await find('pushed')).toBeNull()
})

it('a dry run of such a replacement shows the whole difference beside the figures', async () => {
  const file = `${CART}denago-nomad,Denago Nomad,Denago,Nomad,8000,A cart.\n`
  const response = await push(file, { query: '?replace&dryRun' })
  expect(response.statusCode).toBe(409)
  const fields = expect.arrayContaining([expect.objectContaining({ column: 'price', after: 8000 })])
  const difference = {
    ...{ dryRun: true, added: { count: 1, first: [{ id: 'pushed' }] }, removed: { count: 23 }, unchanged: 0 },
    changed: { count: 1, first: [{ id: 'denago-nomad', fields }] },
  }
  expect(response.json()).toMatchObject({ code: 'TOO_MANY_REMOVALS', requested: 22, difference })
})

describe('with an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'monday' }

  it('a retry is answered as before and changes nothing, another file is refused', async () => {
    const first = await push(CART, { headers })
    await remove()
    const again = await push(CART, { headers })
    expect(again.json()).toEqual(first.json())
    expect([first, again].map((answer) => answer.headers['idempotent-replayed'])).toEqual([undefined, 'true'])
    expect(again.headers['access-control-expose-headers']).toContain('Idempotent-Replayed')
    expect(await find('pushed')).toBeNull()
    const other = await push(CART.replace('7995', '8995'), { headers })
    expect([other.statusCode, other.headers['idempotent-replayed']]).toEqual([409, undefined])
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', requestId: expect.any(String) })
    expect((await push(CART, { headers, query: '?replace' })).statusCode).toBe(409)
  })

  it.each([
    ['', 'TOO_SHORT'],
    [' ', 'TOO_SHORT'],
    ['k'.repeat(201), 'TOO_LONG'],
  ])('refuses the key %j by its field', async (key, code) => {
    const response = await push(CART, { headers: { 'idempotency-key': key } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { idempotencyKey: expect.stringContaining('200') },
      fieldCodes: { idempotencyKey: code },
    })
  })

  it('spaces around it do not count', async () => {
    await push(CART, { headers: { 'idempotency-key': 'spaced' } })
    const again = await push(CART, { headers: { 'idempotency-key': ' spaced ' } })
    expect(again.headers['idempotent-replayed']).toBe('true')
  })

  it('two of them at once are one change', async () => {
    const twice = { 'idempotency-key': 'twice' }
    const answers = await Promise.all([push(CART, { headers: twice }), push(CART, { headers: twice })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]!.json()).toEqual(answers[1]!.json())
  })
})

it.each<[string, string, Sent, number]>([
  ['another type', CART, { type: 'text/plain' }, 415],
  ['a type that begins like another', CART, { type: 'text/csvx' }, 415],
  ['no type', '', { headers: { 'content-type': '' } }, 415],
  ['a compressed file', CART, { headers: { 'content-encoding': 'gzip' } }, 415],
  ['no file', '', {}, 400],
  ['an unknown value of a switch', CART, { query: '?replace=all' }, 400],
  ['a switch twice', CART, { query: '?dryRun&dryRun=false' }, 400],
  ['a switch that is written otherwise', CART, { query: '?dryrun' }, 400],
  ['a year that no database has', `id,updatedAt\ndenago-nomad,0000-01-01T00:00:00.000Z\n`, {}, 400],
  ['a time in the future', `id,updatedAt\ndenago-nomad,2099-01-01T00:00:00.000Z\n`, {}, 400],
  ['a year of five digits', `id,updatedAt\ndenago-nomad,+010000-01-01T00:00:00.000Z\n`, {}, 400],
  ['more than 20 MB', `${HEADER}\n${'x'.repeat(20_000_000)}`, {}, 413],
])('refuses %s', async (_name, file, sent, status) => {
  const response = await push(file, sent)
  expect(response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) })
  expect(response.statusCode).toBe(status)
  const types = 'Send the file as text/csv, text/tab-separated-values or application/json.'
  if (sent.type) expect(response.json().error).toBe(types)
  expect(await find('pushed')).toBeNull()
})

it('answers in few words, however many names the file makes up', async () => {
  const columns = await push(`${Array.from({ length: 180_000 }, (_, index) => index.toString(36)).join()}\n`)
  const field = await push(JSON.stringify([{ ['x'.repeat(500_000)]: 1 }]), JSON_TYPE)
  for (const response of [columns, field]) {
    expect(response.statusCode).toBe(400)
    expect(response.body.length).toBeLessThan(5000)
  }
})

it('does not count the problems of a file to its end', async () => {
  const response = await push(`[${'{},'.repeat(150_000)}{}]`, JSON_TYPE)
  expect(response.json()).toMatchObject({ problemCount: 100_000, problems: { length: 50 } })
})

it('two that change the same vehicles in another order are made one after the other', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `both-${index}`)
  await push(`${HEADER}\n${ids.map((id) => `${id},A,Denago,Nomad,1,A cart.`).join('\n')}`)
  const priced = (price: number, order: string[]) => `id,price\n${order.map((id) => `${id},${price}`).join('\n')}`
  const answers = await Promise.all([push(priced(2, ids)), push(priced(3, ids.toReversed()))])
  expect(answers.map((answer) => answer.json().changed.count)).toEqual([200, 200])
  const prices = await test.database.query(`delete from vehicles where id like 'both-%' returning price`)
  expect(new Set(prices.map(({ price }: { price: number }) => price)).size).toBe(1)
})

describe('over a connection', () => {
  let port: number
  beforeAll(async () => {
    port = await listen(test.server, { port: 0, host: '127.0.0.1' })
  })

  const HEAD = `POST /api/inventory HTTP/1.1\r\nHost: a\r\nX-Partner-Key: ${KEY}\r\nContent-Type: text/csv`
  const send = async (body: string, headers: string) => {
    const socket = connect(port, '127.0.0.1')
    const answer = text(socket)
    socket.on('error', () => {})
    socket.write(`${HEAD}\r\n${headers}\r\n\r\n`)
    socket.write(body)
    return answer
  }

  it.each([
    ['a file that says it is too large', '', 'Content-Length: 20000001', 413],
    ['a file in very small pieces', '1\r\nx\r\n'.repeat(3000), 'Transfer-Encoding: chunked', 400],
  ])('refuses %s, and goes on', async (_what, body, headers, status) => {
    expect(await send(body, headers)).toMatch(new RegExp(`^HTTP/1.1 ${status} .*"error":"`, 's'))
    expect((await push(CART, { query: '?dryRun' })).statusCode).toBe(200)
  })

  it('changes nothing when the connection breaks amid the file, and takes the same file then', async () => {
    const headers = { 'idempotency-key': 'half' }
    const socket = connect(port, '127.0.0.1')
    const arrives = once(test.server.server, 'request')
    socket.write(`${HEAD}\r\nIdempotency-Key: half\r\nContent-Length: ${CART.length + 1}\r\n\r\n${CART}`)
    const [request] = await arrives
    const ends = new Promise((resolve) => request.on('close', resolve))
    socket.destroy()
    await ends
    expect(await find('pushed')).toBeNull()
    expect((await push(CART, { headers })).statusCode).toBe(200)
    expect(await find('pushed')).toBeTruthy()
  })

  it('takes a large file in the pieces of an ordinary program', async () => {
    const piece = `800\r\n${'\n'.repeat(2048)}\r\n`
    const answer = await send(
      `8\r\nid,price\r\n${piece.repeat(1500)}0\r\n\r\n`,
      'Connection: close\r\nTransfer-Encoding: chunked',
    )
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })
})
