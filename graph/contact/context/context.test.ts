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

const submit = (context: unknown, options: object = {}) => service.submit(INQUIRY, { ...options, context })
const stored = async () => (await inquiries.list())[0]?.context ?? null
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
            { label: 'Delivery of a rental, miles beyond the first 10', quantity: 4, unitPrice: 6, amount: 24 },
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
    expect(contextFacts(await stored()).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Compared cart: Denago Nomad, $8,495.00',
      'Compared cart: Denago Nomad XL, $8,495.00',
      'Estimate: $153.97 a month, 60 months at 7.99% a year after $900.00 down; $10,137.70 in all, $1,642.70 of it interest',
      'Rental: 4-seater, 8 days, in Dallas (price list of the town pages)',
      'Rental price: Weekly Rental: $1,050.00',
      'Rental price: Daily Rental: $245.00',
      'Rental price: Delivery of a rental, miles beyond the first 10, 4 × $6.00: $24.00',
      'Rental in all: $1,319.00, and $500.00 deposit',
    ])
  })

  it.each([undefined, null, {}, { compared: null, estimate: null, rental: null }])(
    'is nothing for %j',
    async (context) => {
      await submit(context)
      expect(await stored()).toBeNull()
    },
  )

  const compared = 'Compared must name 2 to 4 different vehicles'
  it.each([
    ['context', 'INVALID', 'Context must be an object', 'nomad'],
    ['context', 'INVALID', 'Context must be an object', ['nomad']],
    ['context.compared', 'INVALID', 'Compared must be a list of vehicles', { compared: 'nomad' }],
    ['context.compared', 'INVALID', compared, { compared: ['nomad'] }],
    ['context.compared', 'INVALID', compared, { compared: ['nomad', 'nomad'] }],
    ['context.compared', 'INVALID', compared, { compared: ['a', 'b', 'c', 'd', 'e'] }],
    ['context.compared', 'INVALID', 'Vehicle must be text', { compared: ['nomad', { toString: 1 }] }],
    [
      'context.compared',
      'TOO_LONG',
      'Vehicle must be at most 200 characters',
      { compared: ['nomad', 'x'.repeat(201)] },
    ],
    ['context.compared', 'NOT_FOUND', 'Vehicles not found: gone, sold', { compared: ['gone', 'nomad-xl', 'sold'] }],
    ['context.estimate', 'INVALID', 'Estimate must be an object', { estimate: 7 }],
    [
      'context.estimate.downPayment',
      'INVALID',
      'Down payment must be from 0 to 99999999',
      { estimate: { ...LOAN, downPayment: -1 } },
    ],
    [
      'context.estimate.downPayment',
      'INVALID',
      'Down payment must be at most the price of the vehicle',
      { estimate: { ...LOAN, downPayment: 8496 } },
    ],
    ['context.estimate.months', 'INVALID', 'Months must be from 1 to 120', { estimate: { ...LOAN, months: 121 } }],
    ['context.estimate.months', 'INVALID', 'Months must be a whole number', { estimate: { ...LOAN, months: 1.5 } }],
    ['context.estimate.months', 'INVALID', 'Months must be a number', { estimate: { ...LOAN, months: '60' } }],
    [
      'context.estimate.months',
      'INVALID',
      'Months must be a number',
      { estimate: { ...LOAN, months: { valueOf: 1 } } },
    ],
    ['context.estimate.months', 'REQUIRED', 'Months are required', { estimate: { ...LOAN, months: null } }],
    [
      'context.estimate.ratePercent',
      'INVALID',
      `Rate must be from 0 to ${FINANCING.maxRatePercent}`,
      { estimate: { ...LOAN, ratePercent: 31 } },
    ],
    [
      'context.rental.cart',
      'INVALID',
      'Cart must be one of FOUR_SEATER, SIX_SEATER, UTILITY',
      { rental: { ...RENTAL, cart: 'TANK' } },
    ],
    ['context.rental.days', 'INVALID', 'Days must be from 1 to 30', { rental: { ...RENTAL, days: 31 } }],
    [
      'context.rental.deliveryMiles',
      'INVALID',
      'Delivery miles must be from 0 to 500',
      { rental: { ...RENTAL, deliveryMiles: 501 } },
    ],
    ['context.rental.town', 'NOT_FOUND', 'Town not found', { rental: { ...RENTAL, town: 'atlantis' } }],
  ])('is refused at %s as %s: %s (row %#)', async (field, code, message, context) => {
    expect((await submit(context, CART)).errors).toEqual([{ field, code, message }])
    expect(await inquiries.list()).toEqual([])
  })

  it('has an estimate only for a vehicle', async () => {
    const { errors } = await submit({ estimate: LOAN })
    expect(errors).toEqual([
      { field: 'vehicleId', code: 'REQUIRED', message: 'An estimate needs the vehicle that it is for' },
    ])
  })

  it('loses no inquiry of the form to a thing that is not listed, and keeps its word for the dealer', async () => {
    const context = {
      compared: ['gone\nPhone: 1', 'nomad-xl'],
      estimate: LOAN,
      rental: { ...RENTAL, town: 'atlantis' },
    }
    const { inquiry } = await submit(context, { vehicleId: 'sold', source: 'form' })
    expect(await inquiries.find(inquiry!.id)).toMatchObject({ vehicleId: null })
    const facts = contextFacts(await stored()).map(({ text }) => text)
    expect(facts.slice(0, 3)).toEqual([
      'Denago Nomad XL, $8,495.00',
      '60 months at 7.99% a year after $900.00 down',
      '4-seater, 8 days (price list of the town pages)',
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

  it('is the same in a retry, by other names of the same things and after a cart was sold', async () => {
    await addCart('sold-cart')
    const context = { compared: ['sold-cart', 'nomad-xl'], rental: { ...RENTAL, town: 'hazleton' } }
    const first = await submit(context, { idempotencyKey: 'k' })
    await database.query(`delete from vehicles where id = 'sold-cart'`)
    const again = { compared: ['sold-cart', 'denago-nomad-xl'], rental: { ...RENTAL, town: 'hazleton-city' } }
    expect(await submit(again, { idempotencyKey: 'k' })).toEqual(first)
  })

  it('is answered with the first receipt when words and context come again', async () => {
    const first = await submit(ALL, CART)
    expect(await submit({ ...ALL, compared: ['denago-nomad', 'denago-nomad-xl'] }, CART)).toEqual(first)
  })

  it('is gone after the inquiry was erased', async () => {
    const { inquiry } = await submit(ALL, CART)
    await inquiries.erase(inquiry!.id)
    expect(await stored()).toBeNull()
  })
})
