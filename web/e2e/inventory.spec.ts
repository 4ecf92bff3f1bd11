import type { Page, Request } from 'playwright/test'
import { EVERY_SCREEN, expect, hold, hydrated, open, PHONE_ONLY, started, test } from './fixtures.ts'

/** Carts of the seed with four seats and lithium, up to $12,000. */
const FOUR_SEATS = 9

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** Opens a list, and points at it until its island has started. */
const openStarted = async (page: Page, path: string) => {
  await open(page, path)
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointermove', { movementX: 1 })
  await started(page, 'Inventory')
}

const status = (page: Page) => page.getByRole('main').getByRole('status')
const search = (page: Page) => page.getByRole('searchbox')
/** The document of a filtered list. */
const LIST = /\/inventory\?/
const pill = (page: Page, label: string) => page.getByRole('link', { name: `Remove filter ${label}` })

/** On a phone, the filters are in a sheet, which closes by its button; on a wide screen some are behind another. */
const withFilters = async (page: Page, isMobile: boolean, use: () => Promise<unknown>) => {
  await page.getByRole('button', { name: isMobile ? /^Filters/ : /^More/ }).click()
  await use()
  if (isMobile) await page.getByRole('button', { name: /^Show .* carts?$/ }).click()
}

const showing = async (page: Page, count: number, query: string) => {
  await expect(status(page)).toHaveText(`Showing ${count} of 24 total vehicles`)
  await expect(cards(page)).toHaveCount(count)
  await expect(page).toHaveURL(({ search }) => search === query)
}

test('all 24 carts are shown, each with picture, name, facts and price', async ({ page }) => {
  await open(page, '/inventory')
  await showing(page, 24, '')
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Denago Nomad XL', exact: true }) })
  await expect(card).toContainText('NEW')
  await expect(card).toContainText('Long-wheelbase four-seater')
  await expect(card).toContainText('4 seats')
  await expect(card).toContainText('$8,495')
  const picture = cards(page).first().getByRole('img', { name: /./ }).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await test.step('a card says whether the cart is new, its miles and where it is', async () => {
    const facts = (name: string) => cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(facts('Club Car Precedent 2018')).toContainText('Used · 4 seats · Lead-acid · 4,100 mi · Scranton')
    await expect(facts('Denago EV City')).toContainText('60 mi · Mountain Top')
    await expect(facts('EZ-GO RXV 2021')).toContainText('Used · 2 seats · Lithium · 2,620 mi · Sold')
    await expect(facts('Club Car Precedent 2018')).toContainText('Battery 98% · 2 known flaws · sold as-is')
    await expect(cards(page).last()).toContainText('Built to order')
    await expect(cards(page).last()).not.toContainText('/mo')
  })
  await test.step('a used cart without photos is a drawing in clay with its flaws, and no other cart', async () => {
    const picture = cards(page).filter({ hasText: 'Club Car Precedent 2018' }).locator('form')
    await expect(picture.getByRole('img', { name: 'Diagram' })).toHaveCSS('filter', /grayscale/)
    await expect(picture.locator('path')).toHaveAttribute('d', /^M\d+ \d+h0M\d+ \d+h0$/)
  })
  // A screen reader hears the name first.
  await expect(cards(page).first().locator(':scope > *').first()).toHaveRole('heading')
})

test('a four-seat lithium cart under $12,000 is found by typing it, and by filters', async ({ page }) => {
  await open(page, '/inventory')
  await search(page).fill('four-seater lithium under $12,000')
  const found = 'q=four-seater+lithium+under+%2412,000'
  await showing(page, FOUR_SEATS, `?${found}`)
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/vehicles?\//)
  await page.getByRole('link', { name: 'Back to Inventory' }).click()
  await showing(page, FOUR_SEATS, `?${found}`)
  await expect(search(page)).toHaveValue('four-seater lithium under $12,000')

  await open(page, '/inventory?seats=4&battery=Lithium&maxPrice=12000')
  await showing(page, FOUR_SEATS, '?seats=4&battery=Lithium&maxPrice=12000')
  for (const label of ['4 seats', 'Lithium', 'Up to $12,000']) await expect(pill(page, label)).toBeVisible()
  await pill(page, 'Up to $12,000').click()
  await expect(page).toHaveURL('/inventory?seats=4&battery=lithium')
})

test('each option says what it would find, and narrows the list', EVERY_SCREEN, async ({ page, isMobile }) => {
  await open(page, '/inventory?brand=denago,evolution&category=turfman')
  await expect(page.getByLabel('Brand').locator(':checked')).toHaveText('2 brands')
  await expect(page.getByLabel('Brand')).toContainText('Denago (none)')
  await withFilters(page, isMobile, async () => {
    await page.getByRole('group', { name: 'Condition' }).getByLabel('Used').check()
    await page.getByRole('group', { name: 'Seats' }).getByLabel(/^2/).check()
  })
  await page.getByLabel('Sort by').selectOption('price-desc')
  await showing(page, 1, '?seats=2&brand=denago,evolution&category=turfman&condition=used&sort=price-desc')
  const seats = page.locator('[name=seats][value="2"]')
  await expect(seats).toBeChecked()

  await page.reload()
  await hydrated(page)
  await expect(page.locator('[name=condition][value=used]')).toBeChecked()
  await pill(page, '2 seats').click()
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc')
  await expect(seats).not.toBeChecked()
})

test('the first screen of a laptop has the first price, and on the home page the whole line-up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/inventory')
  expect((await cards(page).first().getByText('$12,995').boundingBox())!.y).toBeLessThanOrEqual(480)
  await open(page, '/')
  const lineup = page.getByRole('list', { name: 'How many seats?' })
  const { y, height } = (await lineup.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(720)
  await lineup.getByRole('link', { name: /^4 seats from \$5,495/ }).click()
  await showing(page, 12, '?seats=4&stock=in')
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('the first tap on Search sends what was typed on the home page', PHONE_ONLY, async ({ page }) => {
    await open(page, '/')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).tap()
    await page.keyboard.type('lithium')
    const { x, y, width, height } = (await page
      .getByRole('main')
      .getByRole('button', { name: 'Search' })
      .boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page).toHaveURL('/inventory?q=lithium')
  })

  test('the first cart is on the first screen, and the filters stay in reach', PHONE_ONLY, async ({ page }) => {
    await open(page, '/inventory')
    expect((await cards(page).first().getByText('$12,995').boundingBox())!.y).toBeLessThanOrEqual(620)
    for (const chip of ['4 seats', 'Used', 'Up to $12,000']) {
      await expect(page.getByRole('link', { name: chip, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await cards(page).nth(12).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: '4 seats', exact: true }).click()
    await expect(pill(page, '4 seats')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible()
    // The row fades out in its last 16 pixels.
    const box = await pill(page, '4 seats').boundingBox()
    expect(box!.x + box!.width).toBeLessThanOrEqual(375 - 16)
    await pill(page, '4 seats').click()
    await showing(page, 24, '')
  })
})

test('on the narrowest phone no fact of a card is broken over two lines', PHONE_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/inventory')
  const broken = await cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const found: string[] = []
      for (const facts of card.querySelectorAll(':scope > p:nth-of-type(3)')) {
        const texts = document.createTreeWalker(facts, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          // The dot before a fact may end the line above.
          for (const { index, 0: words } of text.data.matchAll(/[^\s·][^·]*/g)) {
            const fact = document.createRange()
            fact.setStart(text, index)
            fact.setEnd(text, index + words.trimEnd().length)
            if (fact.getClientRects().length > 1) found.push(words)
          }
        }
      }
      return found
    }),
  )
  expect(broken).toEqual([])
})

test('Back takes back one choice after the other, a search as one', async ({ page }) => {
  await openStarted(page, '/inventory')
  await page.getByLabel('Brand').selectOption('denago')
  await showing(page, 9, '?brand=denago')
  await search(page).pressSequentially('nomad')
  await expect(page).toHaveURL('/inventory?q=nomad&brand=denago')
  await page.goBack()
  await showing(page, 9, '?brand=denago')
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  await showing(page, 24, '')
  await expect(page.getByLabel('Brand')).toHaveValue('')
})

test('a search says what it left out, and shows the number that it found', async ({ page }) => {
  await open(page, '/inventory?q=street+legal+6+seater+under+15k')
  await showing(page, 5, '?q=street+legal+6+seater+under+15k')
  await expect(page.getByText(/^6 seats · up to \$15,000\. Any cart that reaches 20 mph can get our/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'How street-legal works' })).toHaveAttribute('href', '/street-legal')
  await search(page).fill('cheap for my grandma')
  await showing(page, 24, '?q=cheap+for+my+grandma')
  await expect(
    page.getByText("We don't have a match for “grandma.” Here's everything else. Lowest price first."),
  ).toBeVisible()
  await search(page).fill('r2611')
  await showing(page, 1, '?q=r2611')
  await expect(page.getByText('Stock R-2611, in stock at Scranton')).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(search(page)).toBeFocused()
  await search(page).fill('repair')
  await showing(page, 24, '?q=repair')
  await expect(page.getByRole('link', { name: 'See our services' })).toHaveAttribute('href', '/services')
})

test('an empty result says so and offers to clear all filters', async ({ page }) => {
  await open(page, '/inventory?q=helicopter&brand=evolution')
  await showing(page, 0, '?q=helicopter&brand=evolution')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: 'Without' })).toHaveText('Without “helicopter” – 13 carts')
  const wanted = encodeURIComponent('q=helicopter&brand=evolution')
  await expect(main.getByRole('link', { name: 'Tell me when one comes in' })).toHaveAttribute(
    'href',
    `/contact?reason=waiting&wanted=${wanted}`,
  )
  await page.getByRole('link', { name: 'Clear All Filters' }).last().click()
  await showing(page, 24, '')
  await expect(search(page)).toHaveValue('')

  await search(page).fill('Denga')
  await main.getByRole('link', { name: 'Denago', exact: true }).click()
  await showing(page, 9, '?q=Denago')
})

test('a search typed before the scripts arrive counts once they are there', async ({ page }) => {
  const release = await hold(page, /\.js$/)
  await page.goto('/inventory', { waitUntil: 'commit' })
  await search(page).fill('nomad')
  await page.getByLabel('Brand').selectOption('denago')
  release()
  await hydrated(page)
  await expect(search(page)).toHaveValue('nomad')
  await showing(page, 4, '?q=nomad&brand=denago')
})

test('a choice is not lost while the script is still on its way', async ({ page }) => {
  const release = await hold(page, /\/filterInPlace\.js/)
  await open(page, '/inventory')
  await page.getByLabel('Brand').selectOption('denago')
  await expect(page.getByLabel('Brand')).toHaveValue('denago')
  await page.getByLabel('Category').selectOption('rover')
  await expect(page.getByLabel('Category')).toHaveValue('rover')
  await expect(page.getByLabel('Brand')).toHaveValue('denago')
  await expect(cards(page)).toHaveCount(24)
  release()
  await showing(page, 5, '?brand=denago&category=rover')
  await expect(page.getByLabel('Brand')).toHaveValue('denago')
  await expect(page.getByLabel('Category')).toHaveValue('rover')
})

test('the focus goes from a removed filter to the next one, and at the end to the list', async ({ page }) => {
  const link = (name: string) => page.getByRole('link', { name })
  await openStarted(page, '/inventory?seats=6&brand=denago&category=rover')
  for (const [name, next] of [
    ['Remove filter 6 seats', link('Remove filter Denago')],
    ['Remove filter Rover', link('Clear All Filters')],
    ['Clear All Filters', page.getByRole('heading', { name: 'Vehicles', exact: true })],
  ] as const) {
    await link(name).focus()
    await page.keyboard.press('Enter')
    await expect(link(name)).toHaveCount(0)
    await expect(next).toBeFocused()
  }
  // Also where the link is in the list, which comes late.
  await openStarted(page, '/inventory?q=zzzqqq&seats=4')
  const release = await hold(page, /\/inventory$/)
  await link('Clear All Filters').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[inert] > li')).toHaveCount(6)
  release()
  await showing(page, 24, '')
  await expect(page.getByRole('heading', { name: 'Vehicles', exact: true })).toBeFocused()
})

test('a list that has not come after 200 ms is six cards without words', async ({ page }) => {
  await page.clock.install()
  await openStarted(page, '/inventory')
  const sizes = await cards(page).evaluateAll((all) =>
    all.map((card) => [card.clientWidth, Math.round(card.getBoundingClientRect().height)].join()),
  )
  const below = page.getByRole('heading', { name: 'Not sure which one fits your yard?' })
  const before = await below.boundingBox()
  const release = await hold(page, LIST)
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest(LIST)
  await page.getByLabel('Sort by').selectOption('name')
  await asked
  await page.clock.runFor(199)
  await expect(cards(page)).toHaveCount(24)
  await page.clock.runFor(1)
  await expect(cards(page)).toHaveCount(0)
  const loading = page.locator('[inert] > li')
  await expect(loading).toHaveCount(6)
  const [size] = await page
    .locator('[inert] article')
    .evaluateAll((all) => all.map((card) => [card.clientWidth, Math.round(card.getBoundingClientRect().height)].join()))
  expect(sizes).toContain(size)
  expect(await below.boundingBox()).toEqual(before)
  release()
  await page.clock.resume()
  await showing(page, 24, '?sort=name')
  await expect(loading).toHaveCount(0)
})

test('a link beyond the last page leads to the last one, whose address it becomes', async ({ page }) => {
  await openStarted(page, '/inventory?brand=denago&category=rover')
  const beyond = '/inventory?brand=denago&page=9#results'
  await pill(page, 'Rover').evaluate((link, href) => link.setAttribute('href', href), beyond)
  await pill(page, 'Rover').click()
  await showing(page, 9, '?brand=denago')
  await expect(page).toHaveURL('/inventory?brand=denago#results')
  let lists = 0
  page.on('request', (request) => LIST.test(request.url()) && lists++)
  await page.evaluate(() => window.location.assign('#main'))
  await page.goBack()
  await expect(page).toHaveURL('/inventory?brand=denago#results')
  await page.getByLabel('Brand').selectOption('evolution')
  await expect(status(page)).not.toHaveText(/^Showing 9 /)
  expect(lists).toBe(1)
})

test('chips and pills of one filter that are tapped one right after the other all count', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openStarted(page, '/inventory')
  const release = await hold(page, LIST)
  for (const seats of ['4 seats', '6 seats']) await page.getByRole('link', { name: seats, exact: true }).click()
  release()
  await expect(page).toHaveURL('/inventory?seats=4,6')
  await expect(pill(page, '6 seats')).toBeVisible()
  const releaseAll = await hold(page, /\/inventory(\?|$)/)
  for (const seats of ['4 seats', '6 seats']) await pill(page, seats).click()
  releaseAll()
  await showing(page, 24, '')
})

test('a choice while Back is on its way is made beside what Back leads to', async ({ page }) => {
  await openStarted(page, '/inventory?brand=denago')
  await page.getByLabel('Category').selectOption('rover')
  await showing(page, 5, '?brand=denago&category=rover')
  const release = await hold(page, /brand=denago$/)
  await page.goBack()
  await expect(page.getByLabel('Category')).toHaveValue('')
  await page.getByLabel('Sort by').selectOption('name')
  release()
  await showing(page, 9, '?brand=denago&sort=name')
})

for (const [what, change] of [
  ['an answer without a list', () => '<p>Maintenance</p>'],
  ['the list of another release', (html: string) => html.replace(/loader\.js\?\w+/, 'loader.js?other')],
] as const) {
  test(`${what} is loaded as a page, which is no other view and has its own styles`, async ({ page }) => {
    await openStarted(page, '/inventory')
    await page.route(LIST, async (route) => {
      if (route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    })
    const loaded = page.waitForEvent('load')
    await page.getByLabel('Brand').selectOption('denago')
    await loaded
    await showing(page, 9, '?brand=denago')
    await hydrated(page)
    expect(await page.evaluate(() => [window.dataLayer?.length ?? 0, document.adoptedStyleSheets.length])).toEqual([
      0, 0,
    ])
  })
}

test('a list that is chosen further down is shown from its start', EVERY_SCREEN, async ({ page, isMobile }) => {
  await openStarted(page, '/inventory')
  const down = () => page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await down()
  await withFilters(page, isMobile, () => page.getByRole('group', { name: 'Seats' }).getByLabel(/^8/).check())
  await expect(page).toHaveURL('/inventory?seats=8')
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 })
  if (!isMobile) return
  await pill(page, '8 seats').click()
  await showing(page, 24, '')
  await down()
  await withFilters(page, isMobile, async () => {})
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 })
})

test('of two choices the last one counts, whichever list comes first', async ({ page }) => {
  await openStarted(page, '/inventory')
  // The line that a screen reader listens to stays the same one.
  const line = await status(page).elementHandle()
  const release = await hold(page, /brand=denago$/)
  const asked = page.waitForRequest(/brand=denago$/)
  await page.getByLabel('Brand').selectOption('denago')
  await asked
  await page.getByLabel('Brand').selectOption('evolution')
  await showing(page, 13, '?brand=evolution')
  release()
  await page.goBack()
  await showing(page, 9, '?brand=denago')
  await page.goForward()
  await showing(page, 13, '?brand=evolution')
  expect(await line!.evaluate((element) => element.isConnected && element.textContent)).toContain('Showing 13 ')
})

test('the next list has its styles and drawings, which the first document did not need', async ({ page }) => {
  const looks = () =>
    page.getByRole('main').evaluate((main) => {
      const styled = ['h3', 'a[href^="/contact?reason=waiting"]', 'a[aria-label="Clear search"]'].map((selector) => {
        const { font, color, backgroundColor, padding, display, width } = getComputedStyle(
          main.querySelector(selector)!,
        )
        return [font, color, backgroundColor, padding, display, width]
      })
      const footer = getComputedStyle(document.querySelector('footer')!)
      const icons = [...main.querySelectorAll('use')].map(
        (use) => document.querySelector(use.getAttribute('href')!)?.id,
      )
      return [...styled, [footer.padding, footer.color], icons]
    })
  await openStarted(page, '/inventory')
  await search(page).fill('helicopter')
  await showing(page, 0, '?q=helicopter')
  await search(page).blur()
  const inPlace = await looks()
  await page.reload()
  await hydrated(page)
  expect(await looks()).toEqual(inPlace)
})

test('the first choice costs at most 25 KB', async ({ page }) => {
  await open(page, '/inventory')
  const requests: Request[] = []
  page.on('requestfinished', (request) => request.resourceType() !== 'image' && requests.push(request))
  await page.getByLabel('Brand').focus()
  await started(page, 'Inventory')
  await page.getByLabel('Brand').selectOption('evolution')
  await showing(page, 13, '?brand=evolution')
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(25_000)
})

test('a link that is followed while a filter loads leads to its page, and Back to the list', async ({ page }) => {
  await openStarted(page, '/inventory')
  const release = await hold(page, LIST)
  const asked = page.waitForRequest(LIST)
  await page.getByLabel('Brand').selectOption('denago')
  await asked
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click({ noWaitAfter: true })
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We fix carts')
  await page.goBack()
  await showing(page, 9, '?brand=denago')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form with a button, and the server does the filtering', async ({ page }) => {
    await page.goto('/inventory')
    await expect(cards(page)).toHaveCount(24)
    await search(page).fill('XL6')
    await page.getByLabel('Brand').selectOption('denago')
    await page.getByRole('button', { name: 'Show carts' }).click()
    await expect(page).toHaveURL('/inventory?q=XL6&brand=denago&category=&price=&place=&battery=&range=&sort=')
    await expect(status(page)).toHaveText('Showing 2 of 24 total vehicles')
    await expect(page.getByLabel('Brand')).toHaveValue('denago')
    await expect(search(page)).toHaveValue('XL6')
    await pill(page, 'Denago').click()
    await expect(page).toHaveURL('/inventory?q=XL6')
  })
})
