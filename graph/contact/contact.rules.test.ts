import type { UserErrorCode } from '#graph/api/user-error.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { contactSchema, validateContact } from './contact.rules.ts'
import { ContactLimit } from './contact-caller.ts'
import { validateContactSubmission } from './contact-submission.rules.ts'
import { isConfirmed, suspicionsOf } from './suspicion.ts'

/** Processor time: linear work on 64 KB takes milliseconds of it, on slow machines too, and quadratic work many seconds. */
const QUADRATIC_MS = 3000

/** The processor time in milliseconds that the work takes in this process: a busy machine adds nothing to it. */
async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const VALID = { ...INQUIRY, interest: 'service' }

const errorsOf = async (change: object) => (await validateContact({ ...VALID, ...change })).errors

describe('contact schema', () => {
  it('answers the values trimmed and without what it does not know', async () => {
    const outcome = await validateContact({ ...VALID, firstName: '  Ada ', phone: '\t5705550142\n', admin: true })
    expect(outcome.values).toEqual({ ...VALID, phone: '5705550142' })
  })

  it('keeps what is one line in a form on one line, and the lines of the message', async () => {
    const hostile = 'Ada\r\nBcc: eve@example.com\u001b[31m\u0085 \t\u2028x'
    const { values } = await validateContact({
      ...VALID,
      firstName: hostile,
      lastName: hostile,
      message: 'One,\r\ntwo,\r\n\r\nthree,\rfour,\u2028five\n',
    })
    const line = 'Ada Bcc: eve@example.com [31m x'
    expect(values).toMatchObject({ firstName: line, lastName: line, message: 'One,\ntwo,\n\nthree,\nfour,\nfive' })
    expect((await validateContact({ ...VALID, phone: '570\n555\t0142' })).values?.phone).toBe('570 555 0142')
  })

  it.each([undefined, null])('takes sales when the interest is %p', async (interest) => {
    expect((await validateContact({ ...VALID, interest })).values?.interest).toBe('sales')
  })

  it.each(['PARTS', 'parts', ' Parts '])('takes the interest %p in any case', async (interest) => {
    expect((await validateContact({ ...VALID, interest })).values?.interest).toBe('parts')
  })

  type Row = [field: string, code: UserErrorCode, message: string, value: unknown]
  const AT_MOST = 'must be at most'
  const interestMessage = 'Interest must be one of sales, service, parts, general'
  it.each<Row>([
    ['firstName', 'REQUIRED', 'First name is required', ''],
    ['firstName', 'REQUIRED', 'First name is required', '   '],
    ['firstName', 'REQUIRED', 'First name is required', null],
    ['firstName', 'REQUIRED', 'First name is required', undefined],
    ['firstName', 'INVALID', 'First name must be text', 42],
    ['firstName', 'INVALID', 'First name must be text', true],
    ['firstName', 'INVALID', 'First name must be text', { $ne: '' }],
    ['firstName', 'INVALID', 'First name must be text', ['Ada']],
    ['firstName', 'TOO_LONG', 'First name must be at most 100 characters', 'x'.repeat(101)],
    ['firstName', 'INVALID', 'First name must not contain the null character', 'A\0da'],
    ['lastName', 'REQUIRED', 'Last name is required', ''],
    ['lastName', 'TOO_LONG', 'Last name must be at most 100 characters', 'x'.repeat(101)],
    ['email', 'REQUIRED', 'Invalid email address', ''],
    ['email', 'REQUIRED', 'Invalid email address', undefined],
    ['email', 'INVALID', 'Email must be text', 7],
    [
      'email',
      'TOO_LONG',
      `The part of the email before the @ ${AT_MOST} 64 characters`,
      `${'x'.repeat(65)}@example.com`,
    ],
    ['email', 'TOO_LONG', 'Email must be at most 254 characters', `${'x'.repeat(250)}@example.com`],
    ['phone', 'REQUIRED', 'Phone number is required', ''],
    ['phone', 'INVALID', 'Phone number must be text', 5705550142],
    ['phone', 'TOO_SHORT', 'Phone number is required', '555-0142'],
    ['phone', 'TOO_SHORT', 'Phone number is required', '555-0142   '],
    ['phone', 'TOO_LONG', 'Phone number must be at most 100 characters', '5'.repeat(101)],
    ['interest', 'INVALID', interestMessage, 'rentals'],
    ['interest', 'INVALID', interestMessage, ''],
    ['interest', 'INVALID', interestMessage, 1],
    ['interest', 'INVALID', interestMessage, ['sales']],
    ['interest', 'INVALID', interestMessage, { sales: true }],
    ['message', 'REQUIRED', 'Message must be at least 10 characters', ''],
    ['message', 'TOO_SHORT', 'Message must be at least 10 characters', 'Call me'],
    ['message', 'INVALID', 'Message must be text', ['a long enough text']],
    ['message', 'TOO_LONG', 'Message must be at most 5000 characters', 'x'.repeat(5001)],
    ['message', 'TOO_LONG', 'Message must be at most 5000 characters', `x${'😀'.repeat(5000)}`],
    ['message', 'TOO_SHORT', 'Message must be at least 10 characters', '😀'.repeat(9)],
    ['message', 'INVALID', 'Message must not contain the null character', 'a battery\0 please'],
  ])('refuses %s as %s: %s (row %#)', async (field, code, message, value) => {
    expect(await errorsOf({ [field]: value })).toEqual([{ field, message, code }])
  })

  it.each([
    ['firstName', 'x'.repeat(100)],
    ['firstName', 'X'],
    ['email', `${'x'.repeat(64)}@${`${'d'.repeat(58)}.`.repeat(3)}n.example.co`],
    ['phone', '5705550142'],
    ['phone', '5'.repeat(100)],
    ['message', 'ten chars!'],
    ['message', 'x'.repeat(5000)],
    ['firstName', '😀'.repeat(100)],
    ['message', '😀'.repeat(5000)],
    ...["o'neil+golf@mail.example.com", 'first.last@sub-domain.example', 'A_B@xn--mller-kva.example', 'a@b.co'].map(
      (address) => ['email', address] as [string, string],
    ),
  ])('takes %s at its bound (row %#)', async (field, value) => {
    expect(await errorsOf({ [field]: value })).toBeUndefined()
  })

  it.each([
    ['pat@münchen.example', 'pat@xn--mnchen-3ya.example'],
    [' pat@MÜNCHEN.example ', 'pat@xn--mnchen-3ya.example'],
    ['pat@例え。jp', 'pat@xn--r8jz45g.jp'],
    ['pat@xn--mnchen-3ya.example', 'pat@xn--mnchen-3ya.example'],
  ])('writes the domain of %j as mail servers know it', async (email, stored) => {
    expect((await validateContact({ ...VALID, email })).values?.email).toBe(stored)
  })

  it.each([
    ...'a@b plain @example.com ada@ ada@example. ada@.example.com ada@exa..mple.com ada@-example.com'.split(' '),
    ...'.ada@example.com a..b@example.com ada@192.0.2.1'.split(' '),
    ...'pat@münchen.example/x pat@münchen.example:25 pat@x@münchen.example jörg@münchen.example'.split(' '),
    'pat@mün chen.example',
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\nBcc: eve@example.com',
  ])('refuses the address %p', async (email) => {
    expect(await errorsOf({ email })).toEqual([{ field: 'email', message: 'Invalid email address', code: 'INVALID' }])
  })

  it.each([
    [{ toString: 1, valueOf: null, constructor: {}, hasOwnProperty: 'x' }, undefined],
    [{ firstName: { toString: 1 } }, 'First name must be text'],
    [{ message: [{ toString: null }] }, 'Message must be text'],
    [{ interest: { toString: 'sales' } }, interestMessage],
  ])('takes no word of a caller for a method: %j', async (change, message) => {
    expect((await errorsOf(change))?.[0]?.message).toBe(message)
  })

  it('names every wrong field of an empty form, in the order of the form', async () => {
    const { errors } = await validateContact({})
    expect(errors?.map(({ field, code }) => [field, code])).toEqual(
      ['firstName', 'lastName', 'email', 'phone', 'message'].map((field) => [field, 'REQUIRED']),
    )
  })

  it.each([
    ['an address', `${'a.'.repeat(15_000)}@${'a-'.repeat(15_000)}`],
    ['spaces', `a${' '.repeat(65_000)}b`],
    ['control characters', '\u0001'.repeat(65_000)],
    ['halves of pairs', '\ud83d'.repeat(65_000)],
  ])('stays fast on %s of 64 KB in every field', async (_what, words) => {
    const values = Object.fromEntries(Object.keys(VALID).map((field) => [field, words]))
    expect(await cpuTimeOf(() => contactSchema.isValid(values))).toBeLessThan(QUADRATIC_MS)
  })

  it('bounds and types what accompanies the form', async () => {
    const others = { vehicleId: {}, idempotencyKey: 'k'.repeat(201), dryRun: 'true' }
    const { errors } = await validateContactSubmission({ ...VALID, ...others })
    expect(errors).toEqual([
      { field: 'vehicleId', message: 'Vehicle must be text', code: 'INVALID' },
      { field: 'idempotencyKey', message: 'Idempotency key must have 1 to 200 characters', code: 'TOO_LONG' },
      { field: 'dryRun', message: 'dryRun must be true or false', code: 'INVALID' },
    ])
  })
})

const siteUrl = 'https://ridgeline-carts.com'
const VALUES = { ...INQUIRY, interest: 'sales' as const }

describe('suspicionsOf', () => {
  it.each([
    ['nobody who leaves the hidden field empty', {}, '', []],
    ['who fills in the hidden field', {}, 'x', ['honeypot']],
    ['a link in the message', { message: 'See HTTPS://example.com' }, undefined, ['links']],
    ['a link in a name', { firstName: 'www.example.com' }, undefined, ['links']],
    ['a link for a telephone number', { phone: 'ftp://evil.example' }, undefined, ['links']],
    ['everything at once', { message: 'http://a' }, 'x', ['honeypot', 'links']],
  ])('suspects %s', (_who, change, trap, expected) => {
    expect(suspicionsOf({ ...VALUES, ...change }, siteUrl, trap)).toEqual(expected)
  })
})

describe('a link', () => {
  const isLink = (message: string) => suspicionsOf({ ...VALUES, message }, siteUrl).includes('links')

  it.each([
    'Look at http://evil.example',
    'hxxps://evil.example/',
    'More on WWW.evil.example today',
    'claim at evil.example/win before Friday',
    'cheap-carts.com',
    'Cheap carts (shop.cheap-carts.co.uk)!',
    'see CHEAPCARTS.COM, now',
    'bit.ly/3xYz',
    'Заходи на карты.ru',
    't.co/abc and more',
    'evil.com:8080',
    'https://ridgeline-carts.com.evil.example/',
    'https://ridgeline-carts.com@evil.example',
    'https://ridgeline-carts.com:_.!@evil.com/',
    'https://ridgeline-carts.com:8080/',
    'my-ridgeline-carts.com',
    'https://ridgeline-carts.com/?next=https://evil.example',
    'https://ridgeline-carts.com/?next=www.evil.example',
    'ridgeline-carts.com and evil.com/x',
  ])('is seen in "%s"', (message) => {
    expect(isLink(message)).toBe(true)
  })

  it.each([
    'I live in St.Marys and need a cart.',
    'I live in Mt.Top/Wilkes-Barre, PA.',
    'Write to me at ada.novak@mail.example.com or ada@work.co please',
    'Is the Nomad XL in stock?Call me at 570.555.0142 after 5p.m./6p.m.',
    'Charge it 24/7, i.e./e.g. and/or w/o the charger...right?',
    'My budget is $8,495.00/cart, 2.5 in./ft. lift, No.2/3',
    'I have questions about the cart.Is it 48V?',
    'Sat. or Sun.? Either is fine.Thanks',
    'Smith & Sons Inc., Hazleton',
    'Battery no.4 is dead...com port is fine',
    'Size 205/50-10, max. 23mph.',
    'J.R.Smith, Ph.D.',
    'Is https://ridgeline-carts.com/vehicle/denago-nomad?utm_source=chatgpt.com#photos still there?',
    'I saw it on (WWW.Ridgeline-Carts.com), or http://ridgeline-carts.com: nice.',
  ])('is not seen in "%s"', (message) => {
    expect(isLink(message)).toBe(false)
  })

  it('is seen in the path of a page when it is a whole address, and not in the name of a campaign', () => {
    expect(suspicionsOf(VALUES, siteUrl, '', '/contact?next=https://evil.example')).toEqual(['links'])
    expect(suspicionsOf(VALUES, siteUrl, '', '/contact?utm_source=chatgpt.com')).toEqual([])
  })

  it.each('a.|a-|a|com.|a.b/| a.|www|\u00e4.|a@|ridgeline-carts.com/|ridgeline-carts.com,'.split('|'))(
    'is looked for in time that grows with the length: %j again and again',
    async (piece) => {
      const message = piece.repeat(65_536 / piece.length)
      expect(await cpuTimeOf(() => isLink(message))).toBeLessThan(QUADRATIC_MS)
    },
  )
})

describe('isConfirmed', () => {
  it('does not take a link for a program', () => {
    for (const suspicions of [[], ['links']] as const) expect(isConfirmed([...suspicions])).toBe(true)
    for (const suspicions of [['links', 'honeypot'], ['too-fast'], ['frequent']] as const)
      expect(isConfirmed([...suspicions])).toBe(false)
  })
})

const refused = { code: 'RATE_LIMITED' }

describe('ContactLimit', () => {
  it('gives all of an IPv6 /48 sixteen times the inquiries of one address', async () => {
    const limit = new ContactLimit({ inquiries: 2 })
    const sixtyFours = Array.from({ length: 16 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
    for (const address of [...sixtyFours, ...sixtyFours]) await limit.count({ address })
    await expect(limit.count({ address: sixtyFours[0]! })).rejects.toMatchObject(refused)
    await expect(limit.count({ address: '2001:db8:1:ff::1' })).rejects.toMatchObject(refused)
    await limit.count({ address: '2001:db8:2::1' })
  })

  it('counts a partner apart from the addresses that it sends from', async () => {
    const limit = new ContactLimit({ inquiries: 1 })
    await limit.count({ address: '2001:db8:1::1' })
    await limit.count({ address: '2001:db8:1::1', partner: 'acme' })
    await expect(limit.count({ address: '2001:db8:1::1' })).rejects.toMatchObject(refused)
  })
})
