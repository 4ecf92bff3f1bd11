import { cpuTimeOf } from '#graph/testing/cpu-time.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { type ContactErrorCode, contactSchema, validateContact } from './contact.rules.ts'
import { validateContactSubmission } from './contact-submission.rules.ts'

/** Processor time: linear work on 64 KB takes milliseconds of it, on slow machines too, and quadratic work many seconds. */
const QUADRATIC_MS = 3000

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

  type Row = [field: string, code: ContactErrorCode, message: string, value: unknown]
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
      'The part of the email before the @ must be at most 64 characters',
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
    'pat@münchen.example/x',
    'pat@münchen.example:25',
    'pat@x@münchen.example',
    'jörg@münchen.example',
    'pat@mün chen.example',
  ])('takes no address out of %j', async (email) => {
    expect((await validateContact({ ...VALID, email })).errors).toMatchObject([{ field: 'email', code: 'INVALID' }])
  })

  it.each(['a@b.co', "o'neil+golf@mail.example.com", 'first.last@sub-domain.example', 'A_B@xn--mller-kva.example'])(
    'takes the address %s',
    async (email) => {
      expect(await errorsOf({ email })).toBeUndefined()
    },
  )

  it.each([
    'a@b',
    'plain',
    '@example.com',
    'ada@',
    'ada@example.',
    'ada@.example.com',
    'ada@exa..mple.com',
    'ada@-example.com',
    '.ada@example.com',
    'a..b@example.com',
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'ada@192.0.2.1',
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
