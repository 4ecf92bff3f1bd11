import { fieldsOf, openDesk, plain } from '#web/testing/openDesk.ts'

// What all changes have in common is in changes.test.ts.

const desk = await openDesk()
afterAll(() => desk.close())
const ann = await desk.signIn()

await desk.database.query('delete from calendar_entries')

const DAYS = '/desk/days'
const ADD = '/desk/days/add'
const PLACES = '/desk/places'
const read = async (url: string) => plain(await ann.page(url))

it('keeps the hours of a season', async () => {
  const days = { from: '12/05/2030', to: '12/23/2030', kind: 'open', opens: '9 AM', closes: '7 PM', weekdays: 'Monday' }
  await ann.send(DAYS, ADD, 'Opens', days)
  const entries = await desk.database.query('select opens, closes, weekdays from calendar_entries')
  expect(entries).toEqual([{ opens: '09:00', closes: '19:00', weekdays: ['MONDAY'] }])
  expect(await read(DAYS)).toMatch(/Open 9 AM–7 PM Mon, Dec 5\s–\s23, 2030/)
})

it('says what is wrong with a day beside the field, with a link to it, and keeps what was typed', async () => {
  const days = { from: '12/24/2030', kind: 'open', opens: 'nine', closes: '1 PM' }
  const { body } = await ann.send(DAYS, ADD, 'Opens', days)
  expect(body).toMatch(/id="days-opens-error"[^>]*>[^<]*nine/)
  expect(body).toContain('<a href="#days-opens">Opens: ')
  expect(body).toMatch(/<details [^>]*open=""[^>]*><summary><span>Other days/)
  expect(fieldsOf(body, ADD, 'Opens')).toMatchObject(days)
})

it('does not close the main showroom, nor one with carts', async () => {
  const refused = await ann.send(`${PLACES}/hatfield`, '/desk/places/close', '')
  expect(refused.body).toMatch(/at this showroom|main showroom/)
})

it('leads to a rental price that cannot be read', async () => {
  const id = 'standard-four-seater-daily'
  const { body } = await ann.send(PLACES, '/desk/prices/save', '', { plan: id, [id]: 'free' })
  for (const part of [`<a href="#STANDARD-${id}">`, `id="STANDARD-${id}-error"`]) expect(body).toContain(part)
})

it('says which rental prices changed and from what, and asks what an import asks', async () => {
  const [id, other] = ['standard-utility-daily', 'standard-six-seater-daily']
  const form = fieldsOf(await ann.page(PLACES), '/desk/prices/save', 'utility')
  const now = form[id]!
  const { headers } = await ann.post('/desk/prices/save', {
    ...form,
    plan: [id, other],
    [id]: '1',
    [other]: `${Number(form[other]) + 5}`,
  })
  const html = await read(headers.location!)
  expect(html).toContain(`utility cart, 1 day: $${now} → $1.`)
  expect(html).toContain('<li>utility cart, 1 day: $1. Is that right?</li>')
  expect(html).toContain(`6-seater, 1 day: $${form[other]} → $${Number(form[other]) + 5}.`)
  expect(html).toContain('Utility cart: 1 day $1, ')
})

it('says what is promoted, and until when', async () => {
  const promote = (fields: object) =>
    ann.send(PLACES, '/desk/promotion/save', '', { of: 'promotion', series: 'Denago Nomad', ...fields })
  const { headers } = await promote({ lastDay: '12/31/2030' })
  const words = '0% APR for 36 months: Denago Nomad, through Dec 31, 2030.'
  expect(await read(headers.location!)).toContain(`<p>${words}</p>`)
  expect(plain((await promote({ lastDay: 'soon' })).body)).toContain('Last day: "soon" isn\'t today or a later day.')
})
