import { createTestGraph } from '#graph/testing/graph.ts'

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

  it('show the savings of the STANDARD list as they are printed', async () => {
    expect(figures(await plans('(cart: SIX_SEATER)'))).toEqual([
      [295, null],
      [735, { amount: 150, percentage: 16.9, dailyRate: 245 }],
      [1400, { amount: 665, percentage: 32.2, dailyRate: 200 }],
      [3500, { amount: 5350, percentage: 60.4, dailyRate: 116.67 }],
    ])
  })

  it('compute the savings of the TOWN list against single days', async () => {
    expect(figures(await plans('(priceList: TOWN, cart: UTILITY)'))).toEqual([
      [275, null],
      [770, { amount: 55, percentage: 6.7, dailyRate: 256.67 }],
      [1155, { amount: 770, percentage: 40, dailyRate: 165 }],
      [3080, { amount: 5170, percentage: 62.7, dailyRate: 102.67 }],
    ])
  })

  it('compute them anew when the dealer changes a price', async () => {
    const daily = `where price_list = 'TOWN' and cart = 'FOUR_SEATER' and duration = 'DAILY'`
    await test.database.query(`update rental_plans set price = 250 ${daily}`)
    const [, threeDay] = await plans('(priceList: TOWN, cart: FOUR_SEATER)')
    expect(threeDay.savings).toEqual({ amount: 65, percentage: 8.7, dailyRate: 228.33 })
  })

  it('are unique for a list, a cart and a duration', async () => {
    const copy = test.database.query(`
      insert into rental_plans (id, name, description, cart, price_list, duration, price, renews_at)
      select 'copy', name, description, cart, price_list, duration, price, renews_at from rental_plans limit 1
    `)
    await expect(copy).rejects.toMatchObject({ code: '23505' })
  })
})
