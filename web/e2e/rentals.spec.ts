import { EVERY_SCREEN, expect, open, PHONE_ONLY, started, test } from './fixtures.ts'

const FRIDAY = '2027-06-11'
const SUNDAY = '2027-06-13'

test.describe('the price of a rental', () => {
  test(
    'goes into the contact form with cart, days, dates and price list, and is there on the way back',
    EVERY_SCREEN,
    async ({ page }) => {
      await open(page, '/rentals')
      const calculator = page.locator('#cheapest')
      await calculator.getByText('Utility', { exact: true }).click()
      await started(page, 'CheapestRental')
      await calculator.getByLabel('First day').fill(FRIDAY)
      await calculator.getByRole('link', { name: 'Reserve Fri–Sun for $685' }).click()
      await expect(page).toHaveURL(`/contact?cart=UTILITY&days=3&from=${FRIDAY}&list=standard`)
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
        "I'd like to rent a utility cart for 3 days from Friday, June 11, 2027.",
      )
      await page.goBack()
      await expect(calculator.getByLabel('Last day')).toHaveValue(SUNDAY)
      await expect(calculator.getByRole('radio', { name: 'Utility' })).toBeChecked()
    },
  )

  test('for a town is chosen by keyboard, in place', async ({ page }) => {
    await open(page, '/rentals')
    const calculator = page.locator('#cheapest')
    const town = calculator.getByLabel('Where to?')
    const entries = await page.evaluate(() => history.length)
    await calculator.getByLabel('First day').fill(FRIDAY)
    await town.focus()
    await started(page, 'CheapestRental')
    const slug = (await town.locator('option').nth(3).getAttribute('value'))!
    for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowDown')
    const query = `cart=four-seater&first=${FRIDAY}&last=${SUNDAY}`
    await expect(page).toHaveURL(`/rentals?${query}&town=${slug}`)
    await expect(town).toBeFocused()
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await expect(calculator).toContainText('Delivery')
    await page.reload()
    await expect(town).toHaveValue(slug)
    await expect(calculator).toContainText('Delivery')
    await town.selectOption('Pick up at Mountain Top')
    await expect(page).toHaveURL(`/rentals?${query}`)
    await expect(calculator).not.toContainText('Delivery')
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('the price and its button are on the first screen, and hide no field in focus', PHONE_ONLY, async ({ page }) => {
    await open(page, '/rentals')
    const calculator = page.locator('#cheapest')
    const reserve = calculator.getByRole('link', { name: /^Reserve .+ for \$685$/ })
    await expect(reserve).toBeInViewport({ ratio: 1 })
    const town = calculator.getByLabel('Where to?')
    await town.focus()
    await expect(reserve).toBeInViewport({ ratio: 1 })
    const [field, button] = await Promise.all([town.boundingBox(), reserve.boundingBox()])
    expect(field!.y + field!.height).toBeLessThanOrEqual(button!.y)
  })

  test('no line of the calculator is beside the button that stays in view', PHONE_ONLY, async ({ page }) => {
    await open(page, '/rentals/hazleton')
    const calculator = page.locator('#cheapest')
    const reserve = calculator.getByRole('link', { name: /^Reserve / })
    const [card, button] = await Promise.all([calculator.boundingBox(), reserve.boundingBox()])
    // The corner of the button's box, which is outside of its round end.
    const [x, y] = [card!.x + 4, button!.y + 1]
    expect(
      await reserve.evaluate(
        (link, [left, top]) => document.elementFromPoint(left!, top!) === link.parentElement,
        [x, y],
      ),
    ).toBe(true)
  })
})

test(
  "each plan of a town is reserved with its cart, its days, the calculator's first day and the prices of the town",
  EVERY_SCREEN,
  async ({ page }) => {
    await open(page, '/rentals/hazleton')
    const plans = page.getByRole('region', { name: 'All plans' })
    const isPhone = page.viewportSize()!.width < 768
    if (isPhone) await plans.getByRole('group', { name: 'Cart' }).getByText('6 Seater').click()
    await expect(plans.getByRole('link', { name: /^Reserve/ })).toHaveCount(isPhone ? 4 : 12)
    const plan = plans.getByRole('link', { name: 'Reserve a 6-seater for 7 days' })
    await expect(plan).toHaveAttribute('href', /&from=\d{4}-\d\d-\d\d&/)
    await page.getByLabel('First day').fill(FRIDAY)
    await expect(plan).toHaveAttribute('href', new RegExp(`from=${FRIDAY}`))
    await plan.click()
    await expect(page).toHaveURL(
      new RegExp(`/contact\\?cart=SIX_SEATER&days=7&from=${FRIDAY}&list=town&town=hazleton&miles=\\d+$`),
    )
    const chosen = page.getByRole('region', { name: 'What you chose' })
    await expect(chosen).toContainText('6-seater for 7 days from Friday, June 11, 2027 in Hazleton')
    await expect(chosen).toContainText('We deliver Fri, Jun 11 at 9 AM and pick up Fri, Jun 18 at 9 AM.')
    await expect(chosen).toContainText('Town prices')
    await expect(chosen).toContainText('$1,260')
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the server for the price of the dates', async ({ page }) => {
    await page.goto('/rentals')
    await page.getByLabel('First day').fill(FRIDAY)
    await page.getByLabel('Last day').fill('2027-06-20')
    const show = page.getByRole('button', { name: 'Show the price' })
    await show.click()
    await expect(page.locator('#cheapest')).toContainText('$1,735')
    await page.getByLabel('Where to?').selectOption('Hazleton')
    await show.click()
    await expect(page.locator('#cheapest')).toContainText('Delivery to Hazleton')
    await page.getByLabel('Where to?').selectOption('Pick up at Mountain Top')
    await show.click()
    await expect(page.locator('#cheapest')).toContainText('Pick up at Mountain Top Fri, Jun 11 at 9 AM')
  })
})
