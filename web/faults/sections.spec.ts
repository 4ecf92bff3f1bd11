import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { type CuttableDatabase, makeCuttable } from '#graph/testing/cuttable.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { type Site, startSite } from '#web/e2e/startSite.ts'
import { isReady, see, WITHOUT_LIMITS } from './visitors.ts'

let database: OwnDatabase
let way: CuttableDatabase
let site: Site
let origin: string

test.beforeAll(async () => {
  database = await startOwnDatabase()
  way = await makeCuttable(database.url)
  site = await startSite({ ...WITHOUT_LIMITS, DATABASE_URL: way.url, LOG_LEVEL: 'warn' })
  origin = site.origin
})

test.afterAll(async () => {
  await site?.stop('SIGKILL')
  await way?.cut()
  await database.stop()
})

/** Renames a table; the announcement empties the caches of its rows. */
const rename = (from: string, to: string) =>
  database.client.query(`alter table ${from} rename to ${to}; notify catalogue, ''`)

/** Makes every query of a table fail while `work` is done. */
const without = async (table: string, work: () => Promise<void>) => {
  await rename(table, 'away')
  try {
    await work()
  } finally {
    await rename('away', table)
  }
}

/** A new address of a page, for which the cache has no good answer. */
const newAddress = (path: string) => `${origin}${path}${path.includes('?') ? '&' : '?'}first=${randomUUID()}`

const hasFailed = async (path: string) => (await see(newAddress(path))).headers.get('cache-control') === 'no-store'

/** Log lines about the faults of one request. */
const faultsOf = (id: string) => site.output.filter((line) => line.includes(id) && line.includes('"err"'))

/** With the text of the failed section, and the headings of the page that remain although it fails. */
// biome-ignore format: a table
const FAILING: { path: string; table: string; status: number; says: string; remains: string[] }[] = [
  { path: '/inventory', table: 'vehicles', status: 503, says: 'Error loading vehicles: Failed to fetch vehicles: 500', remains: ['Inventory', 'Not sure which one fits your yard?'] },
  { path: '/vehicle/denago-nomad-xl', table: 'vehicles', status: 503, says: "Or we couldn't look it up just now: HTTP error! status: 500", remains: ['Vehicle Not Found'] },
  { path: '/', table: 'vehicles', status: 200, says: 'HTTP error! status: 500', remains: ['Golf carts made for these hills', "The carts didn't load", 'Where we deliver and pick up'] },
  { path: '/', table: 'municipalities', status: 200, says: "The map, the towns and the showrooms didn't loadHTTP error! status: 500", remains: ['Golf carts made for these hills', 'Featured carts'] },
  { path: '/about', table: 'municipalities', status: 200, says: "The map and the list of towns didn't loadHTTP error! status: 500", remains: ['The cart people down the road', 'Where we deliver and service'] },
  { path: '/showroom', table: 'locations', status: 503, says: 'HTTP error! status: 500', remains: ['Sit in one before you buy one', "The showrooms didn't load", 'Showroom Services'] },
  { path: '/rentals', table: 'rental_plans', status: 503, says: 'HTTP error! status: 500', remains: ["The prices didn't load", 'How renting works'] },
  { path: '/rentals/scranton', table: 'rental_plans', status: 503, says: 'HTTP error! status: 500', remains: ["This page didn't load"] },
  { path: '/hazleton-golf-carts', table: 'vehicles', status: 200, says: "The carts didn't loadHTTP error! status: 500", remains: ['Golf carts in Hazleton', 'Featured carts', 'Service area'] },
  { path: '/hazleton-golf-carts', table: 'municipalities', status: 503, says: 'HTTP error! status: 500', remains: ["This page didn't load"] },
  { path: '/contact', table: 'locations', status: 200, says: "Our address didn't loadHTTP error! status: 500", remains: ['Send a message', 'Business hours'] },
  { path: '/thank-you', table: 'locations', status: 200, says: "Our showrooms didn't loadHTTP error! status: 500", remains: ['Thanks. We got your message.', 'What happens next'] },
  { path: '/policies/rental-policy', table: 'rental_plans', status: 200, says: "The prices didn't loadHTTP error! status: 500", remains: ['Rental Policy', 'Prices', 'Deposits'] },
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, table, status, says, remains } of FAILING) {
    test(`${path} while ${table} cannot be read`, async ({ page }) => {
      let address = ''
      const main = page.getByRole('main')
      const alert = main.getByRole('alert')
      await without(table, async () => {
        // The site has to learn of it first, and on a slow machine a query may be given up before it fails: then the page says 503.
        const response = await eventually(async () => {
          address = newAddress(path)
          const answer = (await page.goto(address))!
          return (await main.textContent())!.includes(says) && answer
        })
        expect(response.status()).toBe(status)
        expect(response.headers()['cache-control']).toBe('no-store')
        expect(response.headers()['retry-after']).toBe(status === 503 ? '10' : undefined)
        await expect(alert).toContainText(says)
        for (const name of remains) await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(1)
        await eventually(() => faultsOf(response.headers()['x-request-id']!).length > 0)
      })
      await main.getByRole('link', { name: 'Try again' }).click()
      await expect(alert).toHaveCount(0)
      expect(page.url()).toBe(address)
    })
  }
})

test('the last good page stands in for one that misses a section', async () => {
  const address = newAddress('/about')
  const good = await see(address)
  await without('municipalities', async () => {
    await eventually(() => hasFailed('/about'))
    const { status, stale, headers, body } = await see(address)
    expect([status, stale, headers.get('cache-control')]).toEqual([200, true, 'no-store'])
    expect(body).toBe(good.body)
  })
  expect(await see(address)).toMatchObject({ status: 200, stale: false })
})

test('pages that are not held say when to come again while the database is away', async () => {
  await way.cut()
  for (const { path } of FAILING) {
    const needsData = FAILING.some((failing) => failing.path === path && failing.status === 503)
    const seen = await see(newAddress(path))
    const expected = needsData ? [503, '10'] : [200, null]
    expect([seen.status, seen.headers.get('retry-after')], path).toEqual(expected)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.body).toMatch(/(HTTP error! status|Failed to fetch vehicles): (<!-- -->)?503/)
  }
  await way.restore()
  await eventually(() => isReady(origin))
})
