import { INQUIRY } from '#graph/testing/inquiry.ts'
import { fieldsOf, openDesk, plain } from '#web/testing/openDesk.ts'
import { inquiryCard } from './inquiries.styles.ts'

const desk = await openDesk()
afterAll(() => desk.close())
const ann = await desk.signIn()

const PAGE = '/desk/inquiries'

/** Stores an inquiry, and returns its id. */
const write = async (values: Partial<typeof INQUIRY> & { vehicleId?: string } = {}, receivedAt = new Date()) => {
  const { inquiry } = await desk.graph.services.contact.submit(
    { ...INQUIRY, interest: 'sales', ...values },
    { source: 'form' },
  )
  await desk.database.query('update contact_inquiries set received_at = $2 where id = $1', [inquiry!.id, receivedAt])
  return inquiry!.id
}
const read = async (url: string) => plain(await ann.page(url))
const rowOf = async (id: string) =>
  (await desk.database.query('select * from contact_inquiries where id = $1', [id]))[0] as Record<string, unknown>

beforeEach(() => desk.database.query('truncate contact_inquiries cascade'))

it('shows who wrote about which cart, where it is now, and how to answer', async () => {
  await write({ vehicleId: 'denago-nomad-xl' }, new Date('2026-05-01T03:59:00Z'))
  await desk.database.query(`update vehicles set availability = 'ON_HOLD' where id = 'denago-nomad-xl'`)
  const page = await read(PAGE)
  // The dealer's midnight is four o'clock.
  expect(page).toContain('Apr 30, 11:59 PM')
  expect(page).toMatch(/stock number R-2611[^<]*on hold \(/)
  expect(page).toContain('href="/desk/carts/denago-nomad-xl"')
  expect(page).toContain('href="tel:+15705550142"')
  expect(page).toContain(
    'href="mailto:ada@example.com?subject=Your%20question%20about%20the%20Denago%20Nomad%20XL&body=',
  )
  expect(page).toContain('1 person is waiting for an answer.')
  await desk.database.query(`update contact_inquiries set suspicions = '["links"]'`)
  expect(await read(PAGE)).toMatch(/Nobody is waiting for an answer\..*May be spam/s)
})

it('quotes the visitor in an answer, in a link that mail programs take', async () => {
  const message = `Is it street-legal?\nAnd what does "A & B" cost?\n${'Grüße, 日本 🛺 '.repeat(200)}`
  await write({ message })
  const [, link] = /href="(mailto:[^"]+)"/.exec(await read(PAGE))!
  expect(link!.length).toBeLessThan(1800)
  const { pathname, searchParams } = new URL(link!)
  expect(pathname).toBe('ada@example.com')
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('body')).toMatch(
    /^\r\n\r\nOn .+, Ada Novak wrote:\r\n> Is it street-legal\?\r\n> And what does "A & B" cost\?\r\n> Grüße, 日本 🛺 .*…$/,
  )
})

it.each([
  [0, '1 minute', false],
  [59, '59 minutes', false],
  [180, '3 hours', false],
  [49 * 60, '2 days', true],
])('says how long somebody has waited for %i minutes, and that a day is long', async (minutes, words, isLate) => {
  await write({}, new Date(Date.now() - minutes * 60_000))
  const [, look, said] = /<span class="([^"]*)">(Waiting for [^<]*)</.exec(await read(PAGE))!
  expect(said).toBe(`Waiting for ${words}`)
  expect(look!.includes(inquiryCard.late)).toBe(isLate)
})

it('says who is on it, and who has answered, on the page of one inquiry as well', async () => {
  const id = await write()
  await write({ email: 'bob@example.com', firstName: 'Bob' })
  const one = `${PAGE}/${id}`
  expect(await read(one)).toContain('Ada Novak')
  expect(await read(one)).not.toContain('Bob')
  expect((await desk.server.inject({ url: `${PAGE}/no-such`, headers: ann.headers })).statusCode).toBe(404)

  const taken = await ann.send(one, '/desk/inquiries/answer', '', { to: 'mine' })
  const page = await read(taken.headers.location!)
  expect(page).toContain('Ada Novak: ann@carts.example is on it.')
  expect(page).toContain('Waiting for 1 minute, ann@carts.example is on it')
  expect(await read(`${PAGE}?which=unanswered`)).toContain('2 people are waiting')
  const late = await desk.signIn('bo@carts.example')
  const [form, other] = [fieldsOf(await late.page(one), '/desk/inquiries/answer'), fieldsOf(page, '/desk/undo')]
  const answered = await late.post('/desk/inquiries/answer', { ...form, to: 'me' })
  expect(await read(answered.headers.location!)).toContain('Answered by bo@carts.example')
  expect((await ann.post('/desk/undo', other)).body).toContain(
    'bo@carts.example has answered it. Undo that change first',
  )
})

it('leads from a mail through signing in to its inquiry, once', async () => {
  const one = `${PAGE}/${await write()}`
  const asked = await desk.server.inject(one)
  expect([asked.headers.location, asked.cookies[0]!.value]).toEqual(['/desk/sign-in', one])
  const open = async (next: string) => {
    const headers = { cookie: `${ann.headers.cookie}; desk-next=${encodeURIComponent(next)}` }
    return desk.server.inject({ url: '/desk', headers })
  }
  const back = await open(one)
  expect([back.statusCode, back.headers.location, back.cookies[0]!.value]).toEqual([303, one, ''])
  expect((await open('//evil.example/desk/inquiries/1')).statusCode).toBe(200)
})

it('finds what came on a day of the dealer, whatever else is asked', async () => {
  await write({}, new Date('2026-05-02T03:59:00Z'))
  const answered = await write({ firstName: 'Bob', email: 'bob@example.com' }, new Date('2026-05-01T04:00:00Z'))
  await write({ firstName: 'Cy', email: 'cy@example.com' }, new Date('2026-05-02T04:00:00Z'))
  await ann.send(`${PAGE}/${answered}`, '/desk/inquiries/answer', '', { to: 'me' })
  const found = async (query: string) =>
    [...(await read(`${PAGE}?${query}`)).matchAll(/<h2>(\w+) Novak/g)].map(([, name]) => name)
  expect(await found('day=2026-05-01')).toEqual(['Ada', 'Bob'])
  expect(await found('day=2026-05-01&q=novak&which=unanswered')).toEqual(['Ada'])
  expect(await read(`${PAGE}?day=2026-05-03`)).toContain('Nobody has written on Sunday, May 3, 2026.')
  expect(await read(`${PAGE}?day=2026-02-30`)).toContain("“2026-02-30” isn't a day")
})

it("says a partner's name, and nothing of a form of the site itself", async () => {
  const send = (source: 'form' | 'rest', partner?: string) =>
    desk.graph.services.contact.submit(
      { ...INQUIRY, interest: 'sales', message: `Sent by a ${source} to you.` },
      { source, partner },
    )
  await send('form')
  expect(await read(PAGE)).not.toContain('Sent from')
  await send('rest', 'Cart Club')
  expect(await read(PAGE)).toMatch(/Sent from<[^C]*Cart Club, through our API/)
})

it('erases all inquiries of a mailbox after one question, and says where copies are', async () => {
  const ids = [await write(), await write({ email: 'Ada+2@Example.com', message: 'Please call me again.' })]
  const other = await write({ email: 'bob@example.com', message: 'Please call me as well.' })
  const question = `${PAGE}/${ids[0]}?erase`
  expect(await read(question)).toContain('ada@example.com: 2 inquiries of this address.')
  const form = fieldsOf(await ann.page(question), '/desk/inquiries/erase')
  const more = await write({ message: 'Please call me once more.' })
  expect((await ann.post('/desk/inquiries/erase', form)).body).toContain('there are 3 inquiries now')

  const erased = await ann.send(question, '/desk/inquiries/erase', '3 inquiries')
  expect(await read(erased.headers.location!)).toMatch(
    /3 inquiries are erased\.<ul[^>]*><li>Your mailbox and your CRM still hold copies: delete them there too\./,
  )
  for (const id of [...ids, more]) expect(await rowOf(id)).toMatchObject({ email: '', erased_at: expect.any(Date) })
  expect(await rowOf(other)).toMatchObject({ email: 'bob@example.com' })
  const kept = JSON.stringify(await desk.database.query('select * from staff_history'))
  expect(kept).not.toMatch(/\bada\b|novak/i) // whole words: an id may hold these letters
})

it('finds people by name, address and number, twenty to a page', async () => {
  const start = Date.parse('2026-05-01T12:00:00Z')
  for (let index = 0; index < 21; index += 1)
    await write(
      { email: `p${index}@example.com`, message: `Please call me, ${index}.` },
      new Date(start + index * 60_000),
    )
  await write({ firstName: 'Zed', lastName: '100%_', email: 'z@example.com', phone: '+1 717.555.0199' }, new Date(0))
  const first = await read(PAGE)
  expect(first.match(/<article/g)).toHaveLength(20)
  const [, older] = /href="([^"]+)">Show older/.exec(first)!
  const next = await ann.page(older!)
  expect(next.match(/<article/g)).toHaveLength(2)
  expect(next).toContain('100%_')
  for (const search of ['zed 100%_', 'Z@EXAMPLE', '(717) 555', '717-555-0199'])
    expect((await read(`${PAGE}?${new URLSearchParams({ q: search })}`)).match(/<article/g)).toHaveLength(1)
  expect(await read(`${PAGE}?q=%25`)).toContain('100%_')
  expect(await read(`${PAGE}?q=nobody`)).toContain('Nobody with “nobody” has written.')
})

it('says on top how many mails do not arrive, leads to them, and sends them again', async () => {
  const id = await write()
  const mails = () => desk.database.query(`select refusal from inquiry_mails where inquiry_id = $1`, [id])
  await desk.database.query(`update inquiry_mails set refusal = '550 unknown' where kind = 'dealer'`)
  const waiting = await write({ email: 'bob@example.com', firstName: 'Bob' }, new Date(Date.now() - 61 * 60_000))
  await write({ email: 'cy@example.com', firstName: 'Cy' })
  const [, lost] = /<p role="alert"[^>]*><a href="([^"]+)">Mail about 2 inquiries isn't arriving</.exec(
    await read(PAGE),
  )!
  const page = await read(lost!)
  expect(page).toContain('The mail to you didn’t arrive: 550 unknown')
  expect(page).toContain('The mail to you is still waiting to go out')
  expect(page).not.toContain('Cy Novak')
  const sent = await ann.send(lost!, '/desk/inquiries/send', id)
  expect(await read(sent.headers.location!)).toContain('The mails go out once the site has a mail server.')
  expect(await mails()).not.toContainEqual({ refusal: '550 unknown' })
  await desk.database.query('update inquiry_mails set sent_at = now() where inquiry_id = $1', [waiting])
  expect(await read(PAGE)).not.toContain('arriving')
  expect(await read(lost!)).toContain('Nobody waits for mail.')
})

it('counts a month', async () => {
  await write({}, new Date('2026-05-10T12:00:00Z'))
  const page = await read(`${PAGE}/numbers?month=2026-05`)
  expect(page).toContain('May 2026:')
  expect(page).toContain('Buying or renting a cart')
  expect(page).toContain(`${PAGE}/numbers?month=2026-04`)
})
