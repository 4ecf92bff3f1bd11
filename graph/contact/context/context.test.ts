import { dealerDate } from '#graph/calendar/calendar-row.ts'
import type { ContactOrigin } from '#graph/contact/contact.service.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { contactServiceOf } from '#graph/testing/contact-service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { contextFacts, unlistedFacts } from './context-words.ts'

const LOAN = { downPayment: 900, months: 60, ratePercent: 7.99 }
const RENTAL = { cart: 'FOUR_SEATER', days: 8, priceList: 'TOWN', municipalityId: 'dallas', deliveryMiles: 14 }
const ALL = { comparedIds: ['denago-nomad', 'nomad-xl'], estimate: LOAN, rental: RENTAL }
const CART = { vehicleId: 'nomad-xl' }

const { database, close } = await openTestDatabase()
afterAll(close)
const service = contactServiceOf(database)
const inquiries = new InquiryService(database)

const PAST_DAY = 'Day must be today or later'
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
const factsInWords = async () => contextFacts(await stored()).map(({ label, text }) => `${label}: ${text}`)
const addCart = (id: string, price = 1) =>
  database.query(
    `insert into vehicles (id, name, brand, category, price, description) values ($1, $1, 'Denago', 'Rover', $2, '-')`,
    [id, price],
  )

describe('the context of an inquiry', () => {
  it('is read in words, with names, prices and figures of our own', async () => {
    expect((await submit(ALL, CART)).errors).toBeUndefined()
    expect(await factsInWords()).toEqual([
      'Comparing: Denago Nomad, $8,495',
      'Comparing: Denago Nomad XL, $8,495',
      'Estimate: About $154 a month for 60 months at 7.99% APR, $900 down. $10,138 in all, $1,643 of it interest.',
      'Rental: 4-seater for 8 days in Dallas',
      'Price list: Town prices',
      'Weekly Rental: $1,050',
      'Daily Rental: $245',
      'Rental delivery beyond the first 10 miles, 4 × $6: $24',
      'Rental total: $1,319',
      'Deposit, returned with the cart: $500',
    ])
  })

  it.each([
    [{ topic: 'TRADE_IN' }, ['Topic: Trading in a cart'], 'I have a cart to trade in.'],
    [{ topic: 'STREET_LEGAL' }, ['Topic: The street-legal package'], 'What does the street-legal package cost?'],
    [{ deliverToId: 'dallas' }, ['Deliver to: Dallas'], "I'd like a quote, delivered to Dallas."],
    [
      { topic: 'RENTING', deliverToId: 'dallas' },
      ['Topic: Renting a cart', 'Deliver to: Dallas'],
      "I'd like to rent a cart in Dallas.",
    ],
    [
      {
        answers: [
          { question: 'BRAND', answer: 'EZ-GO TXT' },
          { question: 'RUNS', answer: 'no' },
        ],
      },
      ['Brand and model: EZ-GO TXT', "Does it run: It doesn't run"],
      '',
    ],
    [
      { nextLikeId: 'nomad-xl' },
      ['Next one like: Denago Nomad XL, $8,495'],
      'Please tell me about the next cart like the Denago Nomad XL.',
    ],
    [
      { wanted: 'seats=4&q=lithium&maxPrice=12000&sort=price-asc' },
      ['Tell me when one comes in: 4 seats, lithium, under $12,000'],
      'Please tell me when one comes in: 4 seats, lithium, under $12,000.',
    ],
    [
      { rental: { cart: 'SIX_SEATER', days: 3, firstDay: '2037-06-12' } },
      [
        'Rental: 6-seater for 3 days from Friday, June 12, 2037',
        'When: Pick up at Mountain Top Fri, Jun 12 at 9 AM, return Mon, Jun 15 at 9 AM.',
        'Price list: Showroom prices',
        '3-Day Rental: $735',
        'Rental total: $735',
        'Deposit, returned with the cart: $750',
      ],
      "I'd like to rent a 6-seater for 3 days from Friday, June 12, 2037.",
    ],
  ])('is read in words, and begins the message: %j', async (context, facts, message) => {
    const { errors } = await submit(context)
    expect(errors).toBeUndefined()
    expect(await factsInWords()).toEqual(facts)
    expect(await service.preview({ context })).toMatchObject({ message })
  })

  it('begins the message with what is asked about the cart', async () => {
    const message = async (vehicleId: string, context?: object) =>
      (await service.preview({ vehicleId, context })).message
    expect(await message('nomad-xl')).toBe("I'm interested in the Denago Nomad XL.")
    expect(await message('nomad-xl', { topic: 'TRADE_IN' })).toBe('I have a cart to trade in for the Denago Nomad XL.')
    const price = 'What does the street-legal package cost on the Denago Nomad XL?'
    expect(await message('nomad-xl', { topic: 'STREET_LEGAL' })).toBe(price)
    await addCart('away')
    await database.query(`update vehicles set availability = 'OUT_OF_STOCK' where id = 'away'`)
    expect(await message('away')).toBe('Please tell me when the away is back.')
    await database.query(`update vehicles set availability = 'ON_HOLD' where id = 'away'`)
    expect(await message('away')).toBe("I'd like to be next in line for the away.")
  })

  it('is a test drive where the cart is, unless the visitor chose another showroom', async () => {
    const testDrive = { day: '2037-06-13', part: 'MORNING' }
    const cart = { vehicleId: '7f3a9c1e5b2d4860' }
    const facts = async (context: object) =>
      (await service.preview({ ...cart, context })).facts.map(({ label, text }) => `${label}: ${text}`)
    expect(await facts({ testDrive })).toEqual([
      'Cart: Evolution D5 Maverick 4 Plus, $12,995',
      'Test drive: Saturday, June 13, 2037, in the morning',
      'Showroom: Ridgeline Golf Carts – Mountain Top, 100 Ridgeline Way, Mountain Top, PA 18707',
    ])
    expect((await facts({ testDrive: { ...testDrive, locationId: 'scranton' } })).at(-1)).toMatch(
      /^Showroom: Ridgeline Golf Carts – Scranton, /,
    )
  })

  it('keeps the price of the line-up that was asked about beside that of the inventory', async () => {
    const { facts, notes } = await service.preview({ vehicleId: 'ev-city', context: { lineupPrice: 15_000 } })
    expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Cart: Denago EV City',
      'Lineup price: $15,000, for a cart we order for you',
      'The one in our inventory: $11,995',
    ])
    expect(notes).toHaveLength(1)
    const same = await service.preview({ vehicleId: 'nomad-xl', context: { lineupPrice: 8495 } })
    expect(same.facts).toHaveLength(2)
    expect(same.notes).toEqual([])
  })

  it.each([undefined, null, {}, { comparedIds: null, estimate: null, rental: null }])(
    'is nothing for %j, and the same inquiry as without it',
    async (context) => {
      const { inquiry } = await submit(undefined)
      expect((await submit(context)).inquiry).toEqual(inquiry)
      expect(await stored()).toBeNull()
    },
  )

  it('takes a test drive elsewhere than where it snows', async () => {
    expect((await submit({ testDrive: { day: SNOW, locationId: 'mountain-top' } }, CART)).errors).toBeUndefined()
  })

  it('keeps a day of the form that cannot be, and says so to the dealer and the visitor', async () => {
    const context = { testDrive: { day: dealerDate() }, rental: { ...RENTAL, firstDay: '2037-06-14' } }
    expect((await submit(context, CART, { source: 'form' })).errors).toBeUndefined()
    expect(await factsInWords()).toEqual(
      expect.arrayContaining([
        "Day: That's sooner than we may see your message. Call us for this one: (570) 555-0142.",
        "Day: We're closed that day. Let's find another one.",
      ]),
    )
  })

  const compared = 'Compared must name 2 to 4 different vehicles'
  it.each(['nomad', ['nomad']])('is refused where it is no object: %j', async (context) => {
    const message = 'Context must be an object'
    expect((await submit(context)).errors).toEqual([{ field: 'context', code: 'INVALID', message }])
  })

  it.each<[field: string, message: string, context: object, code?: string]>([
    ['comparedIds', 'Compared must be a list of vehicles', { comparedIds: 'nomad' }],
    ['comparedIds', compared, { comparedIds: ['nomad'] }],
    ['comparedIds', compared, { comparedIds: ['nomad', 'nomad'] }],
    ['comparedIds', compared, { comparedIds: ['a', 'b', 'c', 'd', 'e'] }],
    ['comparedIds', 'Vehicle must be text', { comparedIds: ['nomad', { toString: 1 }] }],
    ['comparedIds', 'Vehicle must be at most 200 characters', { comparedIds: ['nomad', 'x'.repeat(201)] }, 'TOO_LONG'],
    ['comparedIds', 'Vehicles not found: gone, sold', { comparedIds: ['gone', 'nomad-xl', 'sold'] }, 'NOT_FOUND'],
    ['estimate', 'Estimate must be an object', { estimate: 7 }],
    ['estimate.downPayment', 'Down payment must be from 0 to 99999999', { estimate: { ...LOAN, downPayment: -1 } }],
    [
      'estimate.downPayment',
      'Down payment must be at most the price of the vehicle',
      { estimate: { ...LOAN, downPayment: 8496 } },
    ],
    ['estimate.months', 'Months must be from 1 to 120', { estimate: { ...LOAN, months: 121 } }],
    ['estimate.months', 'Months must be a whole number', { estimate: { ...LOAN, months: 1.5 } }],
    ['estimate.months', 'Months must be a number', { estimate: { ...LOAN, months: '60' } }],
    ['estimate.months', 'Months must be a number', { estimate: { ...LOAN, months: { valueOf: 1 } } }],
    ['estimate.months', 'Months are required', { estimate: { ...LOAN, months: null } }, 'REQUIRED'],
    [
      'estimate.ratePercent',
      `Rate must be from 0 to ${FINANCING.maxRatePercent}`,
      { estimate: { ...LOAN, ratePercent: 31 } },
    ],
    ['rental.cart', 'Cart must be one of FOUR_SEATER, SIX_SEATER, UTILITY', { rental: { ...RENTAL, cart: 'TANK' } }],
    ['rental.priceList', 'Price list must be one of STANDARD, TOWN', { rental: { ...RENTAL, priceList: 1 } }],
    [
      'rental.prices',
      'Unknown property context.rental.prices: expected cart, days, firstDay, priceList, municipalityId, deliveryMiles',
      { rental: { ...RENTAL, prices: 1 } },
    ],
    ['rental.days', 'Days must be from 1 to 30', { rental: { ...RENTAL, days: 31 } }],
    ['rental.deliveryMiles', 'Delivery miles must be from 0 to 500', { rental: { ...RENTAL, deliveryMiles: 501 } }],
    ['topic', 'Topic must be one of RENTING, TEST_DRIVE, FINANCING, TRADE_IN, STREET_LEGAL', { topic: 'X' }],
    ['nextLikeId', 'Vehicle not found', { nextLikeId: 'gone' }, 'NOT_FOUND'],
    ['wanted', 'Wanted must be at most 500 characters', { wanted: 'x'.repeat(501) }, 'TOO_LONG'],
    ['testDrive.day', 'Day must be a date, such as 2026-06-13', { testDrive: { day: '2026-02-31' } }],
    [
      'testDrive.locationId',
      'Showroom not found',
      { testDrive: { day: '2037-06-13', locationId: 'moon' } },
      'NOT_FOUND',
    ],
    ['rental.firstDay', 'First day must be a date, such as 2026-06-13', { rental: { ...RENTAL, firstDay: 'soon' } }],
    ['testDrive.day', PAST_DAY, { testDrive: { day: dealerDate(-1) } }],
    [
      'testDrive.day',
      'Day must leave us an open day to answer; for an earlier one call (570) 555-0142',
      { testDrive: { day: dealerDate() } },
    ],
    ['testDrive.day', 'Day must be a day on which we are open', { testDrive: { day: '2037-06-14' } }],
    ['testDrive.day', 'Day must be a day on which we are open', { testDrive: { day: SNOW, locationId: 'scranton' } }],
    ['rental.firstDay', `First ${PAST_DAY.toLowerCase()}`, { rental: { ...RENTAL, firstDay: '2001-02-03' } }],
    [
      'rental.firstDay',
      'First day must be a day on which we are open',
      { rental: { ...RENTAL, firstDay: '2037-06-14' } },
    ],
    ['deliverToId', 'Town not found', { deliverToId: 'atlantis' }, 'NOT_FOUND'],
    ['rental.municipalityId', 'Town not found', { rental: { ...RENTAL, municipalityId: 'atlantis' } }, 'NOT_FOUND'],
  ])('is refused at %s: %s (row %#)', async (field, message, context, code = 'INVALID') => {
    expect((await submit(context, CART)).errors).toEqual([{ field: `context.${field}`, code, message }])
    expect(await inquiries.list()).toEqual([])
  })

  it.each([
    [{ estimate: LOAN }, 'An estimate needs the vehicle that it is for'],
    [{ testDrive: { day: '2026-06-13' } }, 'A test drive and a line-up price need the vehicle that they are for'],
    [{ lineupPrice: 15_000 }, 'A test drive and a line-up price need the vehicle that they are for'],
  ])('needs a vehicle for %j', async (context, message) => {
    expect((await submit(context)).errors).toEqual([{ field: 'vehicleId', code: 'REQUIRED', message }])
  })

  it('loses no inquiry of the form to a thing that is not listed, and keeps its word for the dealer', async () => {
    const context = {
      comparedIds: ['gone\nPhone: 1', 'nomad-xl'],
      estimate: LOAN,
      rental: { ...RENTAL, municipalityId: 'atlantis' },
    }
    const { inquiry } = await submit(context, { vehicleId: 'sold' }, { source: 'form' })
    expect(await inquiries.find(inquiry!.id)).toMatchObject({ vehicleId: null })
    const facts = contextFacts(await stored()).map(({ text }) => text)
    expect(facts.slice(0, 3)).toEqual([
      'Denago Nomad XL, $8,495',
      '60 months at 7.99% APR, $900 down',
      '4-seater for 8 days',
    ])
    expect(unlistedFacts(await stored()).map(({ text }) => text)).toEqual([
      'Cart sold',
      'Cart gone Phone: 1',
      'Town atlantis',
    ])
  })

  it('keeps the figures of the day on which it came', async () => {
    await addCart('rising', 5000)
    await submit({ comparedIds: ['rising', 'nomad-xl'] })
    await database.query(`delete from vehicles where id = 'rising'`)
    expect(await factsInWords()).toContain('Comparing: rising, $5,000')
  })

  it('is the same in a retry, in whatever order it comes and whatever was renamed or sold meanwhile', async () => {
    await addCart('sold-cart')
    await addCart('old-name')
    const context = { comparedIds: ['sold-cart', 'old-name'], rental: { ...RENTAL, municipalityId: 'hazleton' } }
    const first = await submit(context, { vehicleId: 'old-name', idempotencyKey: 'k' })
    expect(first.inquiry).toBeDefined()
    await database.query(`update vehicles set id = 'new-name', aliases = '["old-name"]' where id = 'old-name'`)
    await database.query(`delete from vehicles where id = 'sold-cart'`)
    expect(await submit(context, { vehicleId: 'old-name', idempotencyKey: 'k' })).toEqual(first)
    await database.query(`delete from vehicles where id = 'new-name'`)
    const { rental, comparedIds } = context
    expect(await submit({ rental, comparedIds }, { vehicleId: 'old-name' })).toEqual(first)
  })

  it('names one cart once, also where it is asked for by its id and by an alias', async () => {
    const { errors } = await submit({ comparedIds: ['denago-nomad-xl', 'nomad-xl'] })
    expect(errors).toEqual([{ field: 'context.comparedIds', code: 'INVALID', message: compared }])
    await submit({ comparedIds: ['denago-nomad-xl', 'nomad-xl', 'nomad'] }, {}, { source: 'form' })
    expect((await stored())?.compared?.map(({ id }) => id)).toEqual(['denago-nomad-xl', 'denago-nomad'])
  })
})
