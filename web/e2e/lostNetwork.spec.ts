import { expect, hydrated, PHONE_ONLY, test } from './fixtures.ts'
import { LATE_PARTS, useWithout } from './lateParts.ts'

test.use({
  provoked: /ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch|status of 404|preload CSS/,
})

for (const part of LATE_PARTS) {
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
