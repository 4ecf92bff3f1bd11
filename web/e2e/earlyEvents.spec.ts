import type { Browser } from 'playwright/test'
import { type Control, controlsOf, stateOf, use } from './controls.ts'
import { EVERY_SCREEN, expect, hold, hydrated, open, PHONE_ONLY, test } from './fixtures.ts'
import { EXAMPLES } from './pages.ts'

// One of the pages is the one that does not exist.
test.use({ provoked: /404/ })

const SCRIPTS = /\.js(\?|$)/
/** All but the loader. */
const LOADED_SCRIPTS = /\/assets\/.*\.js$/
/** On a phone, the controls of the other pages are the same. */
const ON_PHONE = ['/', '/inventory', '/vehicle/denago-nomad-xl', '/rentals', '/contact']

/** A visitor of the first time. Nothing is asked of other hosts, and the printer is a note. */
const newVisitor = async (browser: Browser) => {
  const context = await browser.newContext()
  await context.route(/openstreetmap/, (route) => route.abort())
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true'
    }
  })
  return context.newPage()
}

const useLate = async (browser: Browser, path: string, control: Control) => {
  const page = await newVisitor(browser)
  await open(page, path)
  await use(page, control)
  return page
}

const useEarly = async (browser: Browser, path: string, control: Control) => {
  const page = await newVisitor(browser)
  const release = await hold(page, control.worksAlone ? LOADED_SCRIPTS : SCRIPTS)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    (isLoader) => document.readyState !== 'loading' && (!isLoader || window.eventReplay),
    control.worksAlone,
  )
  const used = await use(page, control)
  if (control.isHeld) await expect(used, `${control.kind} is acknowledged`).toHaveAttribute('aria-busy', 'true')
  release()
  return page
}

const PATHS = [...EXAMPLES.map(({ path }) => path), '/compare?ids=denago-nomad-xl,denago-ev-city']

// A page of many controls is opened forty times, on a loaded machine for ten seconds each.
const SLOW_MS = 900_000

for (const path of PATHS) {
  test(
    `whatever is used before its script is there has its effect on ${path}`,
    ON_PHONE.includes(path) ? EVERY_SCREEN : {},
    async ({ browser, page }) => {
      test.setTimeout(SLOW_MS)
      await open(page, path)
      const controls = await controlsOf(page)
      await open(page, path)
      const untouched = await stateOf(page)
      for (const control of controls) {
        await test.step(control.kind, async () => {
          const [late, early] = [await useLate(browser, path, control), await useEarly(browser, path, control)]
          await expect(async () => {
            const expected = await stateOf(late)
            expect(expected, `${control.kind} does something`).not.toBe(untouched)
            expect(await stateOf(early), `${control.kind} does the same when it is used early`).toBe(expected)
          }).toPass({ timeout: 120_000 })
          await expect(early.locator(':is(button, a)[aria-busy=true]')).toHaveCount(0)
          await Promise.all([late.context().close(), early.context().close()])
        })
      }
    },
  )
}

test('a press after a navigation is acknowledged until its code is there', PHONE_ONLY, async ({ page }) => {
  const release = await hold(page, /\/assets\/start-.*\.js$/)
  await open(page, '/services')
  await page.getByRole('contentinfo').getByText('Shop', { exact: true }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inventory', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inventory')
  const save = page.getByRole('button', { name: 'Save Denago Nomad XL', exact: true })
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator(':is(button, a)[aria-busy=true]')).toHaveCount(0)
  await hydrated(page)
})
