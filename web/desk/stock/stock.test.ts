import type { FileRow } from '#graph/inventory/file/file-row.ts'
import { VehicleAvailability } from '#graph/vehicles/vehicle-state.result.ts'
import { fieldsOf, openDesk } from '#web/testing/openDesk.ts'

const desk = await openDesk()
afterAll(() => desk.close())

const ID = 'denago-nomad-xl'
const NAME = 'Denago Nomad XL, R-2611'

const find = async (id = ID) => {
  const [vehicle] = await desk.database.query('select availability, price, name from vehicles where id = $1', [id])
  return vehicle
}
const written = async () => (await desk.database.query('select count(*)::int from staff_history'))[0].count

/** A partner's push. */
const push = async (values: FileRow['values']) => {
  const hash = Buffer.from('1')
  const sent = { partner: 'acme', isDryRun: false, idempotencyKey: undefined, hash }
  const rows = async function* (): AsyncGenerator<FileRow> {
    yield { line: 1, values: { id: ID, ...values }, problems: [] }
  }
  await desk.graph.services.push.push(rows, sent, { isReplacement: false })
}

const ann = await desk.signIn()
const bo = await desk.signIn('bo@carts.example')
const tap = (availability: string) => ann.send('/desk', '/desk/carts/state', NAME, { availability })

beforeEach(async () => {
  await desk.database.query(`update vehicles set availability = 'IN_STOCK', price = 8495 where id = $1`, [ID])
})

it('a cart is sold by one tap, its line says so, and Undo takes it back', async () => {
  const sold = await tap('SOLD')
  expect(sold.statusCode).toBe(303)
  expect(await find()).toMatchObject({ availability: 'SOLD' })

  const back = await ann.page(sold.headers.location!)
  expect(back).toContain('Denago Nomad XL (R-2611) is sold.')
  const undone = await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(await find()).toMatchObject({ availability: 'IN_STOCK' })
  const after = await ann.page(undone.headers.location!)
  expect(after).toContain('Undone: Denago Nomad XL (R-2611) is sold.')
  expect(() => fieldsOf(after, '/desk/undo')).toThrow('no form')

  const history = await ann.page(`/desk/carts/${ID}`)
  expect(history).toContain('in stock → sold')
  expect(history).toContain('undone by ann@carts.example')
})

it('of two tabs the second one sees both values, and overwrites nothing', async () => {
  const [first, second] = [await ann.page('/desk'), await bo.page('/desk')]
  const fields = (page: string) => fieldsOf(page, '/desk/carts/state', NAME)
  await ann.post('/desk/carts/state', { ...fields(first), availability: 'SOLD' })
  const late = await bo.post('/desk/carts/state', { ...fields(second), availability: 'ON_HOLD' })
  expect(late.statusCode).toBe(409)
  expect(late.body).toContain('your page said in stock, now it&#x27;s sold. You wanted on hold.')
  expect(await find()).toMatchObject({ availability: 'SOLD' })
  // The page that came back is of now.
  const again = await bo.post('/desk/carts/state', { ...fields(late.body), availability: 'ON_HOLD' })
  expect(again.statusCode).toBe(303)
  expect(await find()).toMatchObject({ availability: 'ON_HOLD' })
})

it('of two taps at the same moment one counts', async () => {
  const [first, second] = [await ann.page('/desk'), await bo.page('/desk')]
  const answers = await Promise.all([
    ann.post('/desk/carts/state', { ...fieldsOf(first, '/desk/carts/state', NAME), availability: 'SOLD' }),
    bo.post('/desk/carts/state', { ...fieldsOf(second, '/desk/carts/state', NAME), availability: 'ON_HOLD' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
})

it('a cart that a partner has sold meanwhile stays sold; a price that a partner has changed is no conflict', async () => {
  const page = await ann.page('/desk')
  const fields = { ...fieldsOf(page, '/desk/carts/state', NAME), availability: 'ON_HOLD' }
  await push({ availability: VehicleAvailability.SOLD })
  const refused = await ann.post('/desk/carts/state', fields)
  expect([refused.statusCode, (await find()).availability]).toEqual([409, 'SOLD'])

  await push({ availability: VehicleAvailability.IN_STOCK, price: 7995 })
  expect((await ann.post('/desk/carts/state', fields)).statusCode).toBe(303)
  expect(await find()).toEqual({ name: 'Denago Nomad XL', availability: 'ON_HOLD', price: 7995 })
})

it('Undo is refused when the cart has changed since', async () => {
  const back = await ann.page((await tap('ON_HOLD')).headers.location!)
  await push({ availability: VehicleAvailability.SOLD })
  const refused = await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toContain('your page said on hold, now it&#x27;s sold. You wanted in stock.')
  expect(await find()).toMatchObject({ availability: 'SOLD' })
})

it('a form that is sent twice has one effect, also at once, and the same answer', async () => {
  const before = await written()
  const fields = { ...fieldsOf(await ann.page('/desk'), '/desk/carts/state', NAME), availability: 'SOLD' }
  const send = () => ann.post('/desk/carts/state', fields)
  const [first, second] = await Promise.all([send(), send()])
  await push({ availability: VehicleAvailability.IN_STOCK })
  const third = await send()
  const places = [first, second, third].map(({ headers }) => headers.location)
  expect(new Set(places).size).toBe(1)
  expect([await written(), (await find()).availability]).toEqual([before + 1, 'IN_STOCK'])
})

it('a tap whose answer was lost in a crash before the commit leaves neither a change nor a line in the history', async () => {
  const before = await written()
  await desk.database.query('alter table staff_history add constraint crash check (false) not valid')
  expect((await tap('SOLD')).statusCode).toBe(500)
  await desk.database.query('alter table staff_history drop constraint crash')
  expect([await written(), (await find()).availability]).toEqual([before, 'IN_STOCK'])
})

it.each([
  ['a stock number', 'r-2611'],
  ['a name', '"denago nomad xl"'],
  ['a VIN', 'TESTCART5P0000001'],
])('finds a cart by %s', async (_what, words) => {
  await desk.database.query(`update vehicles set vin = 'TESTCART5P0000001' where id = $1`, [ID])
  const page = await ann.page(`/desk?${new URLSearchParams({ q: words })}`)
  expect(page.match(/href="\/desk\/carts\/[^"]*"/g)).toEqual([`href="/desk/carts/${ID}"`])
})

it('a name with markup is shown as it is written, and a word that is no state is refused', async () => {
  const name = '<script>alert(1)</script>"\'&'
  await desk.database.query('update vehicles set name = $2 where id = $1', [ID, name])
  const sold = await tap('SOLD').catch(() => ann.send('/desk', '/desk/carts/state', 'R-2611', { availability: 'SOLD' }))
  const pages = [
    await ann.page(sold.headers.location!),
    await ann.page(`/desk/carts/${ID}`),
    await ann.page('/desk?q=<b>'),
  ]
  for (const page of pages) expect(page).not.toMatch(/<script>|<b>/)
  expect(pages[0]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  const odd = await ann.send('/desk', '/desk/carts/state', 'R-2611', { availability: 'toString' })
  expect(odd.statusCode).toBe(409)
})

it('has no page for what is not there, and none that a strange address breaks', async () => {
  const get = async (url: string) => (await desk.server.inject({ url, headers: ann.headers })).statusCode
  expect(await get('/desk/nothing')).toBe(404)
  expect(await get('/desk/carts/nothing')).toBe(404)
  for (const url of ['/desk?q=%00', '/desk/carts/%00', '/desk?done=x&done=999999999999999999999'])
    expect(await get(url)).toBeLessThan(400)
})
