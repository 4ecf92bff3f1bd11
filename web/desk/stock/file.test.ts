import { addVehicle } from '#graph/testing/vehicles.ts'
import { fieldsOf, openDesk } from '#web/testing/openDesk.ts'

const desk = await openDesk()
afterAll(() => desk.close())
const ann = await desk.signIn()

beforeEach(async () => {
  await desk.database.query(`delete from vehicles where stock_number like 'F-%'`)
  await addVehicle(desk.database, { id: 'f-drop', name: 'Drop', stockNumber: 'F-1', price: 8000 })
  await addVehicle(desk.database, { id: 'f-stay', name: 'Stay', stockNumber: 'F-2', price: 9000, color: 'Red' })
})

const plain = (text: string) =>
  text
    .replace(/<!-- -->/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')

const HEADER = 'stockNumber,name,brand,category,price,description'
const CHANGES = `${HEADER}\nF-1,Drop,Testbrand,Test Series,7500,A vehicle.\nF-9,New One,Testbrand,Test Series,5000,New.\n`

const upload = async (text: string, name = 'stock.csv') => {
  const answer = await ann.upload('/desk/file', '/desk/file/compare', {}, [new File([text], name)])
  const url = answer.headers.location!
  return { url, html: plain(await ann.page(url)) }
}
const prices = async () => {
  const rows = await desk.database.query(`select stock_number, price from vehicles where stock_number like 'F-%'`)
  return Object.fromEntries(
    rows.map(({ stock_number, price }: { stock_number: string; price: number }) => [stock_number, price]),
  )
}
const apply = (html: string, fields = {}) =>
  ann.post('/desk/file/apply', { ...fieldsOf(html, '/desk/file/apply'), ...fields })
const undo = async (location: string) => ann.post('/desk/undo', fieldsOf(await ann.page(location), '/desk/undo'))

it('shows what would change by cart, changes nothing before Apply, and takes all of it back as one step', async () => {
  const { html } = await upload(CHANGES)
  expect(html).toContain('1 cart added')
  expect(html).toContain('New One (F-9)')
  expect(html).toContain('Price: $8,000 → $7,500')
  expect(html).toContain("in stock aren't in the file")
  expect(await prices()).toEqual({ 'F-1': 8000, 'F-2': 9000 })

  const answer = await apply(html, { gone: 'f-stay' })
  expect(await ann.page(answer.headers.location!)).toContain(
    'stock.csv: 1 cart added, 1 cart changed, 1 cart taken off the site.',
  )
  expect(await prices()).toEqual({ 'F-1': 7500, 'F-9': 5000 })
  expect((await apply(html, { gone: 'f-stay' })).headers.location).toBe(answer.headers.location)

  await undo(answer.headers.location!)
  expect(await prices()).toEqual({ 'F-1': 8000, 'F-2': 9000 })
  const [{ color }] = await desk.database.query(`select color from vehicles where id = 'f-stay'`)
  expect(color).toBe('Red')
})

it('names mistakes by row and cart, and applies nothing of such a file', async () => {
  const { html } = await upload(CHANGES.replace('7500', 'call'))
  expect(html).toContain('Row 2, Drop (F-1), price: "call" is not a price. Write a number such as 8495.')
  expect(html).not.toContain('action="/desk/file/apply"')
})

it('applies nothing unseen: what somebody else changed meanwhile is shown again', async () => {
  const { html } = await upload(CHANGES)
  await desk.database.query(`update vehicles set price = 8100 where id = 'f-drop'`)
  const late = await apply(html)
  expect([late.statusCode, plain(late.body)]).toEqual([409, expect.stringContaining('Price: $8,100 → $7,500')])
  expect(await prices()).toEqual({ 'F-1': 8100, 'F-2': 9000 })
  expect((await apply(plain(late.body))).statusCode).toBe(303)
  expect(await prices()).toMatchObject({ 'F-1': 7500, 'F-9': 5000 })
})

it('says why it cannot be applied where that shows only when a cart stays', async () => {
  await desk.database.query(`update vehicles set aliases = '["f-once"]' where id = 'f-stay'`)
  const { html } = await upload(`${HEADER},aliases\nF-9,New One,Testbrand,Test Series,5000,New.,f-once\n`)
  const refused = await apply(html)
  expect(plain(refused.body)).toContain('Row 2, New One (F-9), aliases: "f-once" already opens the page of Stay (F-2)')
  expect((await apply(html, { gone: 'f-stay' })).statusCode).toBe(303)
})

it('a kill in the middle of Apply changes nothing, and Apply can be pressed again', async () => {
  const { html } = await upload(CHANGES)
  const comeBack = await desk.killOnRecord()
  expect((await apply(html)).statusCode).toBeGreaterThanOrEqual(500)
  await comeBack()
  expect(await prices()).toEqual({ 'F-1': 8000, 'F-2': 9000 })
  expect((await apply(html)).statusCode).toBe(303)
  expect(await prices()).toMatchObject({ 'F-1': 7500 })
})

it('Undo tells which cart has changed since, and takes nothing back', async () => {
  const answer = await apply((await upload(CHANGES)).html)
  const back = await ann.page(answer.headers.location!)
  await desk.database.query(`update vehicles set price = 7000 where id = 'f-drop'`)
  const late = await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(plain(late.body)).toContain("Drop (F-1), Price: your page said $7,500, now it's $7,000. You wanted $8,000.")
  expect(await prices()).toMatchObject({ 'F-1': 7000, 'F-9': 5000 })
})

it('the download has a byte order mark, and changes nothing when it comes back', async () => {
  const { body, headers } = await desk.server.inject({ url: '/desk/stock.csv', headers: ann.headers })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="stock-\d{4}-\d\d-\d\d\.csv"$/)
  expect(body.startsWith('\u{FEFF}id,name')).toBe(true)
  expect((await upload(body)).html).toContain('carts are in stock as they are in the file.')
  const anonymous = await desk.server.inject({ url: '/desk/stock.csv' })
  expect([anonymous.statusCode, anonymous.headers.location]).toEqual([303, '/desk/sign-in'])
})

it('a workbook says what it is', async () => {
  expect((await upload('PK\u0003\u0004…', 'stock.xlsx')).html).toContain('This is an Excel workbook.')
})
