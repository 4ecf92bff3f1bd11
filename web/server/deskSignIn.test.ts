import { StaffAccess } from '#graph/staff/staff-access.ts'
import { TEST_SITE } from '#graph/testing/graph.ts'
import { openDesk } from '#web/testing/openDesk.ts'
import { cookieOf } from './deskSignIn.ts'

const desk = await openDesk()
afterAll(() => desk.close())
beforeEach(() => desk.database.query('delete from staff_links'))

const ANN = 'ann@carts.example'
const ask = (email: string, from = '192.0.2.1') => desk.post('/desk/sign-in', { email }, {}, from)
const sessions = async () => (await desk.database.query('select count(*)::int from staff_sessions'))[0].count

it('a link signs in once, by its button alone', async () => {
  const link = (await desk.linkFor(ANN))!
  // A program that looks through mail opens it twice.
  for (const _ of [1, 2]) {
    const page = await desk.server.inject({ url: `/desk/sign-in?link=${link}` })
    expect([page.statusCode, page.cookies]).toEqual([200, []])
  }
  const first = await desk.post('/desk/session', { link })
  expect([first.statusCode, first.headers.location]).toEqual([303, '/desk'])
  expect(first.cookies).toMatchObject([
    { name: '__Host-desk', path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 2_592_000 },
  ])
  expect(first.cookies[0]).not.toHaveProperty('domain')
  const second = await desk.post('/desk/session', { link })
  expect([second.statusCode, second.cookies]).toEqual([400, []])
  expect(second.body).toContain('This link was used before')
})

it('of two browsers with the same link one gets in', async () => {
  const link = (await desk.linkFor(ANN))!
  const answers = await Promise.all([1, 2].map(() => desk.post('/desk/session', { link })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 400])
})

it('a link ends after 15 minutes, and no page of another site can send it', async () => {
  const link = (await desk.linkFor(ANN))!
  expect((await desk.post('/desk/session', { link }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  const [row] = await desk.database.query(
    "select expires_at - asked_at > interval '14 minutes' as late from staff_links",
  )
  expect(row).toEqual({ late: true })
  await desk.database.query(`update staff_links set expires_at = now() - interval '1 second'`)
  expect((await desk.post('/desk/session', { link })).statusCode).toBe(400)
})

it('every address gets the same answer, whoever it belongs to', async () => {
  const [known, unknown] = [await ask(ANN), await ask('eve@evil.example')]
  const answerOf = ({ statusCode, headers: { date: _, 'x-request-id': __, ...headers }, body }: typeof known) => ({
    statusCode,
    body,
    headers: { ...headers, ratelimit: '' },
  })
  expect(answerOf(known)).toEqual(answerOf(unknown))
  expect(await desk.linkFor('eve@evil.example')).toBeUndefined()
  // Not even a link that somebody has guessed would let her in.
  const [{ id }] = await desk.database.query(`select id from staff_links where email = 'eve@evil.example' limit 1`)
  expect(await desk.graph.services.staffAccess.makeLink(id)).toBeUndefined()
  expect((await ask('ann')).statusCode).toBe(400)
})

it('neither links nor sessions are readable in the database', async () => {
  const link = (await desk.linkFor(ANN))!
  const { cookies } = await desk.post('/desk/session', { link: (await desk.linkFor(ANN))! })
  const rows = await desk.database.query(
    'select row_to_json(staff_links)::text as row from staff_links union all select row_to_json(staff_sessions)::text from staff_sessions',
  )
  const text = JSON.stringify(rows)
  for (const secret of [link, cookies[0]!.value]) {
    for (const form of [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')])
      expect(text).not.toContain(form)
  }
})

it('of 1,000 attempts from one connection twenty count, in whatever process they arrive', async () => {
  const other = new StaffAccess(desk.database, { siteUrl: TEST_SITE, staff: [ANN], printLink: () => {} })
  const asked: boolean[] = []
  for (let turn = 0; turn < 100; turn += 1) {
    const turns = Array.from({ length: 5 }, async (_, index) => {
      const email = `somebody${turn}-${index}@evil.example`
      return [(await ask(email)).statusCode === 303, await other.askForLink(email.replace('some', 'any'), '192.0.2.1')]
    })
    asked.push(...(await Promise.all(turns)).flat())
  }
  expect([asked.length, asked.filter(Boolean).length]).toEqual([1000, 20])
  // Ann, from elsewhere, is not locked out.
  expect((await ask(ANN, '192.0.2.2')).statusCode).toBe(303)
  expect(await sessions()).toBeLessThan(10)
})

it('an address gets five links in the 15 minutes that they work, from wherever they are asked for, with the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => ask(ANN, `198.51.100.${index}`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
  const count = async () => (await desk.database.query('select count(*)::int from staff_links'))[0].count
  expect(await count()).toBe(5)
  await desk.database.query(`update staff_links set asked_at = now() - interval '16 minutes'`)
  expect(await desk.linkFor(ANN)).toBeDefined()
  expect(await count()).toBe(6)
  await desk.database.query(`update staff_links set asked_at = now() - interval '61 minutes'`)
  expect(await desk.linkFor(ANN)).toBeDefined()
  expect(await count()).toBe(1)
})

it('signing out ends the session, or all of them; an address that is no longer of the staff loses its own', async () => {
  const isIn = async ({ headers }: { headers: Record<string, string> }) =>
    (await desk.server.inject({ url: '/desk', headers })).statusCode === 200
  const [phone, laptop, office] = [await desk.signIn(), await desk.signIn(), await desk.signIn()]
  await phone.send('/desk', '/desk/sign-out', '')
  expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true])
  await laptop.send('/desk', '/desk/sign-out', '', { everywhere: 'yes' })
  expect([await isIn(laptop), await isIn(office)]).toEqual([false, false])

  const bo = await desk.signIn('bo@carts.example')
  const token = bo.headers.cookie.split('=')[1]!
  const without = new StaffAccess(desk.database, { siteUrl: TEST_SITE, staff: [ANN] })
  expect(await without.sessionOf(token)).toBeUndefined()
  expect(await isIn(bo)).toBe(false)
})

it('the cookie of a site without https has no prefix that browsers refuse', () => {
  expect(cookieOf({ siteUrl: 'http://localhost:4000' })).toMatchObject({ name: 'desk', options: { secure: false } })
})
