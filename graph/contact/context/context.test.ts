import type { ContactOrigin } from '#graph/contact/contact.service.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { repaymentOf } from '#graph/dealer/monthly-payment.ts'
import { contactServiceOf } from '#graph/testing/contact-service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { contextFacts, unlistedFacts } from './context-words.ts'

const LOAN = { downPayment: 900, months: 60, ratePercent: 7.99 }
const RENTAL = { cart: 'FOUR_SEATER', days: 8, priceList: 'TOWN', town: 'dallas', deliveryMiles: 14 }
const ALL = { compared: ['denago-nomad', 'nomad-xl'], estimate: LOAN, rental: RENTAL }
const CART = { vehicleId: 'nomad-xl' }

const { database, close } = await openTestDatabase()
afterAll(close)
const service = contactServiceOf(database)
const inquiries = new InquiryService(database)

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
  it('is stored with names, prices and figures of our own', async () => {
    expect((await submit(ALL, CART)).errors).toBeUndefined()
    expect(await stored()).toEqual({
      compared: [
        { id: 'denago-nomad', name: 'Denago Nomad', price: 8495 },
        { id: 'denago-nomad-xl', name: 'Denago Nomad XL', price: 8495 },
      ],
      estimate: { ...LOAN, repayment: repaymentOf({ ...LOAN, price: 8495 }) },
      rental: {
        ...RENTAL,
        town: { slug: 'dallas', name: 'Dallas' },
        quote: {
          lines: [
            { label: 'Weekly Rental', quantity: 1, unitPrice: 1050, amount: 1050 },
            { label: 'Daily Rental', quantity: 1, unitPrice: 245, amount: 245 },
            { label: 'Rental delivery beyond the first 10 miles', quantity: 4, unitPrice: 6, amount: 24 },
          ],
          coveredDays: 8,
          rental: 1295,
          delivery: 24,
          total: 1319,
          deposit: 500,
        },
      },
    })
  })

  it('is read in words', async () => {
    await submit(ALL, CART)
    expect(await factsInWords()).toEqual([
      'Comparing: Denago Nomad, $8,495',
      'Comparing: Denago Nomad XL, $8,495',
      'Estimate: About $154 a month for 60 months at 7.99% a year, $900 down. $10,138 in all, $1,643 of it interest.',
      'Rental: 4-seater for 8 days in Dallas',
      'Price list: Delivered prices in Dallas',
      'Weekly Rental: $1,050',
      'Daily Rental: $245',
      'Rental delivery beyond the first 10 miles, 4 × $6: $24',
      'Rental total: $1,319',
      'Deposit, returned with the cart: $500',
    ])
  })

  it.each([
    [{ topic: 'TRADE_IN' }, ['Topic: Trading in a cart'], 'I have a cart to trade in.'],
    [
      { next: 'nomad-xl' },
      ['Next one like: Denago Nomad XL, $8,495'],
      'Please tell me about the next cart like the Denago Nomad XL.',
    ],
    [
      { wanted: 'seats=4&q=lithium&maxPrice=12000&sort=price-asc' },
      ['Tell me when one comes in: 4 seats, lithium, under $12,000'],
      'Please tell me when one comes in: 4 seats, lithium, under $12,000.',
    ],
    [
      { rental: { cart: 'SIX_SEATER', days: 3, firstDay: '2026-06-12' } },
      [
        'Rental: 6-seater for 3 days from Friday, June 12, 2026',
        'Price list: Showroom prices',
        '3-Day Rental: $735',
        'Rental total: $735',
        'Deposit, returned with the cart: $750',
      ],
      "I'd like to rent a 6-seater for 3 days from Friday, June 12, 2026.",
    ],
  ])('is read in words, and begins the message: %j', async (context, facts, message) => {
    const { errors } = await submit(context)
    expect(errors).toBeUndefined()
    expect(await factsInWords()).toEqual(facts)
    expect(await service.preview({ context })).toMatchObject({ message })
  })

  it('is a test drive where the cart is, unless the visitor chose another showroom', async () => {
    const testDrive = { day: '2026-06-13', part: 'MORNING' }
    const cart = { vehicleId: '7f3a9c1e5b2d4860' }
    const facts = async (context: object) =>
      (await service.preview({ ...cart, context })).facts.map(({ label, text }) => `${label}: ${text}`)
    expect(await facts({ testDrive })).toEqual([
      'Cart: Evolution D5 Maverick 4 Plus, $12,995',
      'Test drive: Saturday, June 13, 2026, in the morning',
      'Showroom: Ridgeline Golf Carts – Mountain Top',
    ])
    expect(await facts({ testDrive: { ...testDrive, showroom: 'scranton' } })).toContain(
      'Showroom: Ridgeline Golf Carts – Scranton',
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

  it.each([undefined, null, {}, { compared: null, estimate: null, rental: null }])(
    'is nothing for %j',
    async (context) => {
      await submit(context)
      expect(await stored()).toBeNull()
    },
  )

  const compared = 'Compared must name 2 to 4 different vehicles'
  it.each<[field: string, message: string, context: unknown, code?: string]>([
    ['context', 'Context must be an object', 'nomad'],
    ['context', 'Context must be an object', ['nomad']],
    ['context.compared', 'Compared must be a list of vehicles', { compared: 'nomad' }],
    ['context.compared', compared, { compared: ['nomad'] }],
    ['context.compared', compared, { compared: ['nomad', 'nomad'] }],
    ['context.compared', compared, { compared: ['a', 'b', 'c', 'd', 'e'] }],
    ['context.compared', 'Vehicle must be text', { compared: ['nomad', { toString: 1 }] }],
    [
      'context.compared',
      'Vehicle must be at most 200 characters',
      { compared: ['nomad', 'x'.repeat(201)] },
      'TOO_LONG',
    ],
    ['context.compared', 'Vehicles not found: gone, sold', { compared: ['gone', 'nomad-xl', 'sold'] }, 'NOT_FOUND'],
    ['context.estimate', 'Estimate must be an object', { estimate: 7 }],
    [
      'context.estimate.downPayment',
      'Down payment must be from 0 to 99999999',
      { estimate: { ...LOAN, downPayment: -1 } },
    ],
    [
      'context.estimate.downPayment',
      'Down payment must be at most the price of the vehicle',
      { estimate: { ...LOAN, downPayment: 8496 } },
    ],
    ['context.estimate.months', 'Months must be from 1 to 120', { estimate: { ...LOAN, months: 121 } }],
    ['context.estimate.months', 'Months must be a whole number', { estimate: { ...LOAN, months: 1.5 } }],
    ['context.estimate.months', 'Months must be a number', { estimate: { ...LOAN, months: '60' } }],
    ['context.estimate.months', 'Months must be a number', { estimate: { ...LOAN, months: { valueOf: 1 } } }],
    ['context.estimate.months', 'Months are required', { estimate: { ...LOAN, months: null } }, 'REQUIRED'],
    [
      'context.estimate.ratePercent',
      `Rate must be from 0 to ${FINANCING.maxRatePercent}`,
      { estimate: { ...LOAN, ratePercent: 31 } },
    ],
    [
      'context.rental.cart',
      'Cart must be one of FOUR_SEATER, SIX_SEATER, UTILITY',
      { rental: { ...RENTAL, cart: 'TANK' } },
    ],
    ['context.rental.priceList', 'Price list must be one of STANDARD, TOWN', { rental: { ...RENTAL, priceList: 1 } }],
    ['context.rental.prices', 'Unknown property context.rental.prices', { rental: { ...RENTAL, prices: 1 } }],
    ['context.rental.days', 'Days must be from 1 to 30', { rental: { ...RENTAL, days: 31 } }],
    [
      'context.rental.deliveryMiles',
      'Delivery miles must be from 0 to 500',
      { rental: { ...RENTAL, deliveryMiles: 501 } },
    ],
    ['context.topic', 'Topic must be one of RENTING, TEST_DRIVE, FINANCING, TRADE_IN', { topic: 'X' }],
    ['context.next', 'Vehicle not found', { next: 'gone' }, 'NOT_FOUND'],
    ['context.wanted', 'Wanted must be at most 500 characters', { wanted: 'x'.repeat(501) }, 'TOO_LONG'],
    ['context.testDrive.day', 'Day must be a date, such as 2026-06-13', { testDrive: { day: '2026-02-31' } }],
    [
      'context.testDrive.showroom',
      'Showroom not found',
      { testDrive: { day: '2026-06-13', showroom: 'moon' } },
      'NOT_FOUND',
    ],
    [
      'context.rental.firstDay',
      'First day must be a date, such as 2026-06-13',
      { rental: { ...RENTAL, firstDay: 'soon' } },
    ],
    ['context.rental.town', 'Town not found', { rental: { ...RENTAL, town: 'atlantis' } }, 'NOT_FOUND'],
  ])('is refused at %s: %s (row %#)', async (field, message, context, code = 'INVALID') => {
    expect((await submit(context, CART)).errors).toEqual([{ field, code, message }])
    expect(await inquiries.list()).toEqual([])
  })

  it('has an estimate only for a vehicle', async () => {
    const { errors } = await submit({ estimate: LOAN })
    expect(errors).toEqual([
      { field: 'vehicleId', code: 'REQUIRED', message: 'An estimate needs the vehicle that it is for' },
    ])
  })

  it.each([{ testDrive: { day: '2026-06-13' } }, { lineupPrice: 15_000 }])(
    'needs a vehicle for %j',
    async (context) => {
      expect((await submit(context)).errors).toMatchObject([{ field: 'vehicleId', code: 'REQUIRED' }])
    },
  )

  it('loses no inquiry of the form to a thing that is not listed, and keeps its word for the dealer', async () => {
    const context = {
      compared: ['gone\nPhone: 1', 'nomad-xl'],
      estimate: LOAN,
      rental: { ...RENTAL, town: 'atlantis' },
    }
    const { inquiry } = await submit(context, { vehicleId: 'sold' }, { source: 'form' })
    expect(await inquiries.find(inquiry!.id)).toMatchObject({ vehicleId: null })
    const facts = contextFacts(await stored()).map(({ text }) => text)
    expect(facts.slice(0, 3)).toEqual([
      'Denago Nomad XL, $8,495',
      '60 months at 7.99% a year, $900 down',
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
    await submit({ compared: ['rising', 'nomad-xl'] })
    await database.query(`update vehicles set price = 6000 where id = 'rising'`)
    expect((await stored())?.compared?.[0]).toMatchObject({ price: 5000 })
    await database.query(`delete from vehicles where id = 'rising'`)
  })

  it.each([
    ['another cart', { ...ALL, compared: ['denago-nomad', 'denago-rover-xl'] }],
    ['no cart', { ...ALL, compared: undefined }],
    ['another down payment', { ...ALL, estimate: { ...LOAN, downPayment: 901 } }],
    ['another rental', { ...ALL, rental: { ...RENTAL, days: 9 } }],
    ['another town', { ...ALL, rental: { ...RENTAL, town: 'kingston' } }],
    ['no context', undefined],
  ])('is part of the content: %s is another inquiry, and a conflict under the same key', async (_what, other) => {
    await submit(ALL, { ...CART, idempotencyKey: 'k' })
    const { errors } = await submit(other, { ...CART, idempotencyKey: 'k' })
    expect(errors).toMatchObject([{ field: 'idempotencyKey', code: 'CONFLICT' }])
    await submit(other, CART)
    expect(await inquiries.list()).toHaveLength(2)
  })

  it('is the same in a retry, whatever was renamed or sold meanwhile', async () => {
    await addCart('sold-cart')
    await addCart('old-name')
    const context = { compared: ['sold-cart', 'old-name'], rental: { ...RENTAL, town: 'hazleton' } }
    const first = await submit(context, { vehicleId: 'old-name', idempotencyKey: 'k' })
    expect(first.inquiry).toBeDefined()
    await database.query(`update vehicles set id = 'new-name', aliases = '["old-name"]' where id = 'old-name'`)
    await database.query(`delete from vehicles where id = 'sold-cart'`)
    expect(await submit(context, { vehicleId: 'old-name', idempotencyKey: 'k' })).toEqual(first)
    await database.query(`delete from vehicles where id = 'new-name'`)
    expect(await submit(context, { vehicleId: 'old-name', idempotencyKey: 'k' })).toEqual(first)
  })

  it('is answered with the first receipt when words and context come again', async () => {
    const first = await submit(ALL, CART)
    const { rental, ...others } = ALL
    expect(await submit({ rental, ...others }, CART)).toEqual(first)
  })

  it('names one cart once, also where it is asked for by its id and by an alias', async () => {
    const { errors } = await submit({ compared: ['denago-nomad-xl', 'nomad-xl'] })
    expect(errors).toEqual([{ field: 'context.compared', code: 'INVALID', message: compared }])
    await submit({ compared: ['denago-nomad-xl', 'nomad-xl', 'nomad'] }, {}, { source: 'form' })
    expect((await stored())?.compared?.map(({ id }) => id)).toEqual(['denago-nomad-xl', 'denago-nomad'])
  })

  it('is gone after the inquiry was erased', async () => {
    const { inquiry } = await submit(ALL, CART)
    await inquiries.erase(inquiry!.id)
    expect(await stored()).toBeNull()
  })
})
