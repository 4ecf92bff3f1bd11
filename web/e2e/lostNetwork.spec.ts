import { expect, hydrated, PHONE_ONLY, test } from './fixtures.ts'
import { expectFilled, LATE_PARTS, useWithout } from './lateParts.ts'

test.use({
  provoked: /ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch|status of 404|preload CSS/,
})

for (const part of LATE_PARTS) {
  test(`${part.path}: the page stays when the network is gone and the ${part.part} is used`, async ({
    page,
    context,
    isMobile,
  }) => {
    test.skip(part.isOn !== undefined && part.isOn !== (isMobile ? 'phone' : 'desktop'), 'not on this screen')
    await useWithout(page, part, () => context.setOffline(true))
  })
}

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

test('an inquiry that the network did not take can be sent when it is back', async ({ page, context }) => {
  const [toast] = LATE_PARTS.filter(({ part }) => part === 'toast')
  await useWithout(page, toast!, () => context.setOffline(true))
  await expectFilled(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/thank-you')
})
