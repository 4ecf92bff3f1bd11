import puppeteer, { type Browser, type ConsoleMessage } from 'puppeteer-core'
import { test as e2e, expect } from '#web/e2e/fixtures.ts'
import { newInquiry } from '#web/e2e/inquiryForm.ts'
import { EXAMPLES } from '#web/e2e/pages.ts'

const CART = '/vehicle/denago-nomad-xl'
const SHEET = '#filter-sheet'

/** A tab of a visitor who was never here, in Firefox as it is released, by WebDriver BiDi. */
const visit = async (firefox: Browser, { origin, isTouched }: { origin: string; isTouched: boolean }) => {
  const context = await firefox.createBrowserContext()
  const page = await context.newPage()
  const find = (wanted: string) => page.locator(wanted)
  const isFree = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return Boolean(hit && (element.contains(hit) || hit.contains(element)))
  }
  /** Presses the middle of an element once nothing covers it. */
  const press = async (wanted: string) => {
    const element = await find(wanted).waitHandle()
    await expect.poll(() => element.evaluate(isFree), `covered: ${wanted}`).toBe(true)
    await (isTouched ? element.tap() : element.click())
  }
  return {
    page,
    run: page.evaluate.bind(page),
    press,
    async type(wanted: string, text: string) {
      await (await find(wanted).waitHandle()).type(text)
    },
    /** Chooses an option of a list, or sets a field that has a picker. */
    choose: (wanted: string, value: string) => find(wanted).fill(value),
    async open(path: string) {
      await page.goto(origin + path)
      const isStarted = () =>
        window.pageStarted &&
        !document.querySelector('[data-starts-at-once]:not([data-started])') &&
        !document.querySelector('ridgeline-inventory')?.shadowRoot?.querySelector('ul[aria-hidden]')
      await expect.poll(() => page.evaluate(isStarted), path).toBe(true)
    },
    /** Puppeteer's own waits for a page that loads, and one that Firefox has kept does not. */
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    close: () => context.close(),
  }
}

type Visitor = Awaited<ReturnType<typeof visit>>

/** Every test also fails on a message in the console and on an error in the page. */
const test = e2e.extend<{ visitor: Visitor }, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const firefox = await puppeteer
        .launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' })
        .catch((cause) => {
          throw new Error('Firefox does not start. Install the package firefox-esr.', { cause })
        })
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ firefox, baseURL, viewport, hasTouch }, use) => {
    const visitor = await visit(firefox, { origin: baseURL!, isTouched: Boolean(hasTouch) })
    const problems: string[] = []
    visitor.page.on('console', (message: ConsoleMessage) => problems.push(`${message.type()}: ${message.text()}`))
    visitor.page.on('pageerror', (error) => problems.push(String(error)))
    await visitor.page.setViewport(viewport)
    await use(visitor)
    await visitor.close()
    expect(problems).toEqual([])
  },
})

const textOf = ({ run }: Visitor, selector: string) =>
  // biome-ignore lint/performance/useDomNodeTextContent: as a visitor reads it
  run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.trim() ?? '', selector)

const isShown = ({ run }: Visitor, selector: string) =>
  run((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector)

const expectShown = (visitor: Visitor, selector: string, expected = true) =>
  expect.poll(() => isShown(visitor, selector), selector).toBe(expected)

const expectAddress = ({ run }: Visitor, address: RegExp) =>
  expect.poll(() => run(() => window.location.href)).toMatch(address)

const button = (name: string) => `aria/${name}[role="button"]`

test('every page has its heading, and says nothing in the console', async ({ visitor }) => {
  for (const { path, h1 } of EXAMPLES) {
    await visitor.open(path)
    expect(await visitor.run(() => document.querySelector('h1')?.textContent), path).toBe(h1)
  }
})

test('the menus open and close', async ({ visitor, hasTouch }) => {
  await visitor.open('/about')
  if (hasTouch) {
    await visitor.press(button('Menu'))
    await expectShown(visitor, '#menu')
    await visitor.press(button('Close menu'))
    await expectShown(visitor, '#menu', false)
    await visitor.press('footer summary')
    await expectShown(visitor, 'footer details[open] a')
    await visitor.press(button('Menu'))
    await visitor.press('#menu a[href="/services"]')
  } else {
    await visitor.press('header summary')
    await expectShown(visitor, 'header details a')
    await visitor.page.keyboard.press('Escape')
    await expectShown(visitor, 'header details a', false)
    await visitor.press('header a[href="/services"]')
  }
  await expectAddress(visitor, /\/services$/)
  await visitor.back()
  await expectAddress(visitor, /\/about$/)
})

// Which filters there are, and what each finds, is the same in every browser.
test('a list, a box and the search change the list', async ({ visitor, hasTouch }) => {
  await visitor.open('/inventory')
  await visitor.choose('select[name=brand]', 'denago')
  await expectAddress(visitor, /[?&]brand=denago/)
  if (hasTouch) await visitor.press(button('Filters 1'))
  await visitor.press('label:has([name=condition][value=new])')
  await expectAddress(visitor, /[?&]condition=new/)
  if (hasTouch) {
    await visitor.press(`${SHEET} button[type=submit]`)
    await expectShown(visitor, SHEET, false)
  }
  await expect.poll(() => textOf(visitor, 'main [role=status]')).toMatch(/^Showing 7 of/)
  await visitor.open('/inventory')
  await visitor.type('aria/[role="searchbox"]', 'nomad xl')
  await expectAddress(visitor, /[?&]q=nomad\+xl/)
  await expect.poll(() => textOf(visitor, 'main [role=status]')).toMatch(/^Showing 2 of/)
})

test('the gallery shows each picture, and a large one in a dialog that closes', async ({ visitor, hasTouch }) => {
  await visitor.open(CART)
  if (!hasTouch) {
    await visitor.press('aria/Picture 3 of 3[role="link"]')
    await expectShown(visitor, '[aria-label="Picture 3 of 3"][aria-current=true]')
  }
  await visitor.press(`aria/Enlarge the picture (${hasTouch ? 1 : 3} of 3)[role="link"]`)
  await expectShown(visitor, 'dialog[open]:not([popover])')
  await visitor.press('dialog[open]:not([popover]) [aria-label=Close]')
  await expectShown(visitor, 'dialog[open]:not([popover])', false)
})

test('an inquiry arrives', async ({ visitor, storedInquiries }) => {
  const inquiry = newInquiry()
  await visitor.open('/contact')
  for (const [name, text] of Object.entries(inquiry)) await visitor.type(`aria/${name}[role="textbox"]`, text)
  await visitor.press('form[action="/contact"] button[type=submit]')
  await expectAddress(visitor, /\/thank-you/)
  expect(await storedInquiries(inquiry.Email)).toHaveLength(1)
})

test('the calculators answer', async ({ visitor }) => {
  await visitor.open('/eco-impact')
  await visitor.press(button('Calculate'))
  await expectAddress(visitor, /[?&]miles=/)
  await expectShown(visitor, '[data-figure=netSavings]')

  await visitor.open('/rentals')
  await visitor.choose('#cheapest [name=first]', '2027-06-11')
  await visitor.choose('#cheapest [name=last]', '2027-06-13')
  await expectAddress(visitor, /first=2027-06-11&last=2027-06-13/)
  const request = '#cheapest a[href^="/contact"]'
  await expect.poll(() => textOf(visitor, request)).toMatch(/^Request Fri–Mon, \$\d+$/)
  await visitor.press(request)
  await expectAddress(visitor, /\/contact\?cart=/)

  await visitor.open(CART)
  const monthly = () => textOf(visitor, '#estimate')
  const before = await monthly()
  await visitor.choose('#estimate input', '3000')
  await expect.poll(monthly).not.toBe(before)
})

test('the other forms lead on', async ({ visitor }) => {
  await visitor.open('/no/such/page')
  await visitor.type('main [type=search]', 'nomad')
  await visitor.page.keyboard.press('Enter')
  await expectAddress(visitor, /\/inventory\?q=nomad/)

  await visitor.open('/compare?ids=denago-nomad-xl')
  await visitor.choose('#add-cart', 'denago-rover-xl')
  await visitor.press(button('Add'))
  await expectAddress(visitor, /denago-rover-xl/)

  await visitor.open(CART)
  await visitor.press(button('Request this time'))
  await expectAddress(visitor, /\/contact\?/)

  await visitor.open(CART)
  await visitor.press(button('Save Denago Nomad XL'))
  await visitor.open('/saved')
  await expect.poll(() => textOf(visitor, 'main')).toContain('Denago Nomad XL')
})

for (const path of ['/', '/inventory', CART, '/contact', '/rentals']) {
  test(`Back brings ${path} as it was left, also without a network`, async ({ visitor }) => {
    await visitor.open(path)
    await visitor.run(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }))
    })
    // Firefox keeps no page that was still fetching: its island's code, its answer, its pictures.
    if (path === '/contact') {
      await visitor.type('aria/Message[role="textbox"]', 'Half a sen')
      await expectShown(visitor, '[data-island=ContactForm][data-started] form')
    }
    if (path === '/rentals') {
      await visitor.choose('#cheapest [name=first]', '2027-06-11')
      await expectAddress(visitor, /first=2027-06-11/)
    }
    const look = () =>
      visitor.run(() => [
        window.location.href,
        // biome-ignore lint/performance/useDomNodeTextContent: as a visitor reads it
        document.querySelector('main')!.innerText,
        document.querySelector('textarea')?.value ?? '',
      ])
    const isIdle = () => [...document.images].every(({ complete, currentSrc }) => complete || !currentSrc)
    await expect.poll(() => visitor.run(isIdle)).toBe(true)
    const before = await look()
    await visitor.run(() => document.querySelector<HTMLElement>('footer a[href="/terms-of-service"]')!.click())
    await expectAddress(visitor, /\/terms-of-service$/)
    await visitor.page.setOfflineMode(true)
    await visitor.back()
    await expect.poll(() => visitor.run(() => 'wasKept' in window && window.wasKept)).toBe(true)
    expect(await look()).toEqual(before)
    // The page view of Back is counted as well.
    expect(await visitor.run(() => window.dataLayer?.length)).toBe(2)
  })
}
