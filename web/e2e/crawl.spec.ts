import { readdir } from 'node:fs/promises'
import { DEALER } from '#graph/dealer/dealer.ts'
import { FREE_DELIVERY } from '#graph/dealer/figures.ts'
import { zeroPercentText } from '#graph/dealer/financing.ts'
import { PROMOTIONS } from '#graph/seed/promotions.ts'
import { expect, test } from './fixtures.ts'
import { spacedText } from './servedPage.ts'

const LINK = /<a [^>]*href="([^"#]+)/g
const PICTURE = /(?:src|href|content)="(\/(?:media|social|fonts|assets)[^"]+)"/g

type Rule = {
  fact: string
  /** Pages where the rule holds; by default all of them. */
  on?: RegExp
  /** Words that mention the fact. */
  mention: RegExp
  /** What the page says then, anywhere; undefined where no page may mention it so. */
  says?: RegExp | string
}

const RULES: Rule[] = [
  { fact: 'which rental prices these are', on: /^\/rentals\/./, mention: /./, says: 'Town prices' },
  {
    fact: 'which rental prices these are',
    on: /^\/(rentals|policies\/rental-policy)$/,
    mention: /./,
    says: /showroom prices/i,
  },
  {
    fact: 'where the other rental prices are',
    on: /^\/(rentals\/.|policies\/rental-policy$)/,
    mention: /./,
    says: /See showroom prices|your town's rental page/,
  },
  { fact: 'which line is for what', on: /^\/contact$/, mention: /./, says: DEALER.lines.main.use },
  { fact: 'which line is toll-free', on: /^\/(contact|showroom)$/, mention: /\(800\)/, says: /toll-free/i },
  {
    fact: 'which carts have 0% financing', // An estimate says it of its own cart.
    mention: /0% (financing|APR for)\b(?! up to \d+ months, on approved credit)/,
    says: zeroPercentText(PROMOTIONS[0]!),
  },
  { fact: 'where delivery is free', on: /^\/$/, mention: /\$5,000/, says: FREE_DELIVERY },
  {
    fact: 'the purchase for free delivery',
    mention: /(?<!purchases? of |cart for |County on carts )\$5,000(?![\d,])/,
  },
  { fact: 'which municipalities are 23', mention: /\b23 municipalities/, says: /service (route|truck)/ },
  {
    fact: 'which municipalities are 24',
    mention: /\b24 Luzerne/,
    says: 'happy customers in 24 Luzerne municipalities',
  },
  { fact: 'which names are 38', mention: /\b38 (towns|municipalities)/, says: '38 towns and villages' },
  { fact: 'which door is for emergencies on Sundays', mention: /Sun Emergency only/, says: 'Service bay hours' },
  { fact: 'which door opens on Sundays', mention: /Sun By appointment/, says: 'Access hours' },
  { fact: 'where carts are', mention: /on the lot in|Where the carts are/ },
  { fact: 'what a price of the lineup is', on: /^\/(denago|evolution)$/, mention: /./, says: 'factory-ordered carts' },
  { fact: 'what a list price is', on: /^\/vehicle\//, mention: /List price (?!as equipped)/ },
  {
    fact: 'whose price it is',
    on: /^\/(denago|evolution)$/,
    mention:
      /(?<!Starting at |starting at |In stock at [\w ]{3,40}: )\$\d[\d,]*(?![\d,]| (factory order|starting price))/,
  },
  {
    fact: 'what another page says',
    mention: /\b(another|other) (page|list|one)s? (print|say)|(page|policy) prints? an/i,
  },
]

const broken = (path: string, text: string) =>
  RULES.filter(({ on, mention, says }) => {
    if (on && !on.test(path)) return false
    if (!mention.test(text)) return false
    return says === undefined || !(typeof says === 'string' ? text.includes(says) : says.test(text))
  }).map(({ fact, mention }) => `${path}, ${fact}: ${mention.exec(text)![0]}`)

test('every link and picture that can be reached is there, and pages agree about every fact', async ({
  request,
  baseURL,
}) => {
  // Each request has a limit of its own; how many there are is the site's affair.
  test.setTimeout(0)
  const seen = new Set(['/'])
  const missing: string[] = []
  const contrary: string[] = []
  for (const path of seen) {
    const response = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } })
    if (!response.ok()) missing.push(`${response.status()} ${path}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const html = await response.text()
    // Pages that search engines list, at their own addresses.
    if (html.includes(`rel="canonical" href="${baseURL}${path}"`)) contrary.push(...broken(path, spacedText(html)))
    for (const [, address] of [...html.matchAll(LINK), ...html.matchAll(PICTURE)]) {
      const url = new URL(address!.replaceAll('&amp;', '&'), baseURL)
      if (url.origin === baseURL) seen.add(url.pathname + url.search)
    }
  }
  expect(missing).toEqual([])
  expect(contrary).toEqual([])
  // Towns, their rentals, vehicles and policies are all linked from somewhere.
  expect(seen.size).toBeGreaterThan(150)
})

test('visitors get no source map of the scripts, which the build keeps apart', async ({ request }) => {
  const scripts = await readdir('dist/client/assets')
  const maps = await readdir('dist/maps')
  expect(maps.map((map) => map.slice(0, -'.map'.length)).filter((name) => !scripts.includes(name))).toEqual([])
  expect(maps).not.toEqual([])
  for (const map of maps) expect((await request.get(`/assets/${map}`)).status()).toBe(404)
  const [script] = maps.map((map) => `/assets/${map.slice(0, -'.map'.length)}`)
  expect(await (await request.get(script!)).text()).not.toContain('sourceMappingURL')
})
