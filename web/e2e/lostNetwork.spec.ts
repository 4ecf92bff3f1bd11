import { expect, hydrated, PHONE_ONLY, test } from './fixtures.ts'
import { LATE_PARTS, MENUS, useWithout } from './lateParts.ts'

test.use({
  provoked: /ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch|status of 404|preload CSS/,
})

for (const part of [...MENUS, ...LATE_PARTS]) {
  const title = `${part.path}: the page stays when the network is gone and the ${part.part} is used`
  test(title, PHONE_ONLY, ({ page, context }) => useWithout(page, part, () => context.setOffline(true)))
}

test('a page that was never loaded blames the network alone', PHONE_ONLY, async ({ page, context }) => {
  await page.goto('/services')
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Schedule service' }).first().click()
  await expect(page.getByRole('alert')).toContainText('No connection')
  await expect(page.getByRole('main')).not.toContainText('went wrong')
})

test('the menu opens once the network is back', PHONE_ONLY, async ({ page, context }) => {
  await page.goto('/services')
  await hydrated(page)
  await context.setOffline(true)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await expect(page.getByRole('contentinfo')).toBeFocused()
  await context.setOffline(false)
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
