import { DESKTOP_ONLY, expect, open, PHONE_ONLY, test } from './fixtures.ts'
import { fillAndSend } from './lateParts.ts'
import { watchPolicy } from './policy.ts'

test('a policy is kept with its page, whichever page was asked for last', DESKTOP_ONLY, async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    return { policy: response.headers()['content-security-policy'], status: response.headers()['cache-status'] }
  }
  const [home, contact] = [await read('/'), await read('/contact')]
  expect(home.policy).not.toBe(contact.policy)
  expect(await read('/')).toEqual({ policy: home.policy, status: 'ridgeline; hit' })
  expect((await request.get('/api/vehicles')).headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
})

test('the parts that load on first use keep to the policy', DESKTOP_ONLY, async ({ page }) => {
  const violations = await watchPolicy(page)
  await open(page, '/vehicle/denago-nomad-xl')
  await page.getByRole('link', { name: /Enlarge/ }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /front view/ })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Ask about this cart' }).first().click()
  await expect(page).toHaveURL(/\/contact/)
  expect(violations).toEqual([])
})

test.describe('a toast', () => {
  test.use({ provoked: /status of 503/ })

  test('keeps to the policy', DESKTOP_ONLY, async ({ page }) => {
    const violations = await watchPolicy(page)
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }))
    await open(page, '/contact')
    await fillAndSend(page)
    await expect(page.getByRole('status').filter({ hasText: 'Error' })).toBeVisible()
    expect(violations).toEqual([])
  })
})

test('the menu of a phone keeps to the policy', PHONE_ONLY, async ({ page }) => {
  const violations = await watchPolicy(page)
  await open(page, '/')
  await page.getByRole('button', { name: /menu/i }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Rentals' })).toBeVisible()
  expect(violations).toEqual([])
})

test.describe('a street map', () => {
  test.use({ provoked: /^request: https:\/\/www\.openstreetmap\.org/ })

  test('may be framed', DESKTOP_ONLY, async ({ page }) => {
    const violations = await watchPolicy(page)
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A map</title><p>A map of Dallas</p>' }),
    )
    await open(page, '/dallas-golf-carts')
    await page.getByRole('button', { name: 'Show street map' }).click()
    await expect(page.frameLocator('iframe').getByText('A map of Dallas')).toBeVisible()
    expect(violations).toEqual([])
  })
})

test.describe('the page of the API', () => {
  const HOSTS = /^https:\/\/(embeddable-sandbox\.cdn|sandbox\.embed)\.apollographql\.com\//
  test.use({ provoked: /apollographql\.com/ })

  test('may load the Sandbox, which may frame its own page and ask the API', DESKTOP_ONLY, async ({ page }) => {
    const violations = await watchPolicy(page)
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
    expect(violations).toEqual([])
  })
})
