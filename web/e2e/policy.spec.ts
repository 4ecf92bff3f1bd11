import { expect, test } from './fixtures.ts'

test('a policy is kept with its page, whichever page was asked for last', async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    return { policy: response.headers()['content-security-policy'], status: response.headers()['cache-status'] }
  }
  const [home, contact] = [await read('/'), await read('/contact')]
  expect(home.policy).not.toBe(contact.policy)
  // A test beside this one may change the stock, which empties the cache.
  await expect.poll(() => read('/')).toEqual({ policy: home.policy, status: 'ridgeline; hit' })
  expect((await request.get('/api/vehicles')).headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
})

test.describe('the page of the API', () => {
  const HOSTS = /^https:\/\/(embeddable-sandbox\.cdn|sandbox\.embed)\.apollographql\.com\//
  test.use({ provoked: /^request: https:\/\/[\w.-]+\.apollographql\.com\// })

  test('may load the Sandbox, which may frame its own page and ask the API', async ({ page }) => {
    // A stand-in for the Sandbox's script, which makes such a frame and sends the requests that the frame asks for.
    const sandbox = `window.EmbeddedSandbox = class {
      constructor({ target, initialEndpoint }) {
        const frame = document.createElement('iframe')
        frame.setAttribute('style', 'height: 100%')
        frame.src = 'https://sandbox.embed.apollographql.com/sandbox/explorer'
        document.querySelector(target).append(frame)
        fetch(initialEndpoint + '?query={__typename}').then(({ status }) => { document.title = String(status) })
      }
    }`
    await page.route(HOSTS, (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: sandbox })
        : route.fulfill({ contentType: 'text/html', body: 'The explorer' }),
    )
    await page.goto('/graphql')
    await expect(page.frameLocator('iframe').getByText('The explorer')).toBeVisible()
    await expect(page).toHaveTitle('200')
  })
})
