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
    await page.goto(path)
    await hydrated(page)
    expect(messages.filter((message) => !USUAL.test(message))).toEqual([])
    await page.close()
  }
})
