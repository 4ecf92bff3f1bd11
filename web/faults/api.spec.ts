import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'

test.describe('a browser at /graphql', () => {
  test.use({ provoked: /apollographql|ERR_FAILED/ })

  // GraphiQL's tabs hold a button each, and its editors scroll by the keys of their text fields.
  const OF_GRAPHIQL = ['nested-interactive', 'scrollable-region-focusable']
  const answer = (page: Page) => page.locator('.graphiql-response')

  test('meets GraphiQL and examples that work, where the Sandbox cannot load', async ({ page, request }) => {
    await page.route(/apollographql\.com/, (route) => route.abort())
    await page.goto('/graphql')
    const inventory = page.getByRole('menuitem', { name: 'Inventory' })
    // The menu of operations is there once GraphiQL has read the schema.
    await expect(async () => {
      await page.getByRole('button', { name: 'Execute query' }).click()
      await expect(inventory).toBeVisible({ timeout: 1000 })
    }).toPass()
    await inventory.click()
    await expect(answer(page)).toContainText('totalCount')
    await expect(page.locator('#sandbox')).toBeHidden()

    const around = await new AxeBuilder({ page }).exclude('#graphiql').analyze()
    const inside = await new AxeBuilder({ page }).include('#graphiql').disableRules(OF_GRAPHIQL).analyze()
    expect([...around.violations, ...inside.violations].map(({ id }) => id)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)

    const links = await page.getByRole('link', { name: /^See the answer/ }).all()
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) {
      const response = await request.get((await link.getAttribute('href'))!, { headers: { accept: 'text/html,*/*' } })
      expect((await response.json()).errors).toBeUndefined()
    }
  })

  test('meets GraphiQL with the operation that the link names, where nothing answers', async ({ page }) => {
    // A firewall that lets requests wait.
    await page.route(/apollographql\.com/, () => {})
    const document = 'query One($id: ID!) { vehicle(id: $id) { price } }'
    const fragment = new URLSearchParams({ document, variables: '{"id":"nomad-xl"}' })
    await page.goto(`/graphql#${fragment}`, { waitUntil: 'commit' })
    await expect(async () => {
      await page.getByRole('button', { name: 'Execute query' }).click()
      await expect(answer(page)).toContainText('8495', { timeout: 2000 })
    }).toPass()
  })

  test('meets the Sandbox with the examples or the linked operation, where its script loads', async ({ page }) => {
    // Stands in for the Sandbox's script, which makes such a frame and sends the requests that the frame asks for.
    const script = `window.EmbeddedSandbox = class {
      constructor(options) {
        window.options = options
        const frame = document.createElement('iframe')
        frame.setAttribute('style', 'height: 100%')
        frame.src = 'https://sandbox.embed.apollographql.com/sandbox/explorer'
        document.querySelector(options.target).append(frame)
        fetch(options.initialEndpoint + '?query={__typename}').then(({ status }) => { document.title = String(status) })
      }
    }`
    await page.route(/apollographql\.com/, (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: 'The explorer' }),
    )
    const started = async (path: string) => {
      await page.goto(path)
      await expect(page.frameLocator('iframe').getByText('The explorer')).toBeVisible()
      await expect(page).toHaveTitle('200')
      return page.evaluate(() => (window as unknown as { options: object }).options)
    }
    expect(await started('/graphql')).toMatchObject({
      target: '#sandbox',
      initialEndpoint: new URL('/graphql', page.url()).href,
      initialState: { document: expect.stringContaining('query Inventory') },
    })
    const document = 'query One($id: ID!) { vehicle(id: $id) { name } }'
    const variables = { id: 'nomad-xl' }
    await page.goto('about:blank')
    const given = new URLSearchParams({ document, variables: JSON.stringify(variables) })
    expect(await started(`/graphql#${given}`)).toMatchObject({ initialState: { document, variables } })
  })
})

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
