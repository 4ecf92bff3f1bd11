import { jest } from '@jest/globals'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import { readDatabaseOf } from '#graph/database/read-database.ts'
import { zeroPercentText } from '#graph/dealer/financing.ts'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { maker } from '#graph/testing/maker.ts'
import type { VehiclesArgs } from '#graph/vehicles/vehicle.args.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { PromotionChanges, PromotionService, promotionText, promotionWords } from './promotion-changes.ts'

const { database, close } = await openTestDatabase()
afterAll(close)

const changes = new PromotionChanges(database)
const make = maker(changes)
const change = (before: object, after: object, isUndo = false) => make('zero-percent', before, after, isUndo)
const service = new PromotionService(readDatabaseOf(database), new CatalogueCache())

it('is what the seed says, until somebody changes it', async () => {
  const asRead = promotionText(await changes.find())
  expect(asRead).toEqual({ months: '36', series: 'Denago City, Evolution D5 Maverick, Evolution D6 Max', lastDay: '' })
  expect(await changes.series(await changes.find())).toEqual(
    expect.arrayContaining(['Denago City', 'Denago Nomad', 'Evolution D6 Max']),
  )
  const typed = { months: '48', series: 'evolution d6 max\r\nDenago Nomad' }
  expect(await change(asRead, typed)).toEqual({
    what: '0% APR for 48 months: Evolution D6 Max, Denago Nomad.',
    before: { months: '36', series: asRead.series },
    after: { months: '48', series: 'Evolution D6 Max, Denago Nomad' },
  })
  expect(await service.zeroPercent()).toEqual({
    months: 48,
    series: [
      { brand: 'Evolution', category: 'D6 Max' },
      { brand: 'Denago', category: 'Nomad' },
    ],
  })
  expect(await change(asRead, { ...asRead, months: '24' })).toMatchObject({
    problems: [{ field: 'months', now: '48', message: expect.stringContaining('It is "48" now, and you typed "24".') }],
  })
})

it.each([
  ['months', '0', 'from 1 to 120'],
  ['months', '36 months', 'from 1 to 120'],
  ['lastDay', '2026-02-30', '"2026-02-30" isn\'t today or a later day.'],
  ['lastDay', '11/27/2020', "isn't today or a later day."],
  ['series', 'Denago Cty', '"Denago Cty" is no series of new carts here. Write some of Denago'],
])('has a rule for %s: %j', async (field, text, words) => {
  expect(await change({}, { [field]: text })).toEqual({
    problems: [{ field, message: expect.stringContaining(words) }],
  })
})

it('is over after its last day by the clocks of the dealer, in pages and in the search', async () => {
  const list = new VehicleService(readDatabaseOf(database))
  const found = async () => (await list.page({ filter: { search: '0% apr' } } as VehiclesArgs)).total()
  const end = dealerDate(1)
  await change({}, { months: '36', series: 'Denago Nomad', lastDay: end })
  const words = zeroPercentText((await service.zeroPercent())!)
  expect(words).toMatch(/ on new Denago Nomad carts through \w{3} \d+, on approved credit\.$/)
  expect(await found()).toBeGreaterThan(0)
  const time = Date.parse(`${dealerDate(2)}T00:00:00Z`) - clockOffset(Date.now())
  const clock = jest.spyOn(Date, 'now').mockReturnValue(time - 1)
  expect(await service.zeroPercent()).not.toBeNull()
  clock.mockReturnValue(time)
  expect([await service.zeroPercent(), await found()]).toEqual([null, 0])
  expect(promotionWords(await changes.find())).toMatch(/^0% APR ended on /)
  // A later day is refused a day that is past, but Undo puts back what was.
  await change({}, { lastDay: dealerDate(9) })
  expect(await change({}, { lastDay: end })).toHaveProperty('problems')
  expect(await change({ lastDay: dealerDate(9) }, { lastDay: end }, true)).toHaveProperty('after.lastDay', end)
  clock.mockRestore()
  await change({}, { lastDay: '' })
  expect(await service.zeroPercent()).not.toBeNull()
})

it('is over without series, and announced like the rest of the catalogue', async () => {
  await database.query(`update vehicles set is_new = false where brand = 'Denago' and category = 'Nomad'`)
  expect(await change({}, { series: '' })).toHaveProperty('after')
  expect(await change({}, { series: 'Denago Nomad' })).toHaveProperty('problems')
  expect(await change({}, { series: 'Denago Nomad' }, true)).toHaveProperty('after')
  await change({}, { series: '' })
  expect(await service.zeroPercent()).toBeNull()
  const [trigger] = await database.query(
    `select tgenabled from pg_trigger where tgrelid = 'promotions'::regclass and tgname = 'announce_catalogue_change'`,
  )
  expect(trigger).toEqual({ tgenabled: 'A' })
})

it.each([['{}'], ['[{"brand": "Denago"}]'], ['["Denago City"]']])('the table refuses %s', async (series) => {
  await expect(database.query('update promotions set series = $1', [series])).rejects.toThrow('check constraint')
})
