import type { Page } from 'playwright/test'
import { EVERY_SCREEN, expect, hold, open, PHONE_ONLY, started, test } from './fixtures.ts'

const FRIDAY = '2027-06-11'
const SUNDAY = '2027-06-13'

const calculatorOf = (page: Page) => page.locator('#cheapest')

test('a priced rental goes into the contact form, and is there on the way back', async ({ page }) => {
  await open(page, '/rentals')
  const calculator = calculatorOf(page)
  await calculator.getByText('Utility', { exact: true }).click()
  await started(page, 'CheapestRental')
  await calculator.getByLabel('First day').fill(FRIDAY)
  await calculator.getByRole('link', { name: 'Request Fri–Mon, $685' }).click()
  await expect(page).toHaveURL(`/contact?cart=UTILITY&days=3&from=${FRIDAY}&list=standard`)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    "I'd like to rent a utility cart for 3 days from Friday, June 11, 2027.",
  )
  await page.goBack()
  await expect(calculator.getByLabel('Last day')).toHaveValue(SUNDAY)
  await expect(calculator.getByRole('radio', { name: 'Utility' })).toBeChecked()
})

test('a town is chosen by keyboard, in place, after a first day without any script', async ({ page }) => {
  await open(page, '/rentals')
  const town = calculatorOf(page).getByLabel('Pickup or delivery?')
  const entries = await page.evaluate(() => history.length)
  await calculatorOf(page).getByLabel('First day').fill(FRIDAY)
  await town.focus()
  await started(page, 'CheapestRental')
  const slug = (await town.locator('option').nth(3).getAttribute('value'))!
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(`/rentals?cart=four-seater&first=${FRIDAY}&last=${SUNDAY}&town=${slug}`)
  await expect(town).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expect(town).toHaveValue(slug)
})

test('a town that is chosen before the scripts have come is where later rentals go', async ({ page }) => {
  const release = await hold(page, /\.js$/)
  await open(page, '/rentals')
  await calculatorOf(page).getByLabel('Pickup or delivery?').selectOption('Hazleton')
  release()
  await started(page, 'CheapestRental')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('town'))).toContain('hazleton')
  await open(page, '/rentals')
  await expect(calculatorOf(page).getByLabel('Pickup or delivery?')).toHaveValue('hazleton')
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('the price and its button are on the first screen, and hide nothing', PHONE_ONLY, async ({ page }) => {
    await open(page, '/rentals')
    const reserve = calculatorOf(page).getByRole('link', { name: /^Request .+, \$685$/ })
    await expect(reserve).toBeInViewport({ ratio: 1 })
    const town = calculatorOf(page).getByLabel('Pickup or delivery?')
    await town.focus()
    await expect(reserve).toBeInViewport({ ratio: 1 })
    const [field, button, card] = await Promise.all([
      town.boundingBox(),
      reserve.boundingBox(),
      calculatorOf(page).boundingBox(),
    ])
    expect(field!.y + field!.height).toBeLessThanOrEqual(button!.y)
    // Beside the round end of the button is its bar, and no line of the calculator.
    const isBar = (link: Element, [x, y]: number[]) => document.elementFromPoint(x!, y!) === link.parentElement
    expect(await reserve.evaluate(isBar, [card!.x + 4, button!.y + 1])).toBe(true)
  })
})

test('a plan of a town is reserved with the chosen first day and the town’s prices', EVERY_SCREEN, async ({ page }) => {
  await open(page, '/rentals/hazleton')
  const plans = page.getByRole('region', { name: 'All plans' })
  const isPhone = page.viewportSize()!.width < 768
  if (isPhone) await plans.getByRole('group', { name: 'Cart' }).getByText('6 Seater').click()
  await expect(plans.getByRole('link', { name: /^Request/ })).toHaveCount(isPhone ? 4 : 12)
  const plan = plans.getByRole('link', { name: 'Request a 6-seater for 7 days' })
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
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the server prices the dates, and says when the last is before the first', async ({ page }) => {
    await page.goto('/rentals')
    const show = page.getByRole('button', { name: 'Show the price' })
    await page.getByLabel('First day').fill(FRIDAY)
    await page.getByLabel('Last day').fill('2027-06-08')
    await show.click()
    await expect(calculatorOf(page)).toContainText('The last day is before the first day.')
    await expect(page.getByLabel('Last day')).toHaveValue('2027-06-08')
    await expect(calculatorOf(page).getByRole('link', { name: /^Request/ })).toHaveCount(0)
    await page.getByLabel('Last day').fill('2027-06-20')
    await page.getByLabel('Pickup or delivery?').selectOption('Hazleton')
    await show.click()
    await expect(calculatorOf(page)).toContainText('Delivery to Hazleton')
    await page.getByLabel('Pickup or delivery?').selectOption('Pick up at Mountain Top')
    await show.click()
    await expect(calculatorOf(page)).toContainText('Pick up at Mountain Top Fri, Jun 11 at 9 AM')
    await expect(calculatorOf(page)).toContainText('$1,735')
  })
})
