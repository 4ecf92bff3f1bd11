import { StaffAccess } from '#graph/staff/staff-access.ts'
import { TEST_SITE } from '#graph/testing/graph.ts'
import { type Fields, fieldsOf, openDesk, plain } from '#web/testing/openDesk.ts'
import { cookieOf } from './deskSignIn.ts'

const desk = await openDesk()
afterAll(() => desk.close())
beforeEach(() => desk.database.query('delete from staff_links'))

const ANN = 'ann@carts.example'
const ask = (email: string, from = '192.0.2.1') => desk.post('/desk/sign-in', { email }, {}, from)
/** Rows of an address, or of all. */
const links = async (email: string | null = null) =>
  (await desk.database.query('select count(*)::int from staff_links where $1::text is null or email = $1', [email]))[0]
    .count
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
  // Opened again, it promises nothing; who is signed in by it comes to the desk.
  const open = async (headers = {}) => desk.server.inject({ url: `/desk/sign-in?link=${link}`, headers })
  const again = await open()
  expect([again.statusCode, again.body]).toEqual([400, expect.stringContaining('This link was used before')])
  const headers = { cookie: `__Host-desk=${first.cookies[0]!.value}` }
  const signedIn = [await open(headers), await desk.post('/desk/session', { link }, headers)]
  for (const answer of signedIn) expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk'])
})

it.each(['.', ')', '>', ',', '>.', '%0D%0A'])(
  'a link works with "%s" behind it, as mail programs add it',
  async (sign) => {
    const link = `${await desk.linkFor(ANN)}${sign}`
    const page = await desk.server.inject({ url: `/desk/sign-in?link=${link}` })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Welcome back')])
    expect((await desk.post('/desk/session', fieldsOf(page.body, '/desk/session'))).statusCode).toBe(303)
  },
)

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

it('of 200 attempts from one connection twenty count, in whatever process they arrive', async () => {
  const other = new StaffAccess(desk.database, { siteUrl: TEST_SITE, staff: [ANN], printLink: () => {} })
  const asked: boolean[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const turns = Array.from({ length: 5 }, async (_, index) => {
      const email = `somebody${turn}-${index}@evil.example`
      return [(await ask(email)).statusCode === 303, await other.askForLink(email.replace('some', 'any'), '192.0.2.1')]
    })
    asked.push(...(await Promise.all(turns)).flat())
  }
  expect([asked.length, asked.filter(Boolean).length]).toEqual([200, 20])
  // Nobody else behind the same connection is locked out, and the answer tells nobody who is on the staff.
  const before = await links()
  const [known, unknown] = [await ask(ANN), await ask('eve@evil.example')]
  expect(known.statusCode).toBe(429)
  const words = ({ body }: typeof known) =>
    body.replace(/name="form" value="[^"]*"/, '').replaceAll(ANN, 'eve@evil.example')
  expect(words(known)).toBe(words(unknown))
  expect(await desk.linkFor(ANN, '192.0.2.1')).toBeDefined()
  expect(await links()).toBe(before + 2)
  // However often it is tried, nothing more is left of it.
  for (let turn = 0; turn < 9; turn += 1) await Promise.all([ask(ANN), ask('eve@evil.example')])
  expect(await links()).toBe(before + 5)
  expect((await ask(ANN, '192.0.2.2')).statusCode).toBe(303)
  expect(await sessions()).toBeLessThan(10)
})

it('an address gets five links an hour, from wherever they are asked for, with the same answer', async () => {
  const link = (await desk.linkFor(ANN))!
  const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => ask(ANN, `198.51.100.${index}`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
  expect(await links(ANN)).toBe(5)
  await desk.database.query(`update staff_links set asked_at = asked_at - interval '16 minutes', expires_at = now()`)
  expect((await desk.post('/desk/session', { link })).statusCode).toBe(400)
  // Whoever asked for them has locked nobody out: those that came work again.
  expect(await desk.linkFor(ANN)).toBeUndefined()
  expect(await links(ANN)).toBe(5)
  expect((await desk.post('/desk/session', { link })).statusCode).toBe(303)
  await desk.database.query(`update staff_links set asked_at = now() - interval '61 minutes'`)
  expect(await desk.linkFor(ANN)).toBeDefined()
  expect(await links()).toBe(1)
})

it('links that were used, and those that signing out everywhere ends, do not count', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const ann = await desk.signIn()
    for (let more = 0; more < 4; more += 1) expect(await desk.linkFor(ANN, `198.51.100.${turn}`)).toBeDefined()
    expect((await ann.send('/desk/people', '/desk/people/change', 'Sign out everywhere')).statusCode).toBe(303)
  }
  for (let turn = 0; turn < 6; turn += 1) await desk.signIn()
})

it('how many links an address has had does not show in what a connection may ask for', async () => {
  for (let turn = 0; turn < 5; turn += 1) await ask(ANN, '192.0.2.3')
  const statuses: number[] = []
  for (let turn = 0; turn < 21; turn += 1)
    statuses.push((await ask(turn < 5 ? ANN : `x${turn}@evil.example`)).statusCode)
  expect([statuses.indexOf(429), statuses.lastIndexOf(303)]).toEqual([20, 19])
})

const isIn = async ({ headers }: { headers: Record<string, string> }) =>
  (await desk.server.inject({ url: '/desk', headers })).statusCode === 200

it('signing out ends the session, or all of them; an address that is no longer of the staff loses its own', async () => {
  const [phone, laptop, office] = [await desk.signIn(), await desk.signIn(), await desk.signIn()]
  const saysAfter = async ({ headers }: { headers: { location?: string } }) =>
    plain((await desk.server.inject(headers.location!)).body)
  expect(await saysAfter(await phone.send('/desk', '/desk/sign-out', ''))).toContain("You're signed out.")
  expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true])
  const link = (await desk.linkFor(ANN))!
  expect(await saysAfter(await laptop.send('/desk/people', '/desk/people/change', 'Sign out everywhere'))).toContain(
    "You're signed out on all devices.",
  )
  expect([await isIn(laptop), await isIn(office)]).toEqual([false, false])
  expect((await desk.post('/desk/session', { link })).statusCode).toBe(400)

  const bo = await desk.signIn('bo@carts.example')
  const token = bo.headers.cookie.split('=')[1]!
  const without = new StaffAccess(desk.database, { siteUrl: TEST_SITE, staff: [ANN] })
  expect(await without.sessionOf(token)).toBeUndefined()
  expect(await isIn(bo)).toBe(false)
})

it('a session ends 30 days after its last use, and its cookie is set anew', async () => {
  const ann = await desk.signIn()
  const usedBefore = async (time: string) => {
    await desk.database.query(`update staff_sessions set signed_in_at = now() - interval '90 days',
      used_at = now() - interval '${time}'`)
    return desk.server.inject({ url: '/desk/days', headers: ann.headers })
  }
  const renewed = await usedBefore('29 days')
  const value = ann.headers.cookie.split('=')[1]
  expect([renewed.statusCode, renewed.cookies]).toMatchObject([
    200,
    [{ name: '__Host-desk', value, maxAge: 2_592_000 }],
  ])
  const next = await desk.server.inject({ url: '/desk/days', headers: ann.headers })
  expect([next.statusCode, next.cookies]).toEqual([200, []])
  expect((await usedBefore('31 days')).statusCode).toBe(303)
})

it('those in STAFF say who else may use the desk; who is removed is out at once, and all others change nobody', async () => {
  const ann = await desk.signIn()
  const change = (fields: Fields, words = 'A new colleague') =>
    ann.send('/desk/people', '/desk/people/change', words, fields)
  const added = await change({ email: 'Cy@Carts.example' })
  const cy = await desk.signIn('cy@carts.example')
  const page = plain(await cy.page('/desk/people'))
  expect(page).toContain('Sign out everywhere')
  for (const other of [ANN, 'A new colleague', 'history-person']) expect(page).not.toContain(other)
  const form = fieldsOf(page, '/desk/people/change')
  expect(await cy.page('/desk/history?kind=person')).not.toContain('action="/desk/undo"')
  const undo = fieldsOf(await ann.page(added.headers.location!), '/desk/undo')
  const tried: Fields[] = [{ to: '', email: 'eve@evil.example' }, { to: 'remove' }, { to: 'sign out', email: ANN }]
  const refused = await Promise.all([
    ...tried.map((fields) => cy.post('/desk/people/change', { ...form, ...fields })),
    cy.post('/desk/undo', { ...undo, token: form.token! }),
  ])
  for (const { statusCode, body } of refused)
    expect([statusCode, plain(body)]).toEqual([409, expect.stringContaining('Only those')])
  expect([await isIn(ann), await isIn(cy)]).toEqual([true, true])

  const link = (await desk.linkFor('cy@carts.example'))!
  const removed = await change({ to: 'remove', email: 'cy@carts.example' })
  expect([removed.statusCode, await isIn(cy), await desk.linkFor('cy@carts.example')]).toEqual([303, false, undefined])
  await ann.send(removed.headers.location!, '/desk/undo', '')
  expect([await isIn(cy), (await desk.post('/desk/session', { link })).statusCode]).toEqual([false, 400])

  const back = await desk.signIn('cy@carts.example')
  await change({ to: 'sign out', email: 'cy@carts.example' })
  expect(await isIn(back)).toBe(false)
  expect(await desk.linkFor('cy@carts.example')).toBeDefined()

  await desk.database.query(
    `insert into staff_people select 'p' || n || '@carts.example' from generate_series(1, 49) n`,
  )
  const answers: Fields[] = [
    { email: 'dee@carts.example' },
    { email: '*@carts.example' },
    { to: 'remove', email: 'bo@carts.example' },
  ]
  for (const fields of answers) expect((await change(fields)).statusCode).toBe(409)
})

it('the cookie of a site without https has no prefix that browsers refuse', () => {
  expect(cookieOf({ siteUrl: 'http://localhost:4000' })).toMatchObject({ name: 'desk', options: { secure: false } })
})
