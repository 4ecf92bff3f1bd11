import { type CuttableDatabase, makeCuttable } from '#graph/testing/cuttable.ts'
import { DESKTOP_ONLY, expect, test } from './fixtures.ts'
import { type OwnDatabase, startOwnDatabase } from './ownDatabase.ts'
import { type Site, startSite } from './startSite.ts'

const WORDS = {
  firstName: '<Ada>',
  lastName: 'Novak',
  email: 'ada@example.com',
  phone: '(570) 555-0142',
  message: 'Sent while the database was away.',
}

let database: OwnDatabase
let way: CuttableDatabase
let site: Site

test.beforeAll(async () => {
  database = await startOwnDatabase()
  way = await makeCuttable(database.url)
  site = await startSite({ DATABASE_URL: way.url, TRUSTED_PROXIES: 'loopback' })
})

test.afterAll(async () => {
  await site?.stop('SIGKILL')
  await database.stop()
})

const post = (words: Record<string, string>, visitor = '192.0.2.1') =>
  fetch(`${site.origin}/contact`, {
    method: 'POST',
    headers: { accept: 'text/html', 'x-forwarded-for': visitor },
    body: new URLSearchParams(words),
    redirect: 'manual',
  })

test(
  'a form comes back with all that was typed while the database is away',
  DESKTOP_ONLY,
  async ({ page, baseURL }) => {
    await way.cut()
    for (const words of [WORDS, { ...WORDS, phone: '' }]) {
      const response = await post(words)
      expect(response.status).toBe(words.phone ? 503 : 400)
      expect(response.headers.get('cache-control')).toBe('no-store')
      // The page fixture's own address serves the answer, so that its styles are found.
      await page.route(`${baseURL}/contact`, async (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: await response.text() }),
      )
      await page.goto('/contact')
      await expect(page.getByLabel('First name')).toHaveValue('<Ada>')
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(WORDS.message)
      if (words.phone) await expect(page.getByRole('alert')).toContainText('please send it again in a few minutes')
      else await expect(page.getByText('Phone number is required')).toBeVisible()
      await page.unroute(`${baseURL}/contact`)
    }

    await way.restore()
    const response = await post(WORDS)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you'])
  },
)

test(
  'the eleventh inquiry of an address comes back with a clear text and all that was typed; typing errors are none',
  DESKTOP_ONLY,
  async () => {
    const visitor = '192.0.2.2'
    for (let count = 0; count < 12; count++) expect((await post({ ...WORDS, phone: '' }, visitor)).status).toBe(400)
    for (let count = 0; count < 10; count++) {
      expect((await post({ ...WORDS, message: `${WORDS.message} ${count}` }, visitor)).status).toBe(303)
    }
    const response = await post(WORDS, visitor)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await response.text()
    expect(html).toContain('Too many messages from your connection.')
    expect(html).toContain(WORDS.message)
  },
)
