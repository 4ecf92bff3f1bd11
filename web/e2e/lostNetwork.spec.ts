import type { Page } from 'playwright/test'
import { atRest, expect, open, PHONE_ONLY, test } from './fixtures.ts'
import { expectFilled, fillAndSend, openForm } from './inquiryForm.ts'

test.use({
  provoked: /ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch|status of 404|preload CSS/,
})

// Its code, and that of the toast which says so, are loaded when they are first used.
for (const { part, begin, says } of [
  { part: 'form', begin: (page: Page) => open(page, '/contact'), says: "That didn't load. Try again." },
  { part: 'toast', begin: openForm, says: 'Failed to send message. Please try again.' },
]) {
  test(`the page stays when the network is gone and the ${part} is used`, PHONE_ONLY, async ({ page, context }) => {
    await begin(page)
    await atRest(page)
    // biome-ignore lint/performance/useDomNodeTextContent: a visitor cannot read hidden text
    const readableLength = () => page.evaluate(() => document.body.innerText.length)
    const before = await readableLength()
    await context.setOffline(true)
    await fillAndSend(page)
    await expect(page.getByText(says)).toBeVisible()
    await expectFilled(page)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
    await expect.poll(readableLength).toBeGreaterThanOrEqual(0.9 * before)
  })
}
