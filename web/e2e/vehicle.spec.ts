import type { Page } from 'playwright/test'
import { DEALER } from '#graph/dealer/dealer.ts'
import { BAR_ID } from '#web/shortlist/startShortlist.ts'
import { atRest, EVERY_SCREEN, expect, hold, main, open, PHONE_ONLY, test } from './fixtures.ts'
import { readServedPage } from './servedPage.ts'

const NOMAD_XL = '/vehicle/denago-nomad-xl'
const SHUTTLE = '/vehicle/denago-rover-xxl-custom-shuttle'
// A used cart that no maker's page describes, without pictures.
const PRECEDENT = '/vehicle/club-car-precedent-2018'

const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })
const enlarge = (page: Page, number = 1) => link(page, `Enlarge the picture (${number} of 3)`)
const largePicture = (page: Page) => main(page).locator('img[fetchpriority=high]')
/** The picture in the strip's middle, the whole of which is seen. */
const expectLarge = (page: Page, number: number) => expect(enlarge(page, number)).toBeInViewport({ ratio: 0.99 })

test('a desk shows all about a cart', async ({ page, request }) => {
  await open(page, NOMAD_XL)
  await test.step('name, price, description, seats and brand stand beside the picture', async () => {
    await expect(main(page)).toContainText('$8,495')
    await expect(main(page)).toContainText('Long-wheelbase four-seater in matte black')
    const tiles = main(page).locator('dl').first().locator('> div')
    await expect(tiles).toHaveText([/^Seats\s*4$/, /^Brand\s*DENAGO$/, /^Range\s*40–50 miles$/, /^Top speed\s*25 mph$/])
  })
  await test.step('both ways on are in the first screen', async () => {
    for (const name of ['Ask about this cart', 'Schedule Test Drive'])
      await expect(link(page, name)).toBeInViewport({ ratio: 1 })
  })
  await test.step('every button leads where it says', async () => {
    const sales = DEALER.lines.sales.href
    for (const [name, href, target] of [
      ['Schedule Test Drive', sales, null],
      ['Get Financing Quote', DEALER.financingUrl, '_blank'],
      ['View Vehicle Details', 'https://denago.example/nomad-xl', '_blank'],
      ['Ask about this cart', '/contact?vehicle=denago-nomad-xl', null],
      ['Contact Sales Team', sales, null],
      [DEALER.lines.sales.label, sales, null],
      ['View More Vehicles', '/inventory', null],
      ['Full Specifications', 'https://denago.example/nomad-xl', '_blank'],
      ['Back to Inventory', '/inventory', null],
    ] as const) {
      const button = link(page, name)
      await expect(button, name).toHaveCount(1)
      await expect(button, name).toHaveAttribute('href', href)
      expect(await button.getAttribute('target'), name).toBe(target)
    }
  })
  await expect(main(page).getByRole('article')).toHaveCount(3)
  await test.step('all specifications stand in a table, all features in a list', async () => {
    const { specifications, features } = await (await request.get('/api/vehicles/denago-nomad-xl')).json()
    const { topSpeed, range, seatingCapacity, batteryType, chargingTime, payload } = specifications
    await expect(main(page).getByRole('table').first().getByRole('row')).toHaveText(
      [
        ['Top speed', topSpeed],
        ['Range', range],
        ['Seating capacity', seatingCapacity],
        ['Battery', batteryType],
        ['Charging time', chargingTime],
        ['Payload', payload],
      ].map(([name, value]) => `${name}${value}`),
    )
    const list = main(page)
      .locator('div', { has: page.getByRole('heading', { name: 'Features' }) })
      .last()
    await expect(list.getByRole('listitem')).toHaveText(features)
  })
})

test('a phone’s first screen has price, key facts, and the way to ask and to call', PHONE_ONLY, async ({ page }) => {
  // A list price takes a line of its own.
  await open(page, '/vehicle/7f3a9c1e5b2d4860')
  const bar = (await link(page, `Call ${DEALER.lines.sales.label}`).locator('xpath=..').boundingBox())!
  const directions = (await link(page, 'Directions to Mountain Top').boundingBox())!
  expect(directions.y + directions.height).toBeLessThanOrEqual(bar.y)

  await open(page, NOMAD_XL)
  const ask = link(page, 'Ask about this cart')
  await expect(ask).toBeInViewport({ ratio: 1 })
  await expect(link(page, `Call ${DEALER.lines.sales.label}`)).toBeInViewport({ ratio: 1 })
  await expect(main(page).getByText('Price: $8,495')).toBeInViewport({ ratio: 1 })

  // The header counts the chosen carts. A notice takes its place, and does not cover the footer's last link.
  await main(page).getByRole('button', { name: 'Compare Denago Nomad XL' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Compare 1' })).toBeVisible()
  await expect(page.locator(`#${BAR_ID}`)).toBeHidden()
  await expect(ask).toBeInViewport({ ratio: 1 })
  await main(page).getByRole('button', { name: 'Save Denago Nomad XL' }).click()
  await expect(page.getByRole('link', { name: 'View saved carts' })).toBeVisible()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  const isLastUncovered = () =>
    last.evaluate((element) => {
      scrollTo(0, document.documentElement.scrollHeight)
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isLastUncovered).toBe(true)
  await expect(ask).not.toBeInViewport({ ratio: 1 })
})

test('a cart without a page of its maker has no button for it; a stock picture says so', async ({ page }) => {
  await open(page, NOMAD_XL)
  await expect(main(page).getByText('Stock image', { exact: true }).first()).toBeVisible()
  await open(page, SHUTTLE)
  await expect(main(page).getByText('No photos yet · ask for photos')).toBeVisible()
  await expect(largePicture(page)).toHaveAttribute('src', /placeholder/)
  await open(page, PRECEDENT)
  await expect(link(page, 'Schedule Test Drive')).toBeVisible()
  for (const name of ['View Vehicle Details', 'Full Specifications']) await expect(link(page, name)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Pictures' })).toHaveCount(0)
  await expect(main(page).locator('[style^="--tint:#"]')).toHaveCount(1)
})

test('a cart has its badge, and other sites are told its availability and condition', async ({ request }) => {
  for (const [id, badge, availability, condition] of [
    ['denago-nomad-xl', 'NEW', 'in stock', 'new'],
    ['denago-nomad-2023', 'In Stock', 'in stock', 'used'],
    ['ez-go-rxv-2021', 'Out of Stock', 'out of stock', 'used'],
    ['denago-rover-xxl-custom-shuttle', 'NEW', 'out of stock', 'new'],
  ] as const) {
    const html = await (await request.get(`/vehicle/${id}`)).text()
    const told = { 'product:availability': [availability], 'product:condition': [condition] }
    expect(readServedPage(html).meta, id).toMatchObject({ ...told, 'product:price:currency': ['USD'] })
    expect(html.split('style="--tint')[1], id).toContain(`>${badge}</span>`)
  }
})

test('a cart has the return terms of its kind, and plates where it may get them', EVERY_SCREEN, async ({ page }) => {
  for (const [path, terms, plates] of [
    [NOMAD_XL, '7-day returns, under 10 miles, 15% restocking fee.', 1],
    [PRECEDENT, 'Sold as-is: final sale, no returns.', 0],
    [SHUTTLE, 'Custom orders are final sale.', 0],
  ] as const) {
    await open(page, path)
    await expect(main(page).getByText(terms).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Title and plates cost extra')).toHaveCount(plates)
  }
  // The last one is built to order: there is nothing to drive, and no delivered price yet.
  await expect(main(page)).toContainText('New · Built to order, 2–4 weeks')
  await expect(main(page)).toContainText('Price: $27,950')
  await expect(link(page, 'Schedule Test Drive')).toHaveCount(0)
  for (const name of ['Monthly estimate', 'Test drive it'])
    await expect(main(page).getByRole('heading', { name })).toHaveCount(0)
  await expect(main(page)).not.toContainText('At your door')
})

test('what was found on a used cart leads to its mark, without scripts', EVERY_SCREEN, async ({ page }) => {
  await open(page, '/vehicle/denago-nomad-2023')
  const report = page.getByRole('region', { name: 'What we checked, and what we found' })
  await expect(report).toContainText('Inspected by Marcus Hale, service manager, on November 12, 2026.')
  // The picture is the diagram, with the flaws below it; the other checks have a section of their own.
  await expect(largePicture(page)).toHaveAttribute('src', /cutouts/)
  await expect(main(page).getByText(/^96%/)).toBeVisible()
  await link(page, 'All 6 checks by Marcus Hale, November 12, 2026').click()
  await expect(report.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(report.getByRole('list').first().getByRole('listitem')).toHaveCount(4)
  await link(page, /On the picture:\s*1/).click()
  await expect(page.locator('figure :target')).toHaveText('1')
  await open(page, PRECEDENT)
  await expect(main(page).getByText('Diagram of a 4-seat cart. Want photos of this one? Ask us.')).toBeVisible()
  await expect(link(page, 'Ask us.')).toHaveAttribute('href', '/contact?vehicle=club-car-precedent-2018')
})

test('thumbnails show their picture in place, and arrow keys move on from the focused one', async ({ page }) => {
  await open(page, NOMAD_XL)
  const before = await page.evaluate(() => [history.length, scrollY])
  const expectChosen = async (number: number) => {
    await expectLarge(page, number)
    await expect(link(page, `Picture ${number} of 3`)).toHaveAttribute('aria-current', 'true')
    await expect(link(page, `Picture ${number} of 3`)).toBeFocused()
    await expect(main(page).locator('[aria-current=true]')).toHaveCount(1)
    await expect(main(page).locator('[data-gallery]')).toContainText(`${number} / 3`)
    await expect(main(page).getByRole('status').first()).toHaveText(new RegExp(`^${number} of 3: A long-wheelbase`))
  }
  await link(page, 'Picture 3 of 3').click()
  await expectChosen(3)
  await expect(page).toHaveURL(NOMAD_XL)
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual(before)
  await link(page, 'Picture 1 of 3').focus()
  await page.keyboard.press('ArrowRight')
  await expectChosen(2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectChosen(3)
  await enlarge(page, 3).focus()
  await page.keyboard.press('ArrowLeft')
  await expectLarge(page, 2)
  await expect(enlarge(page, 2)).toBeFocused()
})

test.describe('by finger', () => {
  type Point = { x: number; y: number; id: number }
  /** Moves fingers evenly from one place to another, as slowly as a hand. */
  const drag = async (page: Page, from: Point[], to: Point[]) => {
    const devtools = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    for (const count of from.keys()) await send('touchStart', from.slice(0, count + 1))
    for (let part = 1; part <= 8; part++) {
      const on = (start: number, end: number) => start + ((end - start) * part) / 8
      const points = from.map(({ x, y, id }, index) => ({ x: on(x, to[index]!.x), y: on(y, to[index]!.y), id }))
      await send('touchMove', points)
    }
    await send('touchEnd', [])
    await devtools.detach()
  }
  const scale = (page: Page) => page.evaluate(() => visualViewport!.scale)
  const offset = (page: Page) => page.evaluate(() => visualViewport!.offsetLeft)

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('the strip is swiped', PHONE_ONLY, async ({ page }) => {
        await page.goto(NOMAD_XL)
        // Chromium drops what is touched before it has shown the page, which takes long on a slow machine.
        await expectLarge(page, 1)
        const { y, height } = (await enlarge(page).boundingBox())!
        await drag(page, [{ x: 320, y: y + height / 2, id: 1 }], [{ x: 40, y: y + height / 2, id: 1 }])
        await expectLarge(page, 2)
      })
    })
  }

  test('two fingers zoom the page, and one moves it then: the picture stays', PHONE_ONLY, async ({ page }) => {
    await open(page, NOMAD_XL)
    await expectLarge(page, 1)
    const strip = main(page).getByRole('list', { name: 'Large pictures' })
    const place = () => strip.evaluate(({ scrollLeft }) => scrollLeft)
    const { y: top, height } = (await enlarge(page).boundingBox())!
    const y = top + height / 2
    const fingers = (left: number, right: number) => [
      { x: left, y, id: 1 },
      { x: right, y, id: 2 },
    ]
    await drag(page, fingers(180, 210), fingers(80, 310))
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5)
    expect(await place()).toBeLessThan(50)
    const before = await offset(page)
    await drag(page, [{ x: 330, y: 200, id: 1 }], [{ x: 90, y: 200, id: 1 }])
    await expect.poll(() => offset(page)).toBeGreaterThan(before + 20)
    expect(await place()).toBeLessThan(50)
  })
})

test('a picture that is pressed before the scripts run is enlarged when they do', async ({ page }) => {
  const release = await hold(page, /\/loader\.js/)
  await page.goto(NOMAD_XL, { waitUntil: 'commit' })
  await enlarge(page).click()
  await expect(enlarge(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(NOMAD_XL)
})

test.describe('where the scripts do not come', () => {
  test.use({ provoked: /ERR_FAILED|inline style|ViewTransition/ })

  test('a picture leads to its file', async ({ page }) => {
    await page.route(/\/loader\.js/, (route) => route.abort())
    await page.goto(NOMAD_XL)
    await enlarge(page).click()
    await expect(page).toHaveURL(/\/media\/.*\.webp$/)
  })
})

test('Alt and an arrow stays Back and Forward, beside the pictures and in the large one', async ({ page }) => {
  await open(page, NOMAD_XL)
  await page.evaluate(() => {
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key.startsWith('Arrow')) document.title += defaultPrevented ? ' taken' : ' left'
    })
  })
  await link(page, 'Picture 2 of 3').press('Alt+ArrowLeft')
  await link(page, 'Picture 2 of 3').press('Alt+ArrowRight')
  await expectLarge(page, 1)
  await enlarge(page).click()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page).toHaveTitle(/[^d] left left left$/)
  await expect(page.getByRole('dialog').getByRole('img', { name: /front view/ })).toBeInViewport()
})

test('the estimate loads its script when it is first used, and calculates in place', EVERY_SCREEN, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page, NOMAD_XL)
  await atRest(page)
  expect(scripts.filter((url) => url.includes('MonthlyEstimate'))).toEqual([])

  const estimate = page.locator('#estimate')
  const down = estimate.getByLabel('Down payment')
  await down.focus()
  await expect.poll(() => scripts.filter((url) => url.includes('MonthlyEstimate')).length).toBe(1)
  await down.fill('2000')
  await estimate.getByLabel('Months').selectOption('48')
  await estimate.getByLabel('APR').fill('5')
  await expect(estimate).toContainText('$161/mo est.')
  await estimate.getByLabel('With tax and delivery').uncheck()
  await expect(estimate).toContainText('$150/mo est.')
  await estimate.getByLabel('APR').press('Tab')
  await expect(page).toHaveURL(`${NOMAD_XL}?down=2000&rate=5&months=48`)
  await page.reload()
  await expect(estimate).toContainText('$150/mo est.')
})

test('the gallery enlarges, steps by arrow keys, and gives the focus back', EVERY_SCREEN, async ({ page }) => {
  await open(page, NOMAD_XL)
  const screen = page.viewportSize()!
  const { width } = (await largePicture(page).boundingBox())!
  await enlarge(page).click()
  const dialog = page.getByRole('dialog')
  const front = dialog.getByRole('img', { name: /front view/ })
  await expect(front).toBeInViewport()
  await expect(dialog).toContainText('1 / 3')
  await expect.poll(async () => (await front.boundingBox())!.width).toBe(screen.width)
  const zoom = dialog.getByRole('button', { name: 'Zoom in' })
  if (screen.width < screen.height) {
    await zoom.click()
    await expect.poll(async () => (await front.boundingBox())!.width).toBeGreaterThan(width * 1.2)
    await expect(front).toBeInViewport()
  } else await expect(zoom).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: /side view/ })).toBeInViewport()
  await expect(dialog).toContainText('2 / 3')
  await expect(dialog.getByRole('status')).toHaveText(/^2 of 3: .* side view/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enlarge(page, 2)).toBeFocused()
  await expectLarge(page, 2)
  await enlarge(page, 2).click()
  await expect(dialog).toContainText('2 / 3')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(enlarge(page, 2)).toBeFocused()
  await expect(page).toHaveURL(NOMAD_XL)
  await expect(page.locator('[data-started]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('thumbnails lead to their picture, and the picture to its file', EVERY_SCREEN, async ({ page, request }) => {
    await page.goto(NOMAD_XL)
    await link(page, 'Picture 2 of 3').click()
    await expectLarge(page, 2)
    const href = (await enlarge(page, 2).getAttribute('href'))!
    expect((await request.get(href)).headers()['content-type']).toBe('image/webp')
  })

  test('the estimate is a form that the server answers', async ({ page }) => {
    await page.goto(NOMAD_XL)
    const estimate = page.locator('#estimate')
    await estimate.getByLabel('Down payment').fill('2000')
    await estimate.getByLabel('APR').fill('5')
    await estimate.getByLabel('Months').selectOption('48')
    await estimate.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(`${NOMAD_XL}?down=2000&rate=5&months=48&tax=with#estimate`)
    await expect(estimate).toContainText('$161/mo est.')
    await estimate.getByLabel('With tax and delivery').uncheck()
    await estimate.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(`${NOMAD_XL}?down=2000&rate=5&months=48#estimate`)
    await expect(estimate).toContainText('$150/mo est.')
    await expect(estimate.getByLabel('Down payment')).toHaveValue('2000')
  })

  test('a test drive is asked for by a form, with day and part of the day', EVERY_SCREEN, async ({ page }) => {
    await page.goto(NOMAD_XL)
    await page.locator('label', { hasText: 'Afternoon' }).click()
    const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio')
    await expect(days).toHaveCount(8)
    const day = await days.nth(2).getAttribute('value')
    await days.nth(2).check({ force: true })
    await page.getByRole('button', { name: 'Request this time' }).click()
    await expect(page).toHaveURL(`/contact?vehicle=denago-nomad-xl&testDrive=${day}&part=afternoon`)
  })
})
