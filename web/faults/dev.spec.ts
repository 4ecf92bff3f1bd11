import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright/test'
import { expect, hydrated, started, test } from '#web/e2e/fixtures.ts'
import { type OwnSite, startOwnSite } from '#web/e2e/startSite.ts'

/** What Vite's client, React and Apollo say on every page of development. */
const USUAL = /^\[vite\]|Download the (React|Apollo) DevTools/

const SOURCES = ['graph', 'web', 'docs', 'scripts', 'codegen.ts', 'vite.config.ts', 'tsconfig.json', 'package.json']

// One process and one copy of the sources for all tests, which each edit other files of it.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let folder: string
let site: OwnSite
test.beforeAll(async () => {
  // Vite bundles the packages first.
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-dev-'))
  // What other tests leave there comes and goes.
  const filter = (path: string) => basename(path) !== 'results'
  for (const name of [...SOURCES, 'package-lock.json']) await cp(name, join(folder, name), { recursive: true, filter })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const command = ['npm', 'run', '--silent', 'dev', '--', '--inspect=127.0.0.1:0']
  site = await startOwnSite({ NODE_ENV: 'development' }, { command, root: folder })
})
test.afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true })
})

const openPage = async (browser: Browser, path: string) => {
  const page = await browser.newPage({ baseURL: site.origin })
  await page.goto(path)
  await hydrated(page)
  return page
}

const edit = async (file: string, from: string | RegExp, to: string) => {
  const text = await readFile(join(folder, file), 'utf8')
  const edited = text.replace(from, to)
  expect(edited).not.toBe(text)
  await writeFile(join(folder, file), edited)
}

/** Saves the file again until the page shows its change: one that is still loading, as on a slow machine, hears of none. */
const showing = (file: string, check: () => Promise<void>) =>
  expect(async () => {
    await check().catch(async (error) => {
      await writeFile(join(folder, file), await readFile(join(folder, file), 'utf8'))
      throw error
    })
  }).toPass()
const SOON = { timeout: 30_000 }

// A list of the API, a form, and a static page with islands.
test('npm run dev hydrates pages without an error, under the policy of production', async ({ browser }) => {
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
  const page = await openPage(browser, '/about')
  expect((await page.request.get('/graphiql/graphiql.js')).status()).toBe(200)
  await edit('graph/dealer/story.ts', /STORY_TITLE = .*/, "STORY_TITLE = 'Told anew'")
  await expect(page.locator('#story')).toHaveText('Told anew')
  await page.close()
})

test('a syntax error in graph/ is an error page, which goes away with the repair', async ({ browser }) => {
  const page = await openPage(browser, '/about')
  const heading = page.locator('h1')
  const title = (await heading.textContent())!
  for (const file of ['graph/locations/location.entity.ts', 'graph/shared/words.ts', 'graph/dealer/dealer.ts']) {
    await edit(file, /^/, '{ {')
    await expect(heading).toHaveText('The API did not load')
    // Vite's own message may lie on the page.
    await expect(page.locator('pre').first()).toContainText(file)
    expect((await page.request.get('/about')).status()).toBe(500)
    await edit(file, /^\{ \{/, '')
    await expect(heading).toHaveText(title)
  }
  await page.close()
})

test('a syntax error in web/ is the error page, which goes away with the repair', async ({ browser }) => {
  const page = await openPage(browser, '/eco-impact')
  const heading = page.locator('h1')
  const title = (await heading.textContent())!
  const file = 'web/eco-impact/EcoImpactPage.tsx'
  await edit(file, /^/, '{ {')
  await showing(file, () => expect(heading).toHaveText("This page didn't load", SOON))
  await edit(file, /^\{ \{/, '')
  await showing(file, () => expect(heading).toHaveText(title, SOON))
  await page.close()
})

test('a static page shows each change of its component, its styles and its texts', async ({ browser }) => {
  const page = await openPage(browser, '/about')
  await edit('web/about/AboutPage.tsx', 'The people who answer the phone', 'The people in the shop')
  await showing('web/about/AboutPage.tsx', () => expect(page.getByText('The people in the shop')).toBeVisible(SOON))
  await edit('web/about/about.styles.ts', "title: { textStyle: 'h2'", "title: { textStyle: 'h2', color: 'rgb(1, 2, 3)'")
  await showing('web/about/about.styles.ts', () =>
    expect(page.locator('#story')).toHaveCSS('color', 'rgb(1, 2, 3)', SOON),
  )
  await edit('web/about/content.ts', 'The price is on the cart', 'The price is on every cart')
  await showing('web/about/content.ts', () => expect(page.getByText('The price is on every cart')).toBeVisible(SOON))
  await page.close()
})

test('a page of a document shows each change of it', async ({ browser }) => {
  const page = await openPage(browser, '/developers/guide')
  await edit('docs/api.md', '## First query', '## Your first query')
  await expect(page.locator('#your-first-query')).toBeVisible()
  await page.close()
})

test('an edit of an island keeps what a visitor has typed, and shows a changed text', async ({ browser }) => {
  const page = await openPage(browser, '/eco-impact')
  const miles = page.locator('#miles')
  await miles.fill('77')
  await started(page, 'EcoCalculator')
  await edit('web/eco-impact/EcoCalculator.tsx', '<form', '<form data-edited=""')
  await page.locator('form[data-edited]').waitFor()
  await expect(miles).toHaveValue('77')
  await edit('web/eco-impact/content.ts', 'A cart gets driven more', 'How we count: a cart gets driven more')
  await expect(page.getByText('How we count')).toBeVisible()
  await page.close()
})

test('an edit of a query runs the generator, which prints what it refuses', async ({ browser }) => {
  const page = await openPage(browser, '/about')
  const query = 'web/about/about.graphql'
  await edit(query, '...CountyMap_showroom\n', 'noSuchField\n')
  await expect.poll(() => site.output.join('\n'), { timeout: 200_000 }).toContain('"noSuchField"')
  const reloaded = page.waitForEvent('load')
  await edit(query, 'noSuchField\n', '...CountyMap_showroom\n    phone\n')
  await reloaded
  expect(await readFile(join(folder, 'web/generated/graphql.ts'), 'utf8')).toMatch(/AboutPageQuery =.*phone/)
  await page.close()
})

test('a debugger can attach to the server', async () => {
  const [, address] = site.output.join('\n').match(/Debugger listening on ws:\/\/([\d.:]+)/)!
  const targets = await (await fetch(`http://${address}/json/list`)).json()
  expect(targets).toMatchObject([{ title: 'web/server/dev.ts' }])
})
