import { createTestGraph } from '#graph/testing/graph.ts'

const QUOTE = `query Quote($cart: RentalCart!, $days: Int!, $priceList: RentalPriceList! = STANDARD, $deliveryMiles: Float) {
  rentalQuote(cart: $cart, days: $days, priceList: $priceList, deliveryMiles: $deliveryMiles) {
    lines { label plan { duration } quantity unitPrice amount }
    coveredDays rental delivery total deposit
  }
}`

const test = await createTestGraph()
afterAll(() => test.close())

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

  it('adds up, for every cart, list and length', async () => {
    for (const cart of ['FOUR_SEATER', 'SIX_SEATER', 'UTILITY']) {
      for (const priceList of ['STANDARD', 'TOWN']) {
        for (let days = 1; days <= 30; days++) {
          const { lines, rental, delivery, total } = await quote({ cart, priceList, days, deliveryMiles: days })
          const sum = lines.reduce((dollars: number, { amount }: { amount: number }) => dollars + amount, 0)
          expect(sum).toBeCloseTo(total, 6)
          expect(rental + delivery).toBeCloseTo(total, 6)
          expect(delivery).toBe(Math.max(0, days - 10) * 6)
        }
      }
    }
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

  it('is null while the price list has no plan for the cart', async () => {
    await test.database.query(`delete from rental_plans where cart = 'UTILITY' and price_list = 'TOWN'`)
    expect(await quote({ cart: 'UTILITY', priceList: 'TOWN', days: 3 })).toBeNull()
  })
})
