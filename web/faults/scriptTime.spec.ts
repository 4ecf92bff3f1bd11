import type { Browser } from 'playwright/test'
import { expect, PHONE_ONLY, test } from '#web/e2e/fixtures.ts'

const PAGES = [
  ...['/', '/inventory', '/vehicle/denago-nomad-xl', '/compare?ids=denago-nomad-xl,denago-ev-city'],
  ...['/rentals', '/hazleton-golf-carts', '/contact', '/showroom'],
]

/** An empty page whose script works for 0.1 s on a phone. */
const YARDSTICK = `<!doctype html><title>Yardstick</title><script>
  const words = Array.from({ length: 30000 }, (_, index) => 'cart ' + (index * 7919) % 30011)
  words.sort().map((word) => word.replace(/\\d+/, (digits) => digits.length)).join()
</script>`

/** Milliseconds of script on a page that nobody touches: the least of two visits. */
const scriptTime = async (browser: Browser, address: string) => {
  const times: number[] = []
  for (let visit = 0; visit < 2; visit++) {
    const page = await browser.newPage()
    const devtools = await page.context().newCDPSession(page)
    await page.route('**/yardstick', (route) => route.fulfill({ contentType: 'text/html', body: YARDSTICK }))
    // The thread's own time: another process beside it doesn't count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(address)
    if (!address.endsWith('/yardstick')) await page.waitForFunction(() => window.pageStarted)
    // What the loader left for later.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const { metrics } = await devtools.send('Performance.getMetrics')
    times.push(1000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value)
    await page.close()
  }
  return Math.min(...times)
}

test(
  'no page computes untouched for as long as it takes to sort 30,000 words',
  PHONE_ONLY,
  async ({ browser, baseURL }) => {
    test.slow()
    const yardstick = await scriptTime(browser, `${baseURL}/yardstick`)
    for (const path of PAGES) {
      expect.soft(await scriptTime(browser, baseURL + path), path).toBeLessThan(yardstick)
    }
  },
)
