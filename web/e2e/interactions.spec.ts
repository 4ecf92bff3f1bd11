import { expect, open, test } from './fixtures.ts'

test.describe('eco-impact calculator', () => {
  test('calculates for a moment, shows six figures, celebrates, and keeps the results', async ({ page }) => {
    await open(page, '/eco-impact')
    await page.getByLabel('Miles per week', { exact: true }).fill('40')
    await page.getByText('Commercial', { exact: true }).click()
    await page.getByText('3 years', { exact: true }).click()
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled()

    await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
    await expect(page.getByText('Your switch to electric saves the planet and your wallet')).toBeVisible()
    for (const figure of ['$2,912.00', '$224.64', '$2,687.36']) {
      await expect(page.getByText(figure, { exact: true }).first()).toBeVisible()
    }
    await expect(page.getByText('Great Choice for the Environment!')).toBeHidden()
    await expect(page.getByText('$2,687.36', { exact: true }).first()).toBeVisible()
    await expect(page).toHaveURL(/miles=40&usage=commercial&years=3/)
  })
})

test.describe('cheapest rental', () => {
  test('answers for the days and the cart that are chosen, with the arithmetic', async ({ page }) => {
    await open(page, '/rentals')
    const helper = page.locator('#cheapest')
    await helper.getByLabel('How many days', { exact: true }).fill('10')
    await expect(helper).toContainText(/1 × 7 days\s*\$1,050/)
    await expect(helper).toContainText(/1 × 3 days\s*\$685/)
    await expect(helper).toContainText('$1,735')

    await helper.getByText('6 Seater', { exact: true }).click()
    await expect(helper).toContainText('$2,135')
    await helper.getByLabel('How many days', { exact: true }).fill('31')
    await expect(helper).toContainText('We rent for 1 to 30 days')
  })
})

test.describe('county map', () => {
  test.use({ provoked: /openstreetmap|ERR_/ })

  test('asks OpenStreetMap for a street map only on a click', async ({ page }) => {
    await open(page, '/dallas-golf-carts')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show street map' }).click()
    await expect(page.getByTitle('Street map of Dallas')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//)
    await page.getByRole('button', { name: 'Hide street map' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('leads from a city to its page', async ({ page }) => {
    await open(page, '/about')
    await page
      .getByRole('link', { name: /^Wilkes-Barre/ })
      .first()
      .click()
    await expect(page).toHaveURL('/wilkes-barre-golf-carts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf carts in Wilkes-Barre')
  })
})

test.describe('vehicle gallery', () => {
  test('opens the picture large, steps by arrow keys, and gives the focus back', async ({ page }) => {
    await open(page, '/vehicle/denago-nomad-xl')
    const enlarge = page.getByRole('link', { name: /Enlarge/ })
    await enlarge.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: /front view/ })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('img', { name: /side view/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
  })

  test('gives the focus back when its button closes it', async ({ page }) => {
    await open(page, '/vehicle/denago-nomad-xl')
    const enlarge = page.getByRole('link', { name: /Enlarge/ })
    await enlarge.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(enlarge).toBeFocused()
  })
})
