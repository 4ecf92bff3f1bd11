import { expectReadable, expectRoom, expectRoomForLargeText, smallTargets } from '#web/e2e/accessibility.ts'
import { expect, open, test } from '#web/e2e/fixtures.ts'
import { DESK_VIEWS, EXAMPLES, VIEWS } from '#web/e2e/pages.ts'

// On a desktop: every content of every page, beside those that e2e/pages.spec.ts looks at on a phone.

// The browser reports the status of the page itself.
test.use({ provoked: /status of 404/ })
test.describe.configure({ mode: 'parallel' })

for (const view of VIEWS) {
  test(view.path, async ({ page }) => {
    await open(page, view.path)
    await expect.soft(page.locator('h1')).toHaveText([view.h1])
    await expectReadable(page, view.h1)
    await expectRoom(page)
    if (EXAMPLES.some((example) => example === view)) await expectRoomForLargeText(page)
  })
}

for (const { path, h1, status = 200 } of DESK_VIEWS) {
  test(path, async ({ page, session: _ }) => {
    expect((await page.goto(path))!.status()).toBe(status)
    await expect.soft(page.locator('h1')).toHaveText([h1])
    await expectReadable(page, h1)
    expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([])
    await expectRoom(page)
    await expectRoomForLargeText(page)
  })
}
