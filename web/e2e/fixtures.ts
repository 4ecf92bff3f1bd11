import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test as base, expect, type Page } from 'playwright/test'

export { expect }

export type SiteOptions = {
  /** DATA_DIR of the site under test. */
  dataDir: string
  /** Console messages that a test provokes; any other one fails it. */
  provoked: RegExp | null
}

/** Marks what needs a wide screen, and what has nothing to do with the screen: once is enough. */
export const DESKTOP_ONLY = { tag: '@desktop' }
export const PHONE_ONLY = { tag: '@phone' }

type Fixtures = SiteOptions & {
  /** What `npm run inquiries -- list --json` prints. */
  storedInquiries: () => Promise<Record<string, unknown>[]>
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Every test also fails on a message in the console, an error in the page and a request to another host. */
export const test = base.extend<Fixtures>({
  dataDir: ['', { option: true }],
  provoked: [null, { option: true }],

  page: async ({ page, baseURL, provoked }, use) => {
    const problems: string[] = []
    page.on('console', (message) => problems.push(`console: ${message.text()}`))
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      const isForeign = url.protocol.startsWith('http') && url.origin !== baseURL
      if (isForeign) problems.push(`request: ${url.href}`)
    })
    await use(page)
    expect(problems.filter((problem) => !provoked?.test(problem))).toEqual([])
  },

  storedInquiries: async ({ dataDir }, use) => {
    await use(async () => {
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
      const { stdout } = await run(process.execPath, ['dist/server/inquiries.js', 'list', '--json'], { cwd: ROOT, env })
      return JSON.parse(stdout)
    })
  },
})

/**
 * Waits until scripts have taken over all of the page, of a static one all islands: React leaves a mark on each element
 * that it has hydrated. An icon's drawing is text to it.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
    const taken = document.querySelectorAll('main, main :not([data-static] *, .icon *), [data-island] :not(.icon *)')
    return document.documentElement.dataset.pageType && [...taken].every(isTaken)
  })

/** Opens a page and waits until scripts have taken over. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await hydrated(page)
  return response!
}

/** Holds back all requests to these addresses until the answered function is called. */
export const hold = async (page: Page, url: RegExp) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
