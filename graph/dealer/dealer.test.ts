import fc from 'fast-check'
import { PROMOTIONS } from '#graph/seed/promotions.ts'
import { repaymentOf } from '#graph/shared/monthly-payment.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { WEEK } from '#graph/testing/week.ts'
import type { Hours } from './dealer.ts'
import { formatFigure } from './figures.ts'
import { zeroPercentMonths, zeroPercentText } from './financing.ts'
import { responseNote } from './response-note.ts'
import { returnTermsOf } from './return-terms.ts'
import { roadClassOf } from './road-rules.ts'
import { canBeBought, saleOf, stateOf } from './sale.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const dealer = async (fields: string) => (await test.dataOf(`{ dealer { ${fields} } }`)).dealer

describe('dealer', () => {
  it('says who it is and how to reach it', async () => {
    const fields = 'name email url timeZone address { city state } phone salesPhone zeroPercent mainLocation { id }'
    expect(await dealer(fields)).toEqual({
      mainLocation: { id: 'mountain-top' },
      name: 'Ridgeline Golf Carts',
      email: 'hello@ridgelinegolfcarts.example',
      url: TEST_SITE,
      timeZone: 'America/New_York',
      address: { city: 'Mountain Top', state: 'PA' },
      phone: '(570) 555-0142',
      salesPhone: '(800) 555-0199',
      zeroPercent: expect.stringMatching(/^0% APR for up to 36 months on new Denago City, .* on approved credit\.$/),
    })
  })

  it('takes no statement when it is asked for nothing else', async () => {
    expect(await test.statementsOf(() => dealer('name'))).toEqual([])
  })
})

const [PROMOTION] = PROMOTIONS

const MAVERICK = { brand: 'Evolution', category: 'D5 Maverick', condition: 'NEW', availability: 'IN_STOCK' } as const

it('names the carts with 0% financing', () => {
  const text = (count: number) => zeroPercentText({ months: 24, series: PROMOTION!.series.slice(0, count) })
  expect(text(1)).toContain(' on new Denago City carts,')
  expect(text(2)).toContain(' on new Denago City and Evolution D5 Maverick carts,')
  expect(zeroPercentText(PROMOTION!)).toBe(
    '0% APR for up to 36 months on new Denago City, Evolution D5 Maverick and Evolution D6 Max carts, on approved credit.',
  )
})

it('gives 0% financing to new carts of those series in stock', () => {
  expect(zeroPercentMonths(MAVERICK, PROMOTION)).toBe(36)
  expect(zeroPercentMonths({ ...MAVERICK, condition: 'USED' }, PROMOTION)).toBeNull()
  expect(zeroPercentMonths({ ...MAVERICK, availability: 'OUT_OF_STOCK' }, PROMOTION)).toBeNull()
  expect(zeroPercentMonths({ ...MAVERICK, category: 'Classic' }, PROMOTION)).toBeNull()
  expect(zeroPercentMonths(MAVERICK, null)).toBeNull()
})

describe('formatFigure', () => {
  it.each([
    [{ amount: 500, unit: 'USD' }, '$500'],
    [{ amount: 300_000, unit: 'USD' }, '$300,000'],
    [{ amount: 25, unit: 'USD per hour' }, '$25 per hour'],
    [{ amount: [50, 150], unit: 'USD' }, '$50–150'],
    [{ amount: 15, unit: '%' }, '15%'],
    [{ amount: [50, 75], unit: '°F' }, '50–75°F'],
    [{ amount: 1, unit: 'hour' }, '1 hour'],
    [{ amount: [2, 5], unit: 'business day' }, '2–5 business days'],
    [{ amount: 8, unit: 'foot' }, '8 feet'],
    [{ amount: 24, unit: 'person' }, '24 people'],
  ] as const)('prints %j as %s', (figure, text) => {
    expect(formatFigure(figure)).toBe(text)
  })
})

const closed = (from: string, until: string, reason: string | null, places: string[] | null = null) => ({
  from,
  until,
  places,
  hours: null,
  reason,
})
const CALENDAR = [
  closed('2026-11-26', '2026-11-26', 'Thanksgiving'),
  closed('2026-12-24', '2027-01-03', 'Holidays'),
  closed('2026-11-18', '2026-11-18', 'Snow', ['scranton']),
]
const THANKSGIVING = 'Closed for Thanksgiving until Friday, November 27'
const HOLIDAYS = 'Closed for Holidays until Monday, January 4'
const PROMISE = 'within 24 hours, usually in 2–6 hours during business hours.'

const shortNoteAt = (iso: string, week: Hours[] = WEEK) =>
  responseNote({ week, specialDays: CALENDAR }, Date.parse(iso), undefined, true)
const noteAt = (iso: string) => responseNote({ week: WEEK, specialDays: CALENDAR }, Date.parse(iso))

describe('responseNote', () => {
  it.each([
    ['Tuesday before opening', '2026-11-17T06:00:00-05:00', '3 PM today'],
    ['Tuesday at half past ten', '2026-11-17T10:30:00-05:00', '5 PM today'],
    ['Tuesday afternoon', '2026-11-17T15:10:00-05:00', 'Wednesday at 2 PM'],
    ['the evening before a day on which another place is closed', '2026-11-17T20:00:00-05:00', 'Wednesday at 3 PM'],
  ])('promises an answer by the clock: %s', (_when, iso, time) => {
    expect(noteAt(iso)).toBe(`You'll hear from us by ${time}. We reply ${PROMISE}`)
  })

  it.each([
    ['Saturday noon', '2026-11-21T12:00:00-05:00', 'Monday at 10 AM'],
    ['the afternoon before Thanksgiving', '2026-11-25T15:30:00-05:00', 'Friday at 2 PM'],
  ])('promises no answer within a day where a closed one comes between: %s', (_when, iso, time) => {
    expect(noteAt(iso)).toBe(`You'll hear from us by ${time}. On days we're open we reply ${PROMISE}`)
  })

  it.each([
    ['a Sunday', '2026-11-22T12:00:00-05:00', "We're closed until Monday, November 23", 'Monday at 3 PM'],
    ['a Saturday evening', '2026-11-21T18:00:00-05:00', "We're closed until Monday, November 23", 'Monday at 3 PM'],
    ['Thanksgiving', '2026-11-26T10:00:00-05:00', THANKSGIVING, 'Friday at 3 PM'],
    ['the evening before', '2026-11-25T17:00:00-05:00', THANKSGIVING, 'Friday at 3 PM'],
    ['the holidays', '2026-12-30T12:00:00-05:00', HOLIDAYS, 'Monday at 3 PM'],
    ['their begin', '2026-12-23T19:00:00-05:00', HOLIDAYS, 'Monday, January 4 at 3 PM'],
  ])('says first until when nobody is there: %s', (_when, iso, sentence, time) => {
    expect(noteAt(iso)).toBe(`${sentence}. You'll hear from us by ${time}. From then on we reply ${PROMISE}`)
  })

  it('is the time alone where there is little room, and the promise where no time is known', () => {
    expect(shortNoteAt('2026-11-17T06:00:00-05:00')).toBe("You'll hear from us by 3 PM today.")
    expect(shortNoteAt('2026-11-17T06:00:00-05:00', [])).toBe(`We reply ${PROMISE}`)
  })
})

const NEW = { condition: 'NEW', availability: 'IN_STOCK', category: 'Nomad' } as const

describe('returnTermsOf', () => {
  it.each([
    [NEW, '7-day returns, under 10 miles, 15% restocking fee.'],
    [{ ...NEW, condition: 'USED' }, '3-day returns, 20% restocking fee. Carts sold as-is are final sale.'],
    [{ ...NEW, condition: 'USED', inspection: { soldAsIs: false } }, '3-day returns, 20% restocking fee.'],
    [{ ...NEW, condition: 'USED', inspection: { soldAsIs: true } }, 'Sold as-is: final sale, no returns.'],
    [{ ...NEW, category: 'Custom Rover', availability: 'OUT_OF_STOCK' }, 'Custom orders are final sale.'],
    [{ ...NEW, availability: 'ON_ORDER' }, '7-day returns, under 10 miles, 15% restocking fee.'],
    [{ ...NEW, availability: 'ON_HOLD' }, undefined],
    [{ ...NEW, availability: 'OUT_OF_STOCK' }, undefined],
  ] as const)('of %j is %s', (cart, terms) => {
    expect(returnTermsOf(cart)).toBe(terms)
  })
})

const CART = { vin: null, features: ['Roof'], topSpeedMph: 25 }

it.each([
  [CART, 'CAN_BECOME'],
  [{ ...CART, vin: '1RDGE4P28TS002605' }, 'LOW_SPEED'],
  [{ ...CART, features: ['Street-legal package installed'] }, 'LOW_SPEED'],
  [{ ...CART, features: ['Street-legal package on request'] }, 'CAN_BECOME'],
  [{ ...CART, topSpeedMph: 19 }, 'GOLF_CART'],
  [{ ...CART, topSpeedMph: null }, 'GOLF_CART'],
])('on the road %j is %s', (cart, roadClass) => {
  expect(roadClassOf(cart)).toBe(roadClass)
})

describe('saleOf', () => {
  it.each([
    [{ ...NEW, category: 'Custom Rover' }, 'IN_STOCK'],
    [{ ...NEW, category: 'Custom Rover', availability: 'OUT_OF_STOCK' }, 'TO_ORDER'],
    [{ ...NEW, category: 'Custom Rover', availability: 'SOLD' }, 'SOLD'],
    [{ condition: 'USED', category: 'Custom Rover', availability: 'OUT_OF_STOCK' }, 'UNAVAILABLE'],
    [{ ...NEW, availability: 'OUT_OF_STOCK' }, 'UNAVAILABLE'],
    [{ ...NEW, availability: 'ON_HOLD' }, 'ON_HOLD'],
    [{ ...NEW, availability: 'ON_ORDER' }, 'ON_ORDER'],
  ] as const)('of %j is %s', (cart, sale) => {
    expect(saleOf(cart)).toBe(sale)
  })
})

it('a cart that is built to order is not said to be missing', () => {
  expect(stateOf({ ...NEW, category: 'Custom Rover', availability: 'OUT_OF_STOCK' })).toBe('Built to order')
  expect(stateOf({ ...NEW, availability: 'OUT_OF_STOCK' })).toBe('Not in stock')
})

describe('canBeBought', () => {
  it.each([
    ['IN_STOCK', true],
    ['ON_ORDER', true],
    ['TO_ORDER', true],
    ['ON_HOLD', false],
    ['UNAVAILABLE', false],
    ['SOLD', false],
  ] as const)('%s: %s', (sale, can) => {
    expect(canBeBought(sale)).toBe(can)
  })
})

describe('repaymentOf', () => {
  it.each([
    // 10,000 at 6 % over 12 months: the textbook payment is 860.6643.
    ['amortises by the cent', [12_000, 2_000, 12, 6], [10_000, 860.67, 860.59, 327.96, 12_327.96]],
    ['spreads the price over the months without interest', [100, 0, 3, 0], [100, 33.34, 33.32, 0, 100]],
    ['takes a rate of nearly nothing for nothing', [100, 0, 3, 1e-14], [100, 33.34, 33.32, 0, 100]],
    ['finances nothing that the down payment covers', [5_000, 6_000, 24, 7], [0, 0, 0, 0, 6_000]],
  ] as const)('%s', (_what, [price, downPayment, months, ratePercent], [financed, monthly, last, interest, total]) => {
    const repayment = { financed, monthly, last, interest, total }
    expect(repaymentOf({ price, downPayment, months, ratePercent })).toEqual(repayment)
  })

  it('repays exactly the financed amount and its interest, the last payment within 5 dollars of the others', () => {
    const loans = fc.record({
      price: fc.integer({ min: 100_000, max: 5_000_000 }).map((cents) => cents / 100),
      downPayment: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
      months: fc.integer({ min: 1, max: 84 }),
      ratePercent: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    })
    const cents = (dollars: number) => Math.round(dollars * 100)
    fc.assert(
      fc.property(loans, (loan) => {
        const { financed, monthly, last, interest } = repaymentOf(loan)
        expect(cents(monthly) * (loan.months - 1) + cents(last)).toBe(cents(financed) + cents(interest))
        expect(Math.abs(last - monthly)).toBeLessThan(5)
      }),
    )
  })
})
