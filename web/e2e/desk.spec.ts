import { type Cookie, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { axeFindings, smallTargets } from './accessibility.ts'
import { signIn, startDesk } from './deskSite.ts'
import { expect } from './fixtures.ts'
import type { Site } from './startSite.ts'

// A day of the staff on a phone. What every page of the desk promises is in pages.spec.ts.

let site: Site

// Everything at the desk works without scripts.
test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 667 } })
// The tests share a stock.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  site = await startDesk()
  // The line after the one that says where the site is.
  await expect.poll(() => site.output.join('\n')).toMatch(/^Desk .*\/desk for ann@carts\.example$/m)
})
test.afterAll(() => site?.stop())
// An address gets five links in 15 minutes.
let cookies: Cookie[] = []
test.beforeEach(async ({ page }) => {
  await page.context().addCookies(cookies)
  if (cookies.length > 0) return void (await open(page, ''))
  await signIn(page, site)
  cookies = await page.context().cookies()
})

const open = (page: Page, path: string) => page.goto(`${site.origin}/desk/${path}`)
const shop = async (page: Page, path: string) => (await page.request.get(site.origin + path)).text()
const ask = async (page: Page, query: string) =>
  (await page.request.post(`${site.origin}/graphql`, { data: { query } })).text()
const section = (page: Page, name: string) => page.getByText(name, { exact: true })
const status = (page: Page) => page.getByRole('status').and(page.locator('#done'))
const undo = async (page: Page) => {
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(status(page)).toContainText('Undone')
}

/** Waits until somebody outside reads the words. */
const isSaid = (read: () => Promise<string>, words: string) => expect.poll(read, { intervals: [20] }).toContain(words)

/** What a phone sends, but for its size: turned, and with the place where it was taken. */
const photos = (names: string[]) =>
  Promise.all(
    names.map(async (name, index) => {
      const background = { r: 40 * index, g: 120, b: 90 }
      const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 24/1 0/1' } }
      const image = sharp({ create: { width: 400, height: 300, channels: 3, background } })
      const buffer = await image.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
      return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )

test('a cart is sold by one tap, the shop shows it at once, and one tap takes it back', async ({ page }) => {
  const read = () => shop(page, '/vehicles/denago-ev-city')
  const line = page.getByRole('listitem').filter({ hasText: 'Denago EV City' }).first()
  await expect(line).toContainText('In stock')
  await line.getByRole('button', { name: /^Sold/ }).click()
  await isSaid(read, 'schema.org/SoldOut')
  await expect(status(page)).toBeInViewport()
  await expect(line).toContainText(/Denago EV City \(.*\) is sold\./)
  await undo(page)
  await expect.poll(read, { intervals: [20] }).not.toContain('schema.org/SoldOut')
})

test('a used cart is added with three photos by one screen of fields and one choice', async ({ page }) => {
  await page.getByRole('link', { name: 'New cart' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Denago Rover (2021)')
  await page.getByLabel('Brand').fill('Denago')
  await page.getByLabel('Series').fill('Rover')
  await page.getByLabel('Price', { exact: true }).fill('$6,495')
  await page.getByLabel('Description').fill('Four seats, new tires.')
  await page.getByRole('button', { name: 'Photos', exact: true }).setInputFiles(await photos(['front', 'rear', 'left']))
  for (const part of ['The cart', 'Numbers']) await section(page, part).click()
  await page.getByLabel('New or used').selectOption('Used')
  await page.getByLabel('Stock number').fill('U-2101')
  await page.getByRole('button', { name: 'Put it on the site' }).click()
  await expect(status(page)).toHaveText(/Denago Rover \(2021\) \(U-2101\) is on the site\./)
  await page.getByText('3 photos: texts, order, remove').click()
  const photo = (number: number) => page.getByRole('group', { name: `Photo ${number}` })
  await photo(2).getByLabel('Shows').selectOption('Rear')
  await photo(2).getByLabel('Place').selectOption('1')
  await photo(1).getByLabel('Text').fill('The whole cart')
  await photo(3).getByLabel('Remove').check()
  await page.getByRole('button', { name: 'Save the photos' }).click()
  await expect(status(page)).toContainText('1 photo removed, 2 texts of photos changed, another main photo.')
  await page.getByText('2 photos: texts, order, remove').click()
  await expect(photo(1).getByLabel('Text')).toHaveValue('Rear: Denago Rover (2021)')
  await undo(page)
  const answer = await ask(page, '{ vehicle(id: "denago-rover-2021") { condition price images { width height } } }')
  const { vehicle } = JSON.parse(answer).data
  expect(vehicle).toMatchObject({ condition: 'USED', price: 6495, images: { length: 3 } })
  for (const { width, height } of vehicle.images) expect(height).toBeGreaterThan(width)
})

test('snow closes two places by three taps and a word, and one tap opens them', async ({ page }) => {
  await open(page, 'days')
  const closing = page.locator('form').filter({ hasText: 'Close today' })
  await closing.getByLabel('Why').fill('Snow')
  for (const place of ['Scranton', 'Hatfield']) await closing.getByLabel(place).check()
  await closing.getByRole('button', { name: 'Close' }).click()
  await isSaid(() => shop(page, '/showroom'), 'Closed today (Snow)')
  await expect(status(page)).toContainText('(Snow), at Hatfield and Scranton')
  await undo(page)
  await expect.poll(() => shop(page, '/showroom')).not.toContain('Snow')
})

test('hours and phone of a showroom are saved by keyboard, and said everywhere at once', async ({ page }) => {
  const type = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  await open(page, 'places/scranton')
  await page.getByLabel('Phone').focus()
  await type('(570) 555-0177')
  await page.keyboard.press('Tab')
  await type('10 to 6 PM')
  await page.keyboard.press('Tab')
  await type('noon')
  await page.keyboard.press('Enter')
  // Each field that was refused is a link, which takes the focus along.
  const wrong = page.getByRole('alert').getByRole('link')
  await expect(wrong).toHaveText([/^Monday: .*Write 10 AM–6 PM/, /^Tuesday: .*Write hours such as/])
  for (const [index, hours] of ['10 AM-6 PM', '9 AM-5 PM'].entries()) {
    await wrong.nth(index).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(['Monday', 'Tuesday'][index]!)).toBeFocused()
    await type(hours)
  }
  await page.keyboard.press('Enter')
  await Promise.all([
    isSaid(() => shop(page, '/showroom'), '(570) 555-0177'),
    isSaid(() => shop(page, '/showroom'), '"telephone":"(570) 555-0177"'),
    isSaid(() => ask(page, '{ locations { phone } }'), '(570) 555-0177'),
  ])
  await expect(status(page)).toContainText('is saved.')
})

test.describe('with scripts', () => {
  // axe and the previews are scripts.
  test.use({ javaScriptEnabled: true })

  test('a form that was left has its words until it is saved, thrown away, or its writer signs out', async ({
    page,
  }) => {
    const price = page.getByLabel('Price', { exact: true })
    const isBack = page.getByText('What you typed here before is back')
    await open(page, 'carts/denago-nomad-xl')
    await price.fill('7,222')
    await section(page, 'The cart').click()
    await page.getByLabel('Description').fill('Two\nlines')
    await page.getByRole('link', { name: 'Days' }).click()
    await open(page, 'carts/denago-nomad-xl')
    await expect(isBack).toBeVisible()
    await expect(price).toHaveValue('7,222')
    await page.getByRole('button', { name: /^Save the details/ }).click()
    await expect(page.locator('#done')).toContainText('→ $7,222')
    await open(page, 'carts/denago-nomad-xl')
    await expect(price).toHaveValue('7222')
    await expect(isBack).toHaveCount(0)

    await price.fill('7,444')
    await page.reload()
    await page.getByRole('button', { name: 'Throw it away' }).click()
    await expect(price).toHaveValue('7222')
    await price.fill('7,444')
    expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBe(1)
    await section(page, 'ann').click()
    const out = page.getByRole('button', { name: 'Sign out', exact: true })
    // Only its script: the other tests need the session.
    await page.route('**/desk/sign-out', (route) => route.fulfill({ body: '' }))
    await out.click()
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length)).toBe(0)
  })

  test('photos are shown before they are sent, and what a form did is readable', async ({ page }) => {
    await open(page, 'new')
    await page.getByRole('button', { name: 'Photos', exact: true }).setInputFiles(await photos(['front', 'rear']))
    await expect(page.locator('figure canvas')).toHaveCount(2)
    await open(page, 'carts/denago-ev-city')
    const add = '**/desk/carts/photos'
    await page.route(add, (route) => route.abort())
    const choose = (label: string, files: Awaited<ReturnType<typeof photos>>) =>
      page.getByRole('button', { name: label, exact: true }).setInputFiles(files)
    const [dash, ...others] = await photos(['dash', 'front', 'rear'])
    await page.getByText('Still missing').click()
    await choose('Dash', [dash!])
    await choose('Photos', others)
    const send = page.getByRole('button', { name: 'Add photos' })
    await send.click()
    await expect(page.getByText('The connection failed. Nothing is lost: send it again.')).toBeVisible()
    await page.unroute(add)
    await send.click()
    await expect(status(page)).toContainText('has 3 more photos.')
    await expect(page.getByText(/^Still missing: Front, Rear, Seats, Batteries, Tires$/)).toBeVisible()
    const check = async () => expect.soft([await axeFindings(page), await smallTargets(page)]).toEqual([[], []])
    await open(page, 'carts/denago-nomad')
    await page.getByLabel('Price', { exact: true }).fill('call')
    await section(page, 'Numbers').click()
    await page.getByLabel('VIN').fill('X')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await check()
    await page.getByLabel('Price', { exact: true }).fill('9,990')
    await page.getByLabel('VIN').fill('')
    await page.keyboard.press('Enter')
    await expect(status(page)).toContainText('→ $9,990')
    await expect.poll(() => shop(page, '/vehicle/denago-nomad')).toContain('$9,990')
    await check()
  })
})
