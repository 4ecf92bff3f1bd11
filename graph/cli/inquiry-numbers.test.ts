import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { numbersAsText, readMonth } from './inquiry-numbers.ts'

const { database, close } = await openTestDatabase()
afterAll(close)

let added = 0
const add = (receivedAt: string, differences: object = {}) => {
  const row = {
    id: String(++added),
    first_name: 'Zoë',
    last_name: 'Novak',
    email: 'zoe@example.com',
    phone: '',
    interest: 'sales',
    message: 'A message.',
    source: 'form',
    received_at: receivedAt,
    ...differences,
  }
  const names = Object.keys(row)
  return database.query(
    `insert into contact_inquiries (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
}

const textOf = async (month: string) => numbersAsText(await new InquiryService(database).numbers(month))

it('counts a month of the dealer’s calendar beside the month before, without suspected spam', async () => {
  // Still April where the dealer is.
  await add('2026-05-01T03:59:00Z', { vehicle_id: 'nomad', vehicle_name: 'Denago Nomad' })
  await add('2026-05-01T04:00:00Z', {
    vehicle_id: 'nomad',
    vehicle_name: 'Denago Nomad',
    context: { topic: 'TEST_DRIVE' },
  })
  await add('2026-05-20T12:00:00Z', { interest: 'service', source: 'api', partner: 'acme' })
  await add('2026-05-21T12:00:00Z', { interest: 'service' })
  await add('2026-05-22T12:00:00Z', { suspicions: '["honeypot"]' })
  await add('2026-06-01T04:00:00Z')
  await add('2026-03-31T12:00:00Z')
  expect(await textOf('2026-05')).toBe(`2026-05: 3 inquiries, and 1 in the month before. Suspected spam is not counted.

ABOUT       INQUIRIES  BEFORE
service     2          0
TEST_DRIVE  1          0
sales       0          1

SENT BY  INQUIRIES  BEFORE
form     2          1
api      1          0

PARTNER  INQUIRIES  BEFORE
acme     1          0

CART          INQUIRIES  BEFORE
Denago Nomad  1          1
`)
})

it('says one inquiry of one', async () => {
  expect(await textOf('2026-06')).toMatch(/^2026-06: 1 inquiry, and 3 in the month before\./)
})

it('says of a month without inquiries that there were none', async () => {
  expect(await textOf('2020-01')).toBe(
    '2020-01: 0 inquiries, and 0 in the month before. Suspected spam is not counted.\n',
  )
})

it.each(['May', '2026-13', '2026-5'])('takes no month %s', (text) => {
  expect(() => readMonth(text)).toThrow('A month is a year and a month')
})
