import fc from 'fast-check'
import { createTestGraph } from '#graph/testing/graph.ts'
import { maker } from '#graph/testing/maker.ts'
import { propertyRuns } from '#graph/testing/property-runs.ts'
import { cheapestRental, type PricedPlan } from './cheapest-rental.ts'
import { RentalPlan } from './rental-plan.entity.ts'
import { priceText, RentalPlanChanges } from './rental-plan-changes.ts'

const test = await createTestGraph()
afterAll(() => test.close())

async function plans(args: string) {
  const fields = 'id cart duration days price renewsAt recommended priceList savings { amount percentage dailyRate }'
  const { rentalPlans } = await test.dataOf(`{ rentalPlans${args} { ${fields} } }`)
  return rentalPlans
}

const figures = (rows: { price: number; savings: object | null }[]) =>
  rows.map(({ price, savings }) => [price, savings])

describe('rental plans', () => {
  it('are the STANDARD list by default, by cart and then by duration', async () => {
    const rows = await plans('')
    expect(rows.map(({ cart, days }: { cart: string; days: number }) => `${cart} ${days}`)).toEqual(
      ['FOUR_SEATER', 'SIX_SEATER', 'UTILITY'].flatMap((cart) => [1, 3, 7, 30].map((days) => `${cart} ${days}`)),
    )
    expect(rows.every(({ priceList }: { priceList: string }) => priceList === 'STANDARD')).toBe(true)
  })

  it('show the savings against single days as they are printed', async () => {
    const fourSeater = [
      [245, null],
      [685, { amount: 50, percentage: 6.8, dailyRate: 228.34 }],
      [1050, { amount: 665, percentage: 38.7, dailyRate: 150 }],
      [2800, { amount: 4550, percentage: 61.6, dailyRate: 94 }],
    ]
    expect(figures(await plans('(cart: FOUR_SEATER)'))).toEqual(fourSeater)
    expect(figures(await plans('(cart: UTILITY)'))).toEqual(fourSeater)
    expect(figures(await plans('(priceList: TOWN, cart: UTILITY)'))).toEqual([
      [275, null],
      [770, { amount: 55, percentage: 6.7, dailyRate: 256.67 }],
      [1155, { amount: 770, percentage: 40, dailyRate: 165 }],
      [3080, { amount: 5170, percentage: 62.7, dailyRate: 102.67 }],
    ])
    expect(figures(await plans('(cart: SIX_SEATER)'))).toEqual([
      [295, null],
      [735, { amount: 150, percentage: 16.9, dailyRate: 245 }],
      [1400, { amount: 665, percentage: 32.2, dailyRate: 200 }],
      [3500, { amount: 5350, percentage: 60.4, dailyRate: 116.67 }],
    ])
  })

  it('are unique for a list, a cart and a duration', async () => {
    const copy = test.database.query(`
      insert into rental_plans (id, name, description, cart, price_list, duration, price, renews_at)
      select 'copy', name, description, cart, price_list, duration, price, renews_at from rental_plans limit 1
    `)
    await expect(copy).rejects.toMatchObject({ code: '23505' })
  })
})

const QUOTE = `query Quote($cart: RentalCart!, $days: Int!, $priceList: RentalPriceList! = STANDARD, $deliveryMiles: Float) {
  rentalQuote(cart: $cart, days: $days, priceList: $priceList, deliveryMiles: $deliveryMiles) {
    lines { label plan { duration } quantity unitPrice amount }
    coveredDays rental delivery total deposit
  }
}`

const quote = async (variables: object) => (await test.dataOf(QUOTE, variables)).rentalQuote

describe('rentalQuote', () => {
  it('is the cheapest mix of plans, with delivery beyond the free miles and the deposit apart', async () => {
    const { lines } = await quote({ cart: 'FOUR_SEATER', days: 1, deliveryMiles: 12.3 })
    expect(lines.at(-1)).toMatchObject({ quantity: 2.3, unitPrice: 6, amount: 13.8 })
    expect(await quote({ cart: 'FOUR_SEATER', days: 10, deliveryMiles: 22.5 })).toEqual({
      lines: [
        { label: 'Weekly Rental', plan: { duration: 'WEEKLY' }, quantity: 1, unitPrice: 1050, amount: 1050 },
        { label: '3-Day Rental', plan: { duration: 'THREE_DAY' }, quantity: 1, unitPrice: 685, amount: 685 },
        { label: 'Rental delivery beyond the first 10 miles', plan: null, quantity: 12.5, unitPrice: 6, amount: 75 },
      ],
      coveredDays: 10,
      rental: 1735,
      delivery: 75,
      total: 1810,
      deposit: 500,
    })
  })

  it('takes a longer plan where that costs less', async () => {
    expect(await quote({ cart: 'FOUR_SEATER', days: 18 })).toMatchObject({ coveredDays: 30, total: 2800 })
  })

  it.each([
    ['SIX_SEATER', 'STANDARD', 735, 750],
    ['SIX_SEATER', 'TOWN', 825, 750],
    ['UTILITY', 'TOWN', 770, 600],
  ])('has the prices and the deposit of a %s on the %s list', async (cart, priceList, total, deposit) => {
    expect(await quote({ cart, priceList, days: 3 })).toMatchObject({ total, deposit })
  })

  it.each([
    ['days', { days: 0 }],
    ['days', { days: 31 }],
    ['deliveryMiles', { days: 1, deliveryMiles: -1 }],
    ['deliveryMiles', { days: 1, deliveryMiles: 501 }],
  ])('refuses %s out of range by name: %j', async (argument, variables) => {
    const { errors } = await test.ask(QUOTE, { cart: 'UTILITY', ...variables })
    expect(errors).toMatchObject([
      { message: expect.stringMatching(`^${argument} must be`), extensions: { code: 'BAD_USER_INPUT', argument } },
    ])
  })
})

const make = maker(new RentalPlanChanges(test.database))
const change = (before: object, after: object) => make('rentals', before, after)
const stored = () => test.database.getRepository(RentalPlan).find({ order: { id: 'ASC' } })
const rentalOf = async (days: number) =>
  (await test.dataOf(`{ rentalQuote(cart: SIX_SEATER, days: ${days}) { rental } }`)).rentalQuote.rental

it('every price is typed as it is read', async () => {
  const before = await stored()
  const texts = Object.fromEntries(before.map((plan) => [plan.id, priceText(plan)]))
  expect(await change(texts, texts)).toEqual({ isUnchanged: true })
  expect(await stored()).toEqual(before)
})

it('a new price is in list, renewal, savings and quote', async () => {
  const ids = { day: 'standard-six-seater-daily', week: 'standard-six-seater-weekly' }
  const typed = { [ids.day]: '$300', [ids.week]: '1,512.50' }
  const made = await change({ [ids.day]: '295', [ids.week]: '1400' }, typed)
  expect(made).toEqual({
    what: 'Rental: 6-seater, 1 day: $295 → $300. 6-seater, 7 days: $1,400 → $1,512.50.',
    before: { [ids.day]: '295', [ids.week]: '1400' },
    after: { [ids.day]: '300', [ids.week]: '1512.50' },
  })
  expect(await plans('(cart: SIX_SEATER)')).toMatchObject([
    { duration: 'DAILY', price: 300, renewsAt: 'Renews at $300 per day', savings: null },
    { duration: 'THREE_DAY', renewsAt: 'Renews at $735 per 3 days', savings: { amount: 165, percentage: 18.3 } },
    { duration: 'WEEKLY', renewsAt: 'Renews at $1,512.50 per week', savings: { amount: 587.5, dailyRate: 216.07 } },
    { duration: 'MONTHLY', renewsAt: 'Ends after 30 days, the longest rental', savings: { amount: 5500 } },
  ])
  expect(await rentalOf(7)).toBe(1512.5)
})

it('prices with a mistake change none, and each is named', async () => {
  const before = await stored()
  const typed = {
    ...{ 'town-utility-daily': '280', 'town-utility-weekly': '0' },
    ...{ 'town-utility-monthly': '10.555', 'town-utility-three-day': 'call' },
  }
  expect(await change({}, typed)).toEqual({
    problems: ['monthly', 'three-day', 'weekly'].map((duration) => ({
      field: `town-utility-${duration}`,
      message: expect.stringMatching(
        /^utility cart, \d+ days with delivery: (Write a price above zero in dollars|"10.555" can be)/,
      ),
    })),
  })
  expect(await change({}, { 'town-utility-yearly': '1' })).toEqual({
    problems: [{ field: 'town-utility-yearly', message: 'There is no such plan any longer.' }],
  })
  expect(await stored()).toEqual(before)
})

it('two people at once are told of one another', async () => {
  const id = 'town-four-seater-daily'
  const both = await Promise.all(['250', '260'].map((price) => change({ [id]: '245' }, { [id]: price })))
  const message = expect.stringContaining('now, and you typed "2')
  expect(both.filter((outcome) => 'problems' in outcome)).toEqual([
    { problems: [{ field: id, now: expect.stringMatching(/^2[56]0$/), message }] },
  ])
})

it('a quote is null while the price list has no plan for the cart', async () => {
  await test.database.query(`delete from rental_plans where cart = 'UTILITY' and price_list = 'TOWN'`)
  expect(await quote({ cart: 'UTILITY', priceList: 'TOWN', days: 3 })).toBeNull()
})

const LENGTHS = [1, 3, 7, 30]
const plansOf = (prices: number[]): PricedPlan[] => prices.map((price, index) => ({ days: LENGTHS[index]!, price }))
const FOUR_SEATER = plansOf([245, 685, 1050, 2800])

/** Tries every count of every plan up to the one that covers the days alone; more would only cost more. */
const bruteForce = ([daily, threeDay, weekly, monthly]: PricedPlan[], days: number) => {
  let least = Number.POSITIVE_INFINITY
  for (let months = 0; months <= 1; months++) {
    for (let weeks = 0; weeks * 7 < days + 7; weeks++) {
      for (let threes = 0; threes * 3 < days + 3; threes++) {
        const singles = Math.max(0, days - months * 30 - weeks * 7 - threes * 3)
        const total =
          months * monthly!.price + weeks * weekly!.price + threes * threeDay!.price + singles * daily!.price
        least = Math.min(least, total)
      }
    }
  }
  return least
}

const inWords = (plans: PricedPlan[], days: number) =>
  cheapestRental(plans, days)!
    .parts.map(({ plan, count }) => `${count} × ${plan.days}`)
    .join(' + ')

describe('cheapestRental', () => {
  it.each([
    [1, '1 × 1', 245],
    [2, '2 × 1', 490],
    [3, '1 × 3', 685],
    [4, '1 × 3 + 1 × 1', 930],
    [5, '1 × 7', 1050],
    [7, '1 × 7', 1050],
    [10, '1 × 7 + 1 × 3', 1735],
    [11, '1 × 7 + 1 × 3 + 1 × 1', 1980],
    [14, '2 × 7', 2100],
    [17, '2 × 7 + 1 × 3', 2785],
    [18, '1 × 30', 2800],
    [30, '1 × 30', 2800],
  ])('of a 4 seater for %i days is %s', (days, mix, total) => {
    expect(inWords(FOUR_SEATER, days)).toBe(mix)
    expect(cheapestRental(FOUR_SEATER, days)!.total).toBe(total)
  })

  it('is never dearer than any other mix, whatever the prices', () => {
    const price = (days: number) => fc.integer({ min: 1, max: days * 30_000 }).map((cents) => cents / 100)
    const prices = fc.tuple(price(1), price(3), price(7), price(30))
    const property = fc.property(prices, fc.integer({ min: 1, max: 30 }), (prices, days) => {
      const plans = plansOf(prices)
      const { parts, total, covered } = cheapestRental(plans, days)!
      expect(total).toBeCloseTo(bruteForce(plans, days), 6)
      expect(covered).toBeGreaterThanOrEqual(days)
      expect(parts.reduce((sum, { plan, count }) => sum + plan.days * count, 0)).toBe(covered)
      expect(parts.reduce((sum, { plan, count }) => sum + plan.price * count, 0)).toBeCloseTo(total, 6)
    })
    fc.assert(property, propertyRuns(4000))
  })

  it('takes the fewest plans where prices are equal', () => {
    expect(inWords(plansOf([100, 300, 700, 3000]), 10)).toBe('1 × 7 + 1 × 3')
    expect(inWords(plansOf([100, 200, 700, 3000]), 2)).toBe('1 × 3')
  })

  it('does with the plans that are there', () => {
    expect(inWords([{ days: 7, price: 900 }], 8)).toBe('2 × 7')
    expect(cheapestRental([{ days: 1, price: 0.1 }], 3)!.total).toBe(0.3)
    expect(cheapestRental([], 3)).toBeUndefined()
  })
})
