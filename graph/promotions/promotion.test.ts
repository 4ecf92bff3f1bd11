import { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import { readDatabaseOf } from '#graph/database/read-database.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { PromotionService } from './promotion.service.ts'
import { PromotionChanges, promotionText } from './promotion-changes.ts'

const { database, close } = await openTestDatabase()
afterAll(close)

const ANN = { by: 'Ann' }
const changes = new PromotionChanges(database)
const service = new PromotionService(readDatabaseOf(database), new CatalogueCache())

it('is what the seed says, until somebody changes it', async () => {
  const asRead = promotionText(await changes.find())
  expect(asRead).toEqual({ months: '36', series: 'Denago City, Evolution D5 Maverick, Evolution D6 Max' })
  expect(await changes.series()).toEqual(expect.arrayContaining(['Denago City', 'Denago Nomad', 'Evolution D6 Max']))
  const typed = { months: '48', series: 'evolution d6 max\r\nDenago Nomad' }
  expect(await changes.change(asRead, typed, ANN)).toMatchObject({
    by: 'Ann',
    before: { months: 36 },
    after: { months: 48 },
  })
  expect(await service.zeroPercent()).toEqual({
    months: 48,
    series: [
      { brand: 'Evolution', category: 'D6 Max' },
      { brand: 'Denago', category: 'Nomad' },
    ],
  })
  expect(await changes.change(asRead, { ...asRead, months: '24' }, { by: 'Bo' })).toMatchObject({
    problems: [{ field: 'months', now: '48', message: expect.stringContaining('It is "48" now, and you typed "24".') }],
  })
})

it.each([
  ['months', '0', 'from 1 to 120'],
  ['months', '36 months', 'from 1 to 120'],
  ['series', 'Denago Cty', '"Denago Cty" is no series of new carts here. Write some of Denago'],
])('has a rule for %s: %j', async (field, text, words) => {
  expect(await changes.change({}, { [field]: text }, ANN)).toEqual({
    problems: [{ field, message: expect.stringContaining(words) }],
  })
})

it('is over without series, and announced like the rest of the catalogue', async () => {
  expect(await changes.change({}, { series: '' }, ANN)).toHaveProperty('after')
  expect(await service.zeroPercent()).toBeNull()
  const [trigger] = await database.query(
    `select tgenabled from pg_trigger where tgrelid = 'promotions'::regclass and tgname = 'announce_catalogue_change'`,
  )
  expect(trigger).toEqual({ tgenabled: 'A' })
})

it.each([['{}'], ['[{"brand": "Denago"}]'], ['["Denago City"]']])('the table refuses %s', async (series) => {
  await expect(database.query('update promotions set series = $1', [series])).rejects.toThrow('check constraint')
})
