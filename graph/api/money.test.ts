import { type GraphQLField, getNamedType, isObjectType } from 'graphql'
import { createTestGraph } from '#graph/testing/graph.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const MONEY = `query ($days: Int!, $miles: Float!, $bounds: [Float!]!) {
  vehicles(first: 250) {
    nodes { price listPrice atDoor(municipalityId: "dallas") { deliveryFee salesTax total } }
    facets { seats { lowestPrice } priceRange { min max } priceBands(bounds: $bounds) }
  }
  town: rentalPlans(priceList: TOWN) { price savings { amount dailyRate } }
  standard: rentalPlans { price savings { amount dailyRate } }
  rentalQuote(cart: FOUR_SEATER, priceList: TOWN, days: $days, deliveryMiles: $miles) {
    lines { quantity unitPrice amount } rental delivery total deposit
  }
  municipalities { delivery { freeFromPurchase feePerMile fee(purchase: $miles) rentalFee } }
}`

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('money', () => {
  it('is asked for in all fields of the schema that have it', () => {
    const isMoney = ({ type, description }: GraphQLField<unknown, unknown>) =>
      getNamedType(type).name === 'Float' && /US dollars|\bprice\b/i.test(description ?? '')
    const fields = Object.values(test.graph.schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).filter(isMoney))
    expect(fields.length).toBeGreaterThan(15)
    expect(fields.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(MONEY))).toEqual([])
  })

  it.each([1, 3, 10, 30])('has at most two decimals, quantities too, for %i days', async (days) => {
    for (const miles of [0.1, 10.1, 12.3456, 33.3333]) {
      const answer = await test.dataOf(MONEY, { days, miles, bounds: [0.07, 8495.55] })
      const numbers = numbersIn(answer)
      expect(numbers.length).toBeGreaterThan(100)
      expect(numbers.filter((number) => Number(number.toFixed(2)) !== number)).toEqual([])
      for (const { quantity, unitPrice, amount } of answer.rentalQuote.lines) {
        expect(Math.round(quantity * unitPrice * 100)).toBe(Math.round(amount * 100))
      }
    }
  })

  it('is refused with more decimals, where it comes back', async () => {
    const { errors } = await test.ask(MONEY, { days: 1, miles: 1, bounds: [1, 8000.123] })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'bounds[1]' } }])
  })
})
