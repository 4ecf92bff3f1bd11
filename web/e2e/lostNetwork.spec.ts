import type { Page } from 'playwright/test'
import { atRest, expect, hold, open, test } from './fixtures.ts'
import { expectFilled, fillAndSend, openForm } from './inquiryForm.ts'

// The form's code, and that of the toast, are loaded when they are first used. contact.spec.ts has a network that comes back.
test.use({
  provoked:
    /dynamically imported module|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 404|preload CSS/,
})

for (const { part, begin, says } of [
  { part: 'form', begin: (page: Page) => open(page, '/contact'), says: "That didn't load. Try again." },
  { part: 'toast', begin: openForm, says: 'Failed to send message. Please try again.' },
]) {
  test(`the page stays when the network is gone and the ${part} is used`, async ({ page, context }) => {
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

test('the form keeps its words and says that it is sending until the next page is there', async ({ page }) => {
  const release = await hold(page, /\/thank-you/)
  await openForm(page)
  const sent = page.waitForResponse(/\/graphql/)
  await fillAndSend(page)
  await sent
  const button = page.getByRole('button', { name: 'Sending...' })
  await expect(button).toBeVisible()
  await expect(button).toHaveJSProperty('disabled', true)
  await expectFilled(page)
  await expect(page).toHaveURL('/contact')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks. We got your message.')
  await expect(page).toHaveURL('/thank-you')
})

test('the visitor sees that the message was sent when the network is lost right after', async ({ page, context }) => {
  await openForm(page)
  await page.route(/\/thank-you/, (route) => route.abort())
  await page.route(/\/graphql/, async (route) => {
    const response = await route.fetch()
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  await fillAndSend(page)
  await expect(page.getByRole('alert')).toContainText('Your message was sent')
})
