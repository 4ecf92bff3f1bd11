import { createTestGraph } from '#graph/testing/graph.ts'
import { maker } from '#graph/testing/maker.ts'
import { RentalPlan } from './rental-plan.entity.ts'
import { priceText, RentalPlanChanges } from './rental-plan-changes.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const make = maker(new RentalPlanChanges(test.database))
const change = (before: object, after: object) => make('rentals', before, after)
const plans = () => test.database.getRepository(RentalPlan).find({ order: { id: 'ASC' } })
const quote = async (days: number) =>
  (await test.dataOf(`{ rentalQuote(cart: SIX_SEATER, days: ${days}) { rental } }`)).rentalQuote.rental
const told = async () =>
  (
    await test.dataOf(
      '{ rentalPlans(cart: SIX_SEATER) { duration price renewsAt savings { amount percentage dailyRate } } }',
    )
  ).rentalPlans

it('every price is typed as it is read', async () => {
  const before = await plans()
  const texts = Object.fromEntries(before.map((plan) => [plan.id, priceText(plan)]))
  expect(await change(texts, texts)).toEqual({ isUnchanged: true })
  expect(await plans()).toEqual(before)
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
  expect(await told()).toEqual([
    { duration: 'DAILY', price: 300, renewsAt: 'Renews at $300 per day', savings: null },
    {
      duration: 'THREE_DAY',
      price: 735,
      renewsAt: 'Renews at $735 per 3 days',
      savings: { amount: 165, percentage: 18.3, dailyRate: 245 },
    },
    {
      duration: 'WEEKLY',
      price: 1512.5,
      renewsAt: 'Renews at $1,512.50 per week',
      savings: { amount: 587.5, percentage: 28, dailyRate: 216.07 },
    },
    {
      duration: 'MONTHLY',
      price: 3500,
      renewsAt: 'Ends after 30 days, the longest rental',
      savings: { amount: 5500, percentage: 61.1, dailyRate: 116.67 },
    },
  ])
  expect(await quote(7)).toBe(1512.5)
})

it('prices with a mistake change none, and each is named', async () => {
  const before = await plans()
  const typed = {
    'town-utility-daily': '280',
    'town-utility-weekly': '0',
    'town-utility-monthly': '10.555',
    'town-utility-three-day': 'call',
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
  expect(await plans()).toEqual(before)
})

it('two people at once are told of one another', async () => {
  const id = 'town-four-seater-daily'
  const both = await Promise.all(['250', '260'].map((price) => change({ [id]: '245' }, { [id]: price })))
  expect(both.filter((outcome) => 'problems' in outcome)).toEqual([
    {
      problems: [
        {
          field: id,
          now: expect.stringMatching(/^2[56]0$/),
          message: expect.stringContaining('now, and you typed "2'),
        },
      ],
    },
  ])
})

it('a list has each plan and duration once', async () => {
  const again = `insert into rental_plans select 'again', name, description, cart, price_list, duration, price, renews_at from rental_plans limit 1`
  await expect(test.database.query(again)).rejects.toThrow('duplicate key')
})
