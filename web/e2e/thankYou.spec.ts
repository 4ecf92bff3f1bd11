import { expect, hold, test } from './fixtures.ts'
import { expectFilled, fillAndSend, openForm } from './inquiryForm.ts'

test.describe('after sending', () => {
  test.use({ provoked: /dynamically imported module|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|preload CSS/ })

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
})
