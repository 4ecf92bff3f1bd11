import type { Page } from 'playwright/test'
import { expect, hold, hydrated, PHONE_ONLY, test } from './fixtures.ts'
import { scriptsOf } from './scriptsOf.ts'

const SCRIPTS = /\/assets\/.*\.js$/

test.use({ provoked: /ERR_FAILED|Failed to fetch|dynamically imported module/ })

/** Opens a page when no script but the loader is there. */
const openEarly = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.eventReplay)
}

test("the scripts of a page's islands come with its own, but for islands that wait for their use", async ({
  request,
}) => {
  const scripts = scriptsOf(await (await request.get('/vehicle/denago-nomad-xl')).text()).join()
  expect(scripts).toContain('/assets/VehicleGallery-')
  expect(scripts).not.toContain('/assets/MonthlyEstimate-')
})

test(
  'the menu opens before any script is there, and keeps the focus and closes on Back once they are',
  PHONE_ONLY,
  async ({ page }) => {
    const release = await hold(page, /\.js(\?|$)/)
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Rentals' })).toBeVisible()
    release()
    await expect(page.getByRole('banner')).toHaveAttribute('inert')
    await page.waitForFunction(() => window.history.state?.isOverlay)
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('banner')).not.toHaveAttribute('inert')
  },
)

test('where the scripts do not come, a press does what it does without them', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await openEarly(page, '/vehicle/denago-nomad-xl')
  await page.getByRole('button', { name: 'Compare Denago Nomad XL' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'where the loader does not come, a press says so, and the next one asks for it again',
  PHONE_ONLY,
  async ({ page }) => {
    await page.route(/\/loader\.js/, (route) => route.abort())
    await page.goto('/vehicle/denago-nomad-xl')
    const save = page.getByRole('button', { name: 'Save Denago Nomad XL', exact: true })
    await save.click()
    const words = page.getByText("That didn't load. Try again.")
    await expect(words).toBeVisible()
    await expect(save).not.toHaveAttribute('aria-busy')
    await page.unroute(/\/loader\.js/)
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(words).toBeHidden()
  },
)

test(
  'where the loader stalls, a pressed button says so after a while, and is not busy for ever',
  PHONE_ONLY,
  async ({ page }) => {
    await page.clock.install()
    const release = await hold(page, /\/loader\.js/)
    await page.goto('/vehicle/denago-nomad-xl', { waitUntil: 'commit' })
    const save = page.getByRole('button', { name: 'Save Denago Nomad XL', exact: true })
    await save.click()
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward('00:20')
    const words = page.getByText("That didn't load. Try again.")
    await expect(words).toBeVisible()
    await expect(save).not.toHaveAttribute('aria-busy')
    release()
    await page.waitForFunction(() => window.eventReplay)
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(words).toBeHidden()
  },
)

test('a press on a page that was left is not done on the next one', async ({ page }) => {
  const release = await hold(page, /VehicleGallery.*\.js$/)
  await openEarly(page, '/vehicle/denago-nomad-xl')
  await page.getByRole('link', { name: 'Picture 2 of' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-page-type', 'vehicle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL('/services')
  const gallery = page.waitForResponse(/VehicleGallery.*\.js$/)
  release()
  await (await gallery).finished()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cart')
  await expect(page).toHaveURL('/services')
})

test('a visitor who saves data loads no scripts before reaching for something', PHONE_ONLY, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: string[] = []
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) asked.push(request.url())
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await hydrated(page)
})
