import { dealerDate } from '#graph/calendar/calendar-row.ts'
import type { ContactOrigin } from '#graph/contact/contact.service.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { REASON_OF_CODE } from '#graph/dealer/reasons.ts'
import { contactServiceOf } from '#graph/testing/contact-service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { contextLines, unlistedLines } from './context-words.ts'

const RENTAL = { cart: 'FOUR_SEATER', days: 8, priceList: 'TOWN', municipalityId: 'dallas', deliveryMiles: 14 }
const ALL = { reason: 'FINANCING', vehicleIds: ['denago-nomad', 'nomad-xl'], rental: RENTAL }
const CART = { vehicleId: 'nomad-xl' }

const { database, close } = await openTestDatabase()
afterAll(close)
const service = contactServiceOf(database)
const inquiries = new InquiryService(database)

const PAST_DAY = 'Day must be today or later'
const CLOSED_DAY = 'Day must be a day on which we are open'
const SOON_DAY = 'Day must leave us an open day to answer; for an earlier one call (570) 555-0142'
/** A Friday on which it snows in Scranton. */
const SNOW = '2037-06-12'

beforeAll(() =>
  database.query(
    `insert into calendar_entries (source, kind, first_day, last_day, places, opens, closes)
      values ('staff', 'closed', $1, $1, '["scranton"]', null, null), ('staff', 'open', $2, $2, null, '09:00', '17:00')`,
    [SNOW, dealerDate()],
  ),
)
beforeEach(() => database.query('truncate contact_inquiries cascade'))

const submit = (context: unknown, others: object = {}, origin: ContactOrigin = {}) =>
  service.submit({ ...INQUIRY, ...others, context }, origin)
const stored = async () => (await inquiries.list())[0]?.context ?? null
const factsInWords = async () => contextLines(await stored()).map(({ label, text }) => `${label}: ${text}`)
const addCart = (id: string, price = 1) =>
  database.query(
    `insert into vehicles (id, name, brand, category, price, description) values ($1, $1, 'Denago', 'Rover', $2, '-')`,
    [id, price],
  )

describe('the context of an inquiry', () => {
  it('is read in words, with names, prices and figures of our own', async () => {
    expect((await submit(ALL, CART)).errors).toBeUndefined()
    expect(await factsInWords()).toEqual([
      'Reason: Financing',
      'Comparing: Denago Nomad, $8,495',
      'Comparing: Denago Nomad XL, $8,495',
      'Rental: 4-seater for 8 days in Dallas',
      'Price list: Town prices',
      'Weekly Rental: $1,050',
      'Daily Rental: $245',
      'Rental delivery beyond the first 10 miles, 4 × $6: $24',
      'Estimated total: $1,319',
      'Deposit, returned with the cart: $500',
    ])
  })

  it('says when a rented cart comes and goes', async () => {
    await submit({ reason: 'RENTING', rental: { cart: 'SIX_SEATER', days: 3, firstDay: '2037-06-12' } })
    expect(await factsInWords()).toEqual([
      'Rental: 6-seater for 3 days from Friday, June 12, 2037',
      'When: Pick up at Mountain Top Fri, Jun 12 at 9 AM. Back by Mon, Jun 15 at 9 AM.',
      'Price list: Showroom prices',
      '3-Day Rental: $735',
      'Rental total: $735',
      'Deposit, returned with the cart: $750',
    ])
  })

  it('is a test drive where the cart is, unless the visitor chose another showroom', async () => {
    const facts = async (testDrive: object) => {
      await submit({ testDrive }, { vehicleId: '7f3a9c1e5b2d4860' })
      return factsInWords()
    }
    expect(await facts({ day: '2037-06-13' })).toEqual([
      'Test drive: Saturday, June 13, 2037',
      'Showroom: Ridgeline Golf Carts – Mountain Top, 100 Ridgeline Way, Mountain Top, PA 18707',
    ])
    const elsewhere = await facts({ day: '2037-06-13', locationId: 'scranton' })
    expect(elsewhere.at(-1)).toMatch(/^Showroom: Ridgeline Golf Carts – Scranton, /)
    // A place without snow.
    expect(await facts({ day: SNOW, locationId: 'mountain-top' })).toHaveLength(2)
  })

  it('of release 1.0.0 is shown to the dealer, whatever the form asked then', async () => {
    await submit(undefined)
    const former = {
      ...{
        topic: 'TRADE_IN',
        answers: [{ question: 'RUNS', answer: '6" lift\n12:30, $1,500' }],
        lineupPrice: 15_000,
        wanted: 'seats=4',
      },
      ...{ deliverTo: { slug: 'dallas', name: 'Dallas' }, next: { id: 'a' }, compared: [{ id: 'b' }, { id: 'c' }] },
      ...{ estimate: { downPayment: 900 }, testDrive: { day: '2037-06-13', part: 'MORNING' } },
    }
    await database.query('update contact_inquiries set context = $1', [JSON.stringify(former)])
    expect(unlistedLines(await stored()).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Reason: TRADE_IN',
      'Answers: answer: 6" lift 12:30, $1,500, question: RUNS',
      'Lineup price: 15000',
      'Deliver to: name: Dallas, slug: dallas',
      'Time of day: MORNING',
      'Next one like: id: a',
      'Looking for: seats=4',
      'Comparing: id: b, id: c',
      'Estimate: downPayment: 900',
    ])
    const { counts } = await inquiries.numbers(dealerDate().slice(0, 7))
    expect(counts).toContainEqual(expect.objectContaining({ by: 'about', value: 'TRADE_IN' }))
  })

  it('is counted by what the desk calls it, in each of its carts, without suspected spam, and so after the person is erased', async () => {
    const email = (name: string) => ({ email: `${name}@example.com` })
    await submit({ rental: { cart: 'SIX_SEATER', days: 3 } }, email('one'))
    await submit({ vehicleIds: ['denago-nomad', 'nomad-xl', 'nomad'] }, { ...CART, ...email('two') })
    await submit(undefined, { ...CART, ...email('three') })
    const claimed = { source: 'form', partner: 'cart' } as const
    await submit({ reason: 'FINANCING', vehicleIds: ['nowhere'] }, { ...CART, ...email('four') }, claimed)
    await submit(undefined, { message: 'Look at https://evil.example' })
    const counted = async () => {
      const { counts } = await inquiries.numbers(dealerDate().slice(0, 7))
      return counts.map(({ by, value, count }) => `${by} ${value} ${count}`)
    }
    const numbers = await counted()
    expect(numbers).toEqual([
      'about FINANCING 1',
      'about RENTING 1',
      'about cart 1',
      'about compared 1',
      'all  4',
      'cart Denago Nomad XL 3',
      'cart Denago Nomad 1',
      'partner cart 1',
      'source api 3',
      'source form 1',
    ])
    await inquiries.erase((await inquiries.list()).map(({ id }) => id))
    expect(await counted()).toEqual(numbers)
    expect((await inquiries.list()).map(({ context }) => context)).toEqual([
      null,
      { reason: 'FINANCING' },
      null,
      { vehicles: [expect.objectContaining({ name: 'Denago Nomad' }), expect.anything()] },
      { reason: 'RENTING' },
    ])
  })

  it.each([undefined, null, {}, { vehicleIds: null, rental: null }])(
    'is nothing for %j, and the same inquiry as without it',
    async (context) => {
      const { inquiry } = await submit(undefined)
      expect((await submit(context)).inquiry).toEqual(inquiry)
      expect(await stored()).toBeNull()
    },
  )

  it('keeps a day of the form that cannot be, and says so to the dealer and the visitor', async () => {
    const context = { testDrive: { day: dealerDate() }, rental: { ...RENTAL, firstDay: '2037-06-14' } }
    expect((await submit(context, CART, { source: 'form' })).errors).toBeUndefined()
    const facts = await factsInWords()
    expect(facts).toContain("Day: That's sooner than we may see your message. Call us for this one: (570) 555-0142.")
    expect(facts).toContain("Day: We're closed that day. Let's find another one.")
  })

  const vehicles = 'Vehicles must name 1 to 4 different vehicles'
  it.each(['nomad', ['nomad']])('is refused where it is no object: %j', async (context) => {
    const message = 'Context must be an object'
    expect((await submit(context)).errors).toEqual([{ field: 'context', code: 'INVALID', message }])
  })

  it.each<[field: string, message: string, context: object, code?: string]>([
    ['vehicleIds', 'Vehicles must be a list of vehicles', { vehicleIds: 'nomad' }],
    ['vehicleIds', vehicles, { vehicleIds: [] }],
    ['vehicleIds', vehicles, { vehicleIds: ['nomad', 'nomad'] }],
    ['vehicleIds', vehicles, { vehicleIds: ['a', 'b', 'c', 'd', 'e'] }],
    ['vehicleIds', 'Vehicle must be text', { vehicleIds: ['nomad', { toString: 1 }] }],
    ['vehicleIds', 'Vehicle must be at most 200 characters', { vehicleIds: ['nomad', 'x'.repeat(201)] }, 'TOO_LONG'],
    ['vehicleIds', 'Vehicles not found: gone, sold', { vehicleIds: ['gone', 'nomad-xl', 'sold'] }, 'NOT_FOUND'],
    ['rental', 'Rental must be an object', { rental: 7 }],
    ['rental.days', 'Days must be a whole number', { rental: { ...RENTAL, days: 1.5 } }],
    ['rental.days', 'Days must be a number', { rental: { ...RENTAL, days: { valueOf: 1 } } }],
    ['rental.days', 'Days are required', { rental: { ...RENTAL, days: null } }, 'REQUIRED'],
    ['rental.cart', 'Cart must be one of FOUR_SEATER, SIX_SEATER, UTILITY', { rental: { ...RENTAL, cart: 'TANK' } }],
    ['rental.priceList', 'Price list must be one of STANDARD, TOWN', { rental: { ...RENTAL, priceList: 1 } }],
    [
      'rental.prices',
      'Unknown property context.rental.prices: expected cart, days, firstDay, priceList, municipalityId, deliveryMiles',
      { rental: { ...RENTAL, prices: 1 } },
    ],
    ['rental.days', 'Days must be from 1 to 30', { rental: { ...RENTAL, days: 31 } }],
    ['rental.deliveryMiles', 'Delivery miles must be from 0 to 500', { rental: { ...RENTAL, deliveryMiles: 501 } }],
    ['reason', `Reason must be one of ${Object.keys(REASON_OF_CODE).join(', ')}`, { reason: 'X' }],
    ['testDrive.day', 'Day must be a date, such as 2026-06-13', { testDrive: { day: '2026-02-31' } }],
    ['testDrive.locationId', 'Showroom not found', { testDrive: { day: SNOW, locationId: 'moon' } }, 'NOT_FOUND'],
    ['rental.firstDay', 'First day must be a date, such as 2026-06-13', { rental: { ...RENTAL, firstDay: 'soon' } }],
    ['testDrive.day', PAST_DAY, { testDrive: { day: dealerDate(-1) } }],
    ['testDrive.day', SOON_DAY, { testDrive: { day: dealerDate() } }],
    ['testDrive.day', CLOSED_DAY, { testDrive: { day: '2037-06-14' } }],
    ['testDrive.day', CLOSED_DAY, { testDrive: { day: SNOW, locationId: 'scranton' } }],
    ['rental.firstDay', `First ${PAST_DAY.toLowerCase()}`, { rental: { ...RENTAL, firstDay: '2001-02-03' } }],
    ['rental.firstDay', `First ${CLOSED_DAY.toLowerCase()}`, { rental: { ...RENTAL, firstDay: '2037-06-14' } }],
    ['rental.municipalityId', 'Town not found', { rental: { ...RENTAL, municipalityId: 'atlantis' } }, 'NOT_FOUND'],
  ])('is refused at %s: %s (row %#)', async (field, message, context, code = 'INVALID') => {
    expect((await submit(context, CART)).errors).toEqual([{ field: `context.${field}`, code, message }])
    expect(await inquiries.list()).toEqual([])
  })

  it('needs a vehicle for a test drive', async () => {
    const message = 'A test drive needs the vehicle that it is for'
    const { errors } = await submit({ testDrive: { day: '2037-06-13' } })
    expect(errors).toEqual([{ field: 'vehicleId', code: 'REQUIRED', message }])
  })

  it('loses no inquiry of the form to a thing that is not listed, and keeps its word for the dealer', async () => {
    const context = { vehicleIds: ['gone\nPhone: 1', 'nomad-xl'], rental: { ...RENTAL, municipalityId: 'atlantis' } }
    const { inquiry } = await submit(context, { vehicleId: 'sold' }, { source: 'form' })
    expect(await inquiries.find(inquiry!.id)).toMatchObject({ vehicleId: null })
    const facts = contextLines(await stored()).map(({ text }) => text)
    expect(facts.slice(0, 2)).toEqual(['Denago Nomad XL, $8,495', '4-seater for 8 days'])
    const unlisted = unlistedLines(await stored()).map(({ text }) => text)
    expect(unlisted).toEqual(['Cart sold', 'Cart gone Phone: 1', 'Town atlantis'])
  })

  it('keeps the figures of the day on which it came', async () => {
    await addCart('rising', 5000)
    await submit({ vehicleIds: ['rising', 'nomad-xl'] })
    await database.query(`delete from vehicles where id = 'rising'`)
    expect(await factsInWords()).toContain('Comparing: rising, $5,000')
  })

  it('is the same in a retry, in whatever order it comes and whatever was renamed or sold meanwhile', async () => {
    await addCart('sold-cart')
    await addCart('old-name')
    const context = { vehicleIds: ['sold-cart', 'old-name'], rental: { ...RENTAL, municipalityId: 'hazleton' } }
    const first = await submit(context, { vehicleId: 'old-name', idempotencyKey: 'k' })
    expect(first.inquiry).toBeDefined()
    await database.query(`update vehicles set id = 'new-name', aliases = '["old-name"]' where id = 'old-name'`)
    await database.query(`delete from vehicles where id = 'sold-cart'`)
    expect(await submit(context, { vehicleId: 'old-name', idempotencyKey: 'k' })).toEqual(first)
    await database.query(`delete from vehicles where id = 'new-name'`)
    const { rental, vehicleIds } = context
    expect(await submit({ rental, vehicleIds }, { vehicleId: 'old-name' })).toEqual(first)
  })
})
