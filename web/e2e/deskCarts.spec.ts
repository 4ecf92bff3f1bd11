import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { axeFindings, smallTargets } from './accessibility.ts'
import { signIn, startDeskIn } from './deskSite.ts'
import { expect } from './fixtures.ts'
import type { Site } from './startSite.ts'

let site: Site
let folder: string

// Everything at the desk works without scripts.
test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 667 } })
// The tests share a stock.
test.describe.configure({ mode: 'default' })

const start = async () => {
  site = await startDeskIn(folder)
}
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-desk-carts-'))
  await start()
})
test.afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What a phone sends: large, turned, and with the place where it was taken. */
const photos = (names: string[]) =>
  Promise.all(
    names.map(async (name, index) => {
      const background = { r: 40 * index, g: 120, b: 90 }
      const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 24/1 0/1' } }
      const image = sharp({ create: { width: 4032, height: 3024, channels: 3, background } })
      const buffer = await image.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
      return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )

const status = (page: Page) => page.getByRole('status')

test('a price drops, and comes back by one tap', async ({ page, request }) => {
  await signIn(page, site)
  await page
    .getByRole('link', { name: /^Denago Nomad XL/ })
    .first()
    .click()
  await page.getByLabel('Price', { exact: true }).fill('9,995')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('→ $9,995')
  const shop = async () => (await request.get(`${site.origin}/vehicle/denago-nomad-xl`)).text()
  await expect.poll(shop).toContain('$9,995')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(status(page)).toContainText('Undone')
  await expect.poll(shop).not.toContain('$9,995')
})

test('a used cart is added with five photos by one screen of fields and one choice', async ({ page, request }) => {
  await signIn(page, site)
  await page.getByRole('link', { name: 'New cart' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Denago Rover (2021)')
  await page.getByLabel('Brand').fill('Denago')
  await page.getByLabel('Series').fill('Rover')
  await page.getByLabel('Price', { exact: true }).fill('$6,495')
  await page.getByLabel('Description').fill('Four seats, new tires.')
  await page
    .getByRole('button', { name: 'Photos', exact: true })
    .setInputFiles(await photos(['front', 'rear', 'left', 'right', 'seats']))
  await page.getByText('Used, stock number, color and more').click()
  await page.getByLabel('New or used').selectOption('Used')
  await page.getByLabel('Stock number').fill('U-2101')
  await page.getByRole('button', { name: 'Put it on the site' }).click()
  await expect(status(page)).toHaveText(/Denago Rover \(2021\) \(U-2101\) is on the site\./)
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(5)
  const { vehicle } = (
    await (
      await request.post(`${site.origin}/graphql`, {
        data: { query: '{ vehicle(id: "denago-rover-2021") { condition price images { width height } } }' },
      })
    ).json()
  ).data
  expect(vehicle).toMatchObject({ condition: 'USED', price: 6495 })
  expect(vehicle.images).toHaveLength(5)
  for (const { width, height } of vehicle.images) expect(height).toBeGreaterThan(width)
})

test('a file with mistakes is repaired, read, applied and taken back', async ({ page }, { outputDir }) => {
  await signIn(page, site)
  await page.getByRole('link', { name: 'File', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the stock' }).click()
  const file = join(outputDir, 'stock.csv')
  await (await download).saveAs(file)
  const text = await readFile(file, 'utf8')
  const line = text.split('\r\n').find((line) => line.includes('denago-ev-city,'))!
  const price = /Denago,[^,]*,([\d.]+),/.exec(line)![1]!
  const send = async (to: string) => {
    await writeFile(file, text.replace(line, line.replace(`,${price},`, `,${to},`)))
    await page.getByLabel(/^CSV, TSV or JSON/).setInputFiles(file)
    await page.getByRole('button', { name: 'Upload and compare' }).click()
  }
  await send('call')
  await expect(
    page.getByRole('listitem').filter({ hasText: /Row \d+, Denago EV City .*"call" is not a price/ }),
  ).toBeVisible()
  await send('7777')
  await expect(page.getByText('→ $7,777')).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(status(page)).toContainText('stock.csv: 1 cart changed.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(status(page)).toContainText('Undone')
})

test.describe('each page', () => {
  // axe and the previews are scripts.
  test.use({ javaScriptEnabled: true })

  test('is readable, as wide as the screen, and shows photos before they are sent', async ({ page }) => {
    await signIn(page, site)
    for (const address of ['/desk/carts/denago-nomad', '/desk/new', '/desk/new?like=denago-nomad', '/desk/file']) {
      await page.goto(site.origin + address)
      expect.soft(await axeFindings(page), address).toEqual([])
      expect.soft(await smallTargets(page), address).toEqual([])
      for (const size of ['100%', '200%']) {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, size)
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect.soft(isWide, `${address} at ${size}`).toBe(false)
      }
      await page.setViewportSize({ width: 375, height: 667 })
    }
    await page.goto(`${site.origin}/desk/new`)
    await page.getByRole('button', { name: 'Photos', exact: true }).setInputFiles(await photos(['front', 'rear']))
    await expect(page.locator('#previews canvas')).toHaveCount(2)
  })
})

test('a kill while photos are stored leaves all of them or none', async ({ page }) => {
  await signIn(page, site)
  const url = '/desk/carts/denago-nomad'
  for (const delay of [150, 600, 1500]) {
    await page.goto(site.origin + url)
    const before = await page.getByRole('button', { name: /^Remove/ }).count()
    await page
      .getByRole('button', { name: 'Photos', exact: true })
      .setInputFiles(await photos(['a', 'b', 'c', 'd'].map((name) => `${name}-${delay}`)))
    const sent = page
      .getByRole('button', { name: 'Add photos' })
      .click()
      .catch(() => {})
    await wait(delay)
    await site.stop('SIGKILL')
    await sent
    await start()
    await page.goto(site.origin + url)
    const after = await page.getByRole('button', { name: /^Remove/ }).count()
    expect([before, before + 4]).toContain(after)
    const { data } = await (
      await page.request.post(`${site.origin}/graphql`, {
        data: { query: '{ vehicle(id: "denago-nomad") { images { path } } }' },
      })
    ).json()
    for (const { path } of data.vehicle.images as { path: string }[])
      if (path.startsWith('uploads/')) expect(existsSync(join(folder, 'media', path)), path).toBe(true)
  }
})
