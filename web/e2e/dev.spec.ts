import { utimesSync } from 'node:fs'
import { expect, hydrated, test } from './fixtures.ts'
import { type OwnSite, startOwnSite } from './ownSite.ts'

/** What Vite's client, React and Apollo say on every page of development. */
const USUAL = /^\[vite\]|Download the (React|Apollo) DevTools/

/** The site as `npm run dev` starts it. */
let site: OwnSite
test.beforeAll(async () => {
  // Vite bundles the packages first.
  test.setTimeout(300_000)
  site = await startOwnSite({ NODE_ENV: 'development' }, { program: 'web/server/dev.ts' })
})
test.afterAll(() => site.stop())

// A list of the API, a form, and a static page with islands.
test('npm run dev hydrates pages without an error, under the policy of production', async ({ browser }) => {
  test.setTimeout(300_000)
  for (const path of ['/inventory', '/contact', '/about']) {
    const page = await browser.newPage({ baseURL: site.origin })
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    const response = await page.goto(path)
    expect(response!.headers()['content-security-policy']).toContain("default-src 'none'")
    await hydrated(page)
    expect(messages.filter((message) => !USUAL.test(message))).toEqual([])
    await page.close()
  }
})

test('npm run dev serves GraphiQL, and loads a page again after a change of what the API says', async ({ browser }) => {
  test.setTimeout(300_000)
  const page = await browser.newPage({ baseURL: site.origin })
  expect((await page.request.get('/graphiql/graphiql.js')).status()).toBe(200)
  await page.goto('/about')
  await hydrated(page)
  const reloaded = page.waitForEvent('load')
  utimesSync('graph/dealer/story.ts', new Date(), new Date())
  await reloaded
  await page.close()
})
