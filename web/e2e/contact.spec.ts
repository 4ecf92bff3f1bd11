import type { Page, Request, Route } from 'playwright/test'
import { DEALER } from '#graph/dealer/dealer.ts'
import { EVERY_SCREEN, expect, hold, hydrated, open, started, test } from './fixtures.ts'
import { expectFilled, field, fill, fillAndSend, newInquiry, openForm, submitButton } from './inquiryForm.ts'

const DATA = /\/graphql(\?|$)/

const MESSAGES = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  Email: 'Invalid email address',
  Phone: 'Phone number is required',
  Message: 'Message must be at least 10 characters',
}

const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Error' })

const expectThanks = async (page: Page) => {
  await expect(page).toHaveURL(/\/thank-you(\?|$)/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(?:Thanks\. We got your message\.|You (?:asked|requested) .+|We'll schedule your service)$/,
  )
}

const expectErrors = async (page: Page) => {
  for (const [label, message] of Object.entries(MESSAGES)) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`))
  }
  const list = page.getByRole('alert').filter({ hasText: 'Please check 5 fields:' })
  await expect(list).toBeInViewport({ ratio: 1 })
  const header = (await page.getByRole('banner').boundingBox())!
  await expect.poll(async () => (await list.boundingBox())!.y).toBeGreaterThan(header.height)
}

test('a form says what is wrong, in a list and at each field until it is corrected', EVERY_SCREEN, async ({ page }) => {
  await openForm(page, '/contact?reason=trade-in')
  await fill(page, { Message: '' })
  await submitButton(page).click()
  await expectErrors(page)
  await expect(field(page, 'First name')).toBeFocused()
  const help = 'Invalid email address Enter your email like this: name@example.com.'
  await expect(field(page, 'Email')).toHaveAccessibleDescription(help)

  await fillAndSend(page, newInquiry({ Phone: '555-0123', Message: 'Too short' }))
  await expect(field(page, 'Phone')).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  await fill(page, { Phone: '5705550123' })
  await expect(page.getByText('Phone number is required')).toHaveCount(0)
  await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid')
})

test('a sent inquiry is stored whole, and the form is empty again', async ({ page, storedInquiries }) => {
  const inquiry = newInquiry({ 'First name': '  Ada ' })
  await openForm(page)
  await expect(page.getByLabel('How can we help?')).toHaveValue('sales')
  await fill(page, inquiry)
  await page.getByLabel('How can we help?').selectOption('service')
  await submitButton(page).click()
  await expectThanks(page)

  expect(await storedInquiries(inquiry.Email)).toEqual([
    {
      id: expect.stringMatching(/./),
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: inquiry.Email,
      phone: '(570) 555-0123',
      interest: 'service',
      message: inquiry.Message,
      vehicleId: null,
      context: null,
      source: 'form',
      page: '/contact',
      partner: null,
      suspicions: [],
    },
  ])
  await page.goBack()
  await expectFilled(page, { 'First name': '', Email: '', Message: '' })
})

test('a message whose page is left arrives, and sent again it is stored once', async ({ page, storedInquiries }) => {
  const inquiry = newInquiry()
  await openForm(page)
  await fill(page, inquiry)
  const reached = Promise.withResolvers<Route>()
  await page.route(DATA, reached.resolve)
  await submitButton(page).click()
  const sending = await reached.promise
  await open(page, '/about')
  await sending.continue()
  await expect.poll(() => storedInquiries(inquiry.Email)).toHaveLength(1)
  await page.unroute(DATA)
  await openForm(page)
  await expectFilled(page, inquiry)
  await submitButton(page).click()
  await expectThanks(page)
  expect(await storedInquiries(inquiry.Email)).toHaveLength(1)
})

const COMPARED = {
  vehicles: [
    { id: 'denago-nomad', name: 'Denago Nomad', price: 8495 },
    { id: 'denago-nomad-xl', name: 'Denago Nomad XL', price: 8495 },
  ],
}

test('the form’s first use costs at most 100 KB, without what sends it', async ({ page }) => {
  await open(page, '/contact')
  const requests: Request[] = []
  page.on('requestfinished', (request) => request.resourceType() !== 'image' && requests.push(request))
  // No focus: that fetches the rules and what sends, once the form has started.
  await field(page, 'First name').hover()
  await started(page, 'ContactForm')
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  expect(requests.filter((request) => /\/apollo-/.test(request.url()))).toEqual([])
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(100_000)
})

test('words for the plain form wait there while a cart is asked about, and stay without it', async ({ page }) => {
  await open(page, '/contact')
  await fill(page, { Phone: '(570) 555-0123', Message: 'A long message about a steep drive' })
  await started(page, 'ContactForm')
  await open(page, '/contact?vehicle=nomad-xl')
  await expect(field(page, 'Message')).toHaveValue("I'm interested in the Denago Nomad XL.")
  await fill(page, { 'First name': 'Ada' })
  await started(page, 'ContactForm')
  await open(page, '/contact?vehicle=gone')
  await expect(field(page, 'Message')).toHaveValue('')
  await page.goBack()
  await page.getByRole('link', { name: 'Remove' }).click()
  await hydrated(page)
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('region', { name: 'What you chose' })).toHaveCount(0)
  await expectFilled(page, {
    'First name': 'Ada',
    Phone: '(570) 555-0123',
    Message: 'A long message about a steep drive',
  })
})

test('deleted words stay deleted, typed ones survive a reload', async ({ page }) => {
  await open(page, '/contact')
  await fill(page, { Message: 'A secret that I delete again.', 'First name': 'Ada' })
  await fill(page, { Message: '' })
  await started(page, 'ContactForm')
  await page.reload()
  await hydrated(page)
  await expectFilled(page, { 'First name': 'Ada', Message: '' })
  await started(page, 'ContactForm')
  await fill(page, { 'First name': '' })
  await page.reload()
  await hydrated(page)
  await expectFilled(page, { 'First name': '', Message: '' })
})

test.describe("by the browser itself, since the code didn't load", () => {
  test.use({ provoked: /ERR_FAILED|Failed to fetch/ })

  test('sent words are gone from every form', async ({ page }) => {
    await open(page, '/contact?vehicle=nomad-xl')
    await fill(page, { Phone: '(570) 555-0123' })
    await openForm(page)
    await fill(page, newInquiry())
    await page.route(/sendInquiry.*\.js$/, (route) => route.abort())
    await submitButton(page).click()
    await expectThanks(page)
    await hydrated(page)
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('contact-draft')))
    await expect.poll(drafts).toEqual([])
    for (const path of ['/contact', '/contact?vehicle=nomad-xl']) {
      await open(page, path)
      await expectFilled(page, { 'First name': '', Phone: '' })
    }
  })
})

test('an inquiry with the hidden field filled in is stored and marked', async ({ page, storedInquiries }) => {
  const inquiry = newInquiry()
  await open(page, '/contact')
  await expect(page.getByLabel('Leave this empty')).not.toBeInViewport({ ratio: 0.5 })
  await page.locator('#website').fill('https://spam.example', { force: true })
  await fillAndSend(page, inquiry)
  await expectThanks(page)
  expect(await storedInquiries(inquiry.Email)).toMatchObject([{ suspicions: expect.arrayContaining(['honeypot']) }])
})

test.describe('when sending fails', () => {
  test.use({ provoked: /ERR_FAILED|Failed to fetch|status of 413/ })

  test('for want of the rules in the browser, the server says what is wrong', async ({ page }) => {
    await page.route(/contact\.rules.*\.js$/, (route) => route.abort())
    await openForm(page)
    await fillAndSend(page, newInquiry({ Phone: '570' }))
    await expect(toast(page)).toContainText(MESSAGES.Phone)
    await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true')
    await fillAndSend(page, { Message: 'x'.repeat(70_000) })
    await expect(toast(page)).toContainText('larger than 64 KB')
  })

  test('for want of its code on a stalled network, the form posts itself', async ({ page }) => {
    await hold(page, /(contact\.rules|sendInquiry).*\.js$/)
    await page.clock.install()
    await openForm(page)
    await fill(page, newInquiry())
    const now = () => page.evaluate(() => Date.now())
    const pressedAt = await now()
    await page.clock.pauseAt(pressedAt + 1000)
    await submitButton(page).click()
    await expect(submitButton(page)).toHaveText('Sending...')
    let isPosted = false
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isPosted = true
    })
    // The clock stops there: how long the answer takes says nothing about the form.
    const goOn = async () => isPosted || page.clock.fastForward('00:10').then(() => isPosted)
    await expect.poll(goOn, { intervals: [1000], timeout: 0 }).toBe(true)
    await expectThanks(page)
    // The rules are waited for once, not once for each field.
    expect((await now()) - pressedAt).toBeLessThan(80_000)
  })

  test('after rules that came late, no field keeps an error of an earlier moment', async ({ page }) => {
    const release = await hold(page, /contact\.rules.*\.js$/)
    await openForm(page)
    await fill(page, newInquiry())
    await page.route(DATA, (route) => route.abort())
    await submitButton(page).click()
    release()
    await expect(toast(page)).toContainText('Failed to send message. Please try again.')
    await expect(submitButton(page)).toBeEnabled()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(submitButton(page)).toBeFocused()
  })
  test('a toast gives the focus back when its button or Escape is pressed', async ({ page }) => {
    await openForm(page)
    await fill(page, newInquiry())
    await page.route(DATA, (route) => route.abort())
    for (const key of ['Enter', 'Escape']) {
      await submitButton(page).press('Enter')
      await toast(page).getByRole('button', { name: 'Close' }).focus()
      await page.keyboard.press(key)
      await expect(toast(page)).toHaveCount(0)
      await expect(submitButton(page)).toBeFocused()
    }
  })
})

test.describe('before the scripts arrive', () => {
  test.use({ provoked: /status of 400/ })

  test('typed words wait for a visitor who leaves before the form has its script', async ({ page }) => {
    const inquiry = newInquiry()
    const release = await hold(page, /ContactForm-.*\.js$/)
    await open(page, '/contact')
    await fill(page, inquiry)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
    await expect(page).toHaveURL('/services')
    release()
    await page.goBack()
    await expectFilled(page, inquiry)
  })

  test('typed words stand beside those of an earlier visit', async ({ page }) => {
    const { 'First name': name, ...typed } = newInquiry()
    const draft = { ...typed, 'Brand and model of your cart': 'EZGO' }
    await open(page, '/contact?reason=trade-in')
    await fill(page, draft)
    await started(page, 'ContactForm')
    const release = await hold(page, /\.js$/)
    await page.goto('/contact?reason=trade-in', { waitUntil: 'commit' })
    await fill(page, { 'First name': name })
    const runs = page.getByLabel('Does it run?')
    await runs.selectOption({ index: 1 })
    const chosen = await runs.inputValue()
    release()
    await hydrated(page)
    await expectFilled(page, { ...draft, 'First name': name })
    await expect(runs).toHaveValue(chosen)
  })

  test('a wrong form comes back as typed, with what goes along', async ({ page, storedInquiries }) => {
    const { Email, ...typed } = newInquiry()
    const release = await hold(page, /\.js$/)
    await page.goto('/contact?reason=trade-in', { waitUntil: 'commit' })
    await page.getByLabel('Brand and model of your cart').fill('EZGO')
    await fill(page, { ...typed, Email: 'nobody' })
    await submitButton(page).click({ noWaitAfter: true })
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expectFilled(page, typed)
    release()
    await field(page, 'Email').focus()
    await started(page, 'ContactForm')
    await expectFilled(page, typed)
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await fillAndSend(page, { Email })
    await expect(page).toHaveURL('/thank-you?reason=trade-in')
    const message = `${typed.Message}\n\nBrand and model: EZGO`
    expect(await storedInquiries(Email)).toMatchObject([{ message, context: { reason: 'TRADE_IN' } }])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, provoked: /status of 400/ })

  test('a wrong form comes back with errors and words; a right one is stored', async ({ page, storedInquiries }) => {
    const { Email, ...typed } = newInquiry()
    const estimate = 'vehicle=7f3a9c1e5b2d4860&down=995&months=60&rate=7.99'
    await page.goto(`/contact?${estimate}&compare=nomad,nomad-xl&cart=UTILITY&days=7&town=dallas&miles=14`)
    await fill(page, { Message: '' })
    const [response] = await Promise.all([page.waitForResponse('/contact'), submitButton(page).click()])
    expect(response.status()).toBe(400)
    await expectErrors(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Please check 5 fields:' })).toBeFocused()

    await fill(page, { ...typed, Message: 'Does it climb "<b>"?' })
    await submitButton(page).click()
    await expect(page.getByText('First name is required')).toHaveCount(0)
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expectFilled(page, { ...typed, Message: 'Does it climb "<b>"?' })
    await expect(page.getByLabel('How can we help?')).toHaveCount(0)
    await expect(page.getByText('utility cart for 7 days in Dallas', { exact: true })).toBeVisible()
    await expect(page.getByText('About $243 a month for 60 months at 7.99% APR')).toBeVisible()
    await fillAndSend(page, { Email })
    await expectThanks(page)
    const quote = { rental: 1155, delivery: 24, total: 1179, deposit: 600 }
    const context = { ...COMPARED, rental: { town: { name: 'Dallas' }, quote } }
    const message = expect.stringMatching(/^Does it climb "<b>"\?\n\nEstimate: About \$243 a month .+ interest\.$/)
    expect(await storedInquiries(Email)).toMatchObject([
      { interest: 'sales', vehicleId: '7f3a9c1e5b2d4860', message, context },
    ])
  })
})

test('a service asks what it is about, and says when the bay is open', async ({ page, storedInquiries }) => {
  const inquiry = newInquiry()
  await open(page, '/services')
  await page.getByRole('main').getByRole('link', { name: 'Schedule a battery test' }).click()
  await expect(page).toHaveURL('/contact?service=battery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule service')
  await expect(page.getByRole('region', { name: 'Service bay hours' })).toContainText('Emergency only')
  await expect(page.getByLabel('How can we help?')).toHaveCount(0)
  await expect(page.getByLabel('What do you need?')).toHaveValue('battery')
  await page.getByLabel('How does it get here?').selectOption('pick-up')
  await page.getByLabel('What should we fix or build?').fill('Stops on the hill')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/area code/)
  const details = page.getByRole('region', { name: 'Where we are' })
  await expect(details.getByRole('link', { name: DEALER.lines.sales.label })).toContainText(DEALER.lines.sales.use)
  await expect(details.getByRole('link', { name: DEALER.lines.main.label })).toContainText(DEALER.lines.main.use)
  await expect(submitButton(page)).toHaveText('Schedule service')
  await fillAndSend(page, inquiry)
  await expect(page).toHaveURL('/thank-you?reason=service&service=battery&transport=pick-up')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We'll schedule your service")
  await expect(page.getByRole('region', { name: 'Where to bring it' })).toBeHidden()
  expect(await storedInquiries(inquiry.Email)).toMatchObject([
    {
      interest: 'service',
      message: `${inquiry.Message}\n\nService: A battery test\nWhat it needs: Stops on the hill\nBring or pick up: Please pick it up`,
      context: null,
    },
  ])
})

test('a reason is chosen in place: words, focus and scroll stay', EVERY_SCREEN, async ({ page }) => {
  await openForm(page)
  await fill(page, { 'First name': 'Ada' })
  const reason = page.getByLabel('How can we help?')
  await reason.focus()
  const scrolled = await page.evaluate(() => window.scrollY)
  await reason.selectOption('trade-in')
  await expect(page.getByLabel('Does it run?')).toBeVisible()
  await expect(submitButton(page)).toHaveText('Get a trade-in offer')
  await expect(reason).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await expectFilled(page, { 'First name': 'Ada' })
  await expect(page).toHaveURL('/contact')

  // An untouched opening follows, words of the visitor's own stay.
  await reason.selectOption('Financing')
  await expect(field(page, 'Message')).toHaveValue('I have a question about financing.')
  await fill(page, { Message: 'I wrote this myself.' })
  await reason.selectOption('Parts')
  await expect(submitButton(page)).toHaveText('Ask about parts')
  await expect(field(page, 'Message')).toHaveValue('I wrote this myself.')
})

test('thanks say where to go, once a place is known', async ({ page }) => {
  // The address is that of a calendar's file, which mails named.
  await open(page, '/visit.ics?vehicle=nomad-xl&testDrive=2037-06-13&part=morning&showroom=pocono-pines')
  const visit = page.getByRole('region', { name: 'Where to meet us' })
  await expect(visit).toContainText('Pocono Pines')
  await expect(visit.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /^https:/)
  const others = page.getByRole('heading', { name: /^Our (other )?showrooms/ })
  await expect(others).toBeHidden()
  await open(page, '/thank-you?service=repair&transport=bring')
  await expect(page.getByRole('heading', { name: 'Where to bring it' })).toBeVisible()
  await expect(others).toHaveText('Our other showrooms')
  const main = page.getByRole('heading', { level: 3, name: 'Mountain Top' })
  await expect(main).toHaveCount(0)
  await open(page, '/thank-you?about=test-drive')
  await expect(others).toHaveText('Our showrooms')
  await expect(main).toBeVisible()
  // Somebody who waits for a cart is promised nothing sooner.
  await open(page, '/thank-you?reason=waiting')
  await expect(page.getByRole('main')).toContainText("We'll call or write when we have it.")
  await expect(page.getByRole('main')).not.toContainText(/hear from us|What happens next/)
})
