import { type Page, test } from 'playwright/test'
import { axeFindings, smallTargets, unmarkedChoices } from './accessibility.ts'
import { signIn, startDesk } from './deskSite.ts'
import { EVERY_SCREEN, expect } from './fixtures.ts'
import type { Site } from './startSite.ts'

const CART = 'Denago EV City'

let site: Site

// Everything at the desk works without scripts.
test.use({ javaScriptEnabled: false })

test.beforeAll(async () => {
  site = await startDesk()
})
test.afterAll(() => site?.stop())

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('the start says where the desk is', async () => {
  // The lines of the start come one by one.
  const line = () => site.output.find((line) => line.startsWith('Desk')) ?? ''
  await expect.poll(line).toMatch(/\/desk for ann@carts\.example$/)
})

test(
  'a cart is sold by one tap, the shop shows it at once, and one tap takes it back',
  EVERY_SCREEN,
  async ({ page, request }, { project }) => {
    // Two screens, two carts.
    const cart = project.name === 'phone' ? 'Denago Rover XL' : CART
    const id = cart.toLowerCase().replaceAll(' ', '-')
    const shop = async () => (await request.get(`${site.origin}/vehicles/${id}`)).text()
    await signIn(page, site)
    const line = page.getByRole('listitem').filter({ hasText: cart }).first()
    await expect(line).toContainText('In stock')
    const sold = page.waitForResponse((response) => response.request().method() === 'POST')
    await line.getByRole('button', { name: /^Sold/ }).click()
    await sold
    const answeredAt = performance.now()
    await expect.poll(shop, { intervals: [20] }).toContain('schema.org/SoldOut')
    test.info().annotations.push({ type: 'ms to the shop', description: String(performance.now() - answeredAt) })

    await expect(line.getByRole('status')).toContainText(`${cart} (`)
    await expect(line.getByRole('status')).toBeInViewport()
    await expect(line).toContainText('Sold')
    await line.getByRole('button', { name: 'Undo' }).click()
    await expect(line.getByRole('status')).toContainText('Undone')
    await expect.poll(shop, { intervals: [20] }).not.toContain('schema.org/SoldOut')
  },
)

test.describe('each page', () => {
  // axe is a script.
  test.use({ javaScriptEnabled: true })

  test('is readable, and as wide as the screen', EVERY_SCREEN, async ({ page }) => {
    const pages = ['/desk?q=nomad', '/desk', '/desk/carts/denago-nomad', '/desk/nothing']
    const check = async () => {
      expect.soft(await axeFindings(page), page.url()).toEqual([])
      expect.soft(await smallTargets(page), page.url()).toEqual([])
      expect.soft(await unmarkedChoices(page), page.url()).toEqual([])
      for (const text of ['100%', '200%']) {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, text)
        expect.soft(await isWide(page), `${page.url()} at ${text}`).toBe(false)
      }
      await page.setViewportSize({ width: 375, height: 667 })
    }
    for (const address of ['/desk/sign-in', '/desk/sign-in?sent', '/desk/sign-in?link=x']) {
      await page.goto(site.origin + address)
      await check()
    }
    await signIn(page, site)
    for (const address of pages) {
      await page.goto(site.origin + address)
      await check()
    }
    await page.goto(`${site.origin}/desk`)
    await page.getByRole('button', { name: /^On hold: Denago Nomad XL/ }).click()
    await check()
    await page.getByRole('button', { name: 'Undo' }).click()
  })
})
