import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { fieldsOf, openDesk } from '#web/testing/openDesk.ts'

const desk = await openDesk()
afterAll(() => desk.close())
const ann = await desk.signIn()

const PAGE = '/desk/days'
const ADD = '/desk/days/add'
const read = async (url: string) => (await ann.page(url)).replaceAll('<!-- -->', '')
const entries = () => desk.database.query('select *, first_day::text, last_day::text from calendar_entries order by id')

beforeEach(() => desk.database.query('delete from calendar_entries'))

it('closes today at two places, once, and takes it back', async () => {
  const form = new URLSearchParams(fieldsOf(await ann.page(PAGE), ADD, 'Close today'))
  form.set('words', '<b>Snow</b>')
  for (const place of ['hatfield', 'scranton']) form.append('places', place)
  const send = () =>
    desk.server.inject({
      method: 'POST',
      url: ADD,
      headers: { ...ann.headers, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: form.toString(),
    })
  const [first, again] = [await send(), await send()]
  expect(again.headers.location).toBe(first.headers.location)
  expect(await entries()).toMatchObject([
    {
      kind: 'closed',
      first_day: dealerDate(),
      last_day: dealerDate(),
      places: ['hatfield', 'scranton'],
      words: '<b>Snow</b>',
    },
  ])
  const back = await read(first.headers.location!)
  expect(back).toContain('(&lt;b&gt;Snow&lt;/b&gt;), at Hatfield and Scranton')
  expect(back).not.toContain('<b>Snow')
  await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(await entries()).toEqual([])
})

it('keeps the hours of a season, and brings back what was taken back', async () => {
  const days = { from: '12/05/2030', to: '12/23/2030', kind: 'open', opens: '9 AM', closes: '7 PM', weekdays: 'Monday' }
  await ann.send(PAGE, ADD, 'Opens', days)
  const [entry] = await entries()
  expect(entry).toMatchObject({ opens: '09:00', closes: '19:00', weekdays: ['MONDAY'] })
  expect((await ann.send(PAGE, ADD, 'Opens', days)).body).toContain('The calendar has this already.')
  expect(await entries()).toHaveLength(1)
  expect(await read(PAGE)).toMatch(/Open 9 AM–7 PM Mon, Dec 5\s–\s23, 2030/)
  const taken = await ann.send(PAGE, '/desk/days/remove', 'Remove')
  expect(await entries()).toEqual([])
  const back = await read(taken.headers.location!)
  expect(back).toContain('Removed: Open 9 AM–7 PM Mon')
  await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(await entries()).toEqual([entry])
})

it('says what is wrong beside the field, and keeps what was typed', async () => {
  const answer = await ann.send(PAGE, ADD, 'Opens', { from: '12/24/2030', kind: 'open', opens: 'nine', closes: '1 PM' })
  expect(answer.statusCode).toBe(409)
  expect(answer.body).toMatch(/id="days-opens-error"[^>]*>[^<]*nine/)
  expect(answer.body).toContain('value="1 PM"')
  expect(answer.body).toMatch(/<details [^>]*open=""[^>]*><summary><span>Other days/)
  expect(await entries()).toEqual([])
})

it('says that somebody else has taken an entry back', async () => {
  await ann.send(PAGE, ADD, 'What it says', { words: 'Sale', from: dealerDate(2) })
  const form = fieldsOf(await ann.page(PAGE), '/desk/days/remove')
  await desk.database.query('delete from calendar_entries')
  expect((await ann.post('/desk/days/remove', form)).body).toContain('Perhaps somebody has taken it back.')
})
