import type { Locator, Page } from 'playwright/test'
import { expect, open, PHONE_ONLY, test } from './fixtures.ts'

const NAV = [
  'Home /',
  'Inventory /inventory',
  'Rentals /rentals',
  'Services /services',
  'Showroom /showroom',
  'Contact /contact',
]
const TRADE = 'Sell or trade /contact?reason=trade-in'
const STREET_LEGAL = 'Street legal /street-legal'
const ABOUT = ['About Us /about', 'Eco-Impact Calculator /eco-impact']

/** The part holds these links, each with its address. */
const expectLinks = async (part: Locator, wanted: string[]) => {
  const links = part.getByRole('link')
  await expect(links).toHaveCount(wanted.length)
  const found = await links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`))
  expect(found.toSorted()).toEqual(wanted.toSorted())
}

test('a fade between two pages that is cut short is no error', async ({ page }) => {
  await page.addInitScript(() => {
    type Fade = { ready: Promise<void>; skipTransition: () => void }
    const cut = (event: Event) => {
      const { viewTransition } = event as Event & { viewTransition: Fade | null }
      viewTransition?.skipTransition()
      // The browser reports the promise once somebody has looked at it.
      Object.assign(window, { fade: viewTransition?.ready })
    }
    window.addEventListener('pagereveal', cut)
  })
  await open(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Rentals' }).click()
  await expect(page).toHaveURL('/rentals')
  await page.waitForFunction(() => 'fade' in window)
  await page.waitForLoadState()
  expect(await page.evaluate(() => Boolean(Reflect.get(window, 'fade')))).toBe(true)
})

test.describe('on a wide screen', () => {
  const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const about = (page: Page) => nav(page).getByText('About', { exact: true })
  const aboutUs = (page: Page) => nav(page).getByRole('link', { name: 'About Us' })

  test('the bar holds all links, and those to About in a dropdown', async ({ page }) => {
    await open(page, '/inventory')
    await expect(aboutUs(page)).toBeHidden()
    await about(page).click()
    await expectLinks(nav(page), [...NAV, ...ABOUT, STREET_LEGAL])
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  })

  test('a link to the page in view leads to its top, closes the menu, and is no step for Back', async ({ page }) => {
    await open(page, '/inventory')
    await about(page).click()
    await aboutUs(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cart people down the road')
    const steps = await page.evaluate(() => window.history.length)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await about(page).click()
    await aboutUs(page).click()
    await expect(aboutUs(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => window.history.length)).toBe(steps)
    await page.goBack()
    await expect(page).toHaveURL('/inventory')
  })

  test('only the section of the page is marked as current', async ({ page }) => {
    for (const [path, current] of [
      ['/rentals/kingston', 'Rentals'],
      ['/inventory?brand=denago', 'Inventory'],
      ['/contact', 'Contact'],
    ] as const) {
      await open(page, path)
      await expect(nav(page).locator('[aria-current]')).toHaveText([current])
    }
  })

  test('the dropdown opens by keyboard, and closes by Escape, a click or the focus elsewhere', async ({ page }) => {
    await open(page, '/inventory')
    await nav(page).getByRole('link', { name: 'Showroom' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(aboutUs(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(aboutUs(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(aboutUs(page)).toBeHidden()
    await expect(nav(page).locator('summary')).toBeFocused()

    await about(page).click()
    await expect(aboutUs(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(aboutUs(page)).toBeHidden()

    await about(page).click()
    await expect(aboutUs(page)).toBeVisible()
    await nav(page).getByRole('link', { name: 'Contact' }).focus()
    await expect(aboutUs(page)).toBeHidden()
  })
})

test.describe('on a phone', PHONE_ONLY, () => {
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

  const openDrawer = async (page: Page) => {
    await open(page, '/inventory')
    await menuButton(page).click()
    await expect(drawer(page)).toBeVisible()
  }

  test('the drawer holds all links and keeps the focus inside', async ({ page }) => {
    await openDrawer(page)
    const wanted = [...NAV, STREET_LEGAL, TRADE, ...ABOUT]
    await expectLinks(drawer(page).getByRole('navigation'), wanted)
    await expect(drawer(page).getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page')

    // Once around: two of the search, the call, the button that closes, the browser's own and the first one again.
    for (let stop = 0; stop < wanted.length + 6; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement!.closest('body > :not(dialog)'))).toBeNull()
    }
    await expect(drawer(page).locator(':focus')).toHaveCount(1)
  })

  test('the drawer closes by Escape, its button and a tap beside it, and returns the focus', async ({ page }) => {
    await open(page, '/inventory')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.touchscreen.tap(20, 400),
    ]) {
      await menuButton(page).click()
      await expect(drawer(page)).toBeVisible()
      await close()
      await expect(drawer(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    }
  })

  test('the drawer is as wide as the screen allows, up to 400 px', async ({ page }) => {
    await openDrawer(page)
    for (const [screen, width] of [
      [375, 300],
      [480, 400],
      [600, 400],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 812 })
      await expect.poll(async () => Math.round((await drawer(page).boundingBox())!.width)).toBe(width)
    }
  })
})
