import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { AUTHORIZED_BRANDS, SOLD_BRANDS } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS, TEAM } from '#graph/dealer/story.ts'
import { LOCATIONS } from '#graph/seed/locations.ts'
import { MUNICIPALITIES } from '#graph/seed/municipalities.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { siteAddresses } from '#web/e2e/servedPage.ts'
import { startOwnSite } from '#web/e2e/startSite.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = ['docs', 'graph', 'web', 'package.json', 'tsconfig.json', 'vite.config.ts']
/** The files that a rebrand edits; rental prices and the figures of policies may stay. Pictures are in `web/public`. */
const EDITED = [
  ...[
    'dealer.ts',
    'brands.ts',
    'brand-pages.ts',
    'brand-pages/denago.json',
    'story.ts',
    'road-rules.ts',
    'county.json',
  ].map((name) => `graph/dealer/${name}`),
  ...['locations.ts', 'municipalities.ts', 'promotions.ts', 'vehicles.json'].map((name) => `graph/seed/${name}`),
]

const { address, county, lines } = DEALER
const FIRST = [
  ...[DEALER.name, DEALER.shortName, DEALER.state, county.name, DEALER.farCounty, DEALER.email, DEALER.financingUrl],
  ...[...Object.values(address), ...county.landmarks, ...Object.values(lines).flatMap(Object.values)],
  ...LOCATIONS.flatMap(({ city, phone }) => (city ? [city, phone] : [phone])),
  ...MUNICIPALITIES.map(({ name }) => name),
  ...[...SOLD_BRANDS, ...AUTHORIZED_BRANDS.map(({ slug }) => `"/${slug}"`)],
  ...[...TEAM.map(({ name }) => name), ...REVIEWS.map(({ author }) => author)],
]
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const FIRST_DEALER = new RegExp(`(?<![\\w-])(${FIRST.map(literally).join('|')})(?![\\w-])`, 'g')

const turned = (sign: string, first: string, count: number) => {
  const start = first.charCodeAt(0)
  return String.fromCharCode(start + ((sign.charCodeAt(0) - start + count / 2) % count))
}

/** The second dealer's word for one of the first: each letter and digit is another one (ROT13 and ROT5). */
const renamed = (word: string) =>
  word.replace(/^(?:https:\/\/|tel:)|[a-z]|[A-Z]|\d/g, (sign) => {
    if (sign.length > 1) return sign
    return /\d/.test(sign) ? turned(sign, '0', 10) : turned(sign, sign < 'a' ? 'A' : 'a', 26)
  })

/** What the second dealer has beside other words: clocks half an hour beside most others, one authorized brand and no rating. */
const DIFFERENCES = {
  "timeZone: 'America/New_York'": "timeZone: 'Australia/Adelaide'",
  "{ name: 'Denago', slug: 'denago' },": "{ name: 'Denago', slug: 'qrantb' },",
  "{ name: 'Evolution', slug: 'evolution' },": '',
  '= { denago, evolution }': '= { qrantb: denago }',
  '= { value: 4.8, count: 127 }': '= undefined',
}

/** The site of a second dealer, built from these sources with other words in the modules of the first one. */
const buildSecond = async (folder: string) => {
  // What other tests leave there comes and goes.
  const filter = (path: string) => basename(path) !== 'results'
  for (const source of SOURCES) await cp(join(ROOT, source), join(folder, source), { recursive: true, filter })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const changed = new Set<string>()
  for (const file of EDITED) {
    let text = await readFile(join(folder, file), 'utf8')
    for (const [first, second] of Object.entries(DIFFERENCES)) {
      if (text.includes(first)) changed.add(first)
      text = text.replace(first, second)
    }
    await writeFile(join(folder, file), text.replace(FIRST_DEALER, renamed))
  }
  expect([...changed].sort()).toEqual(Object.keys(DIFFERENCES).sort())
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
  )
}

const OTHERS = [
  '/thank-you',
  '/no/such/page',
  '/towns/atlantis',
  '/vehicle/unknown',
  '/site.webmanifest',
  '/sitemap.xml',
]

// Reference and documents show the contract, whose names and examples stay those of the first dealer.
const CONTRACT = ['schema', 'guide', 'programs', 'changelog', 'inventory-file', 'stock-system'].map(
  (name) => `/developers/${name}`,
)

test('a site of another dealer holds no word of the first one', async () => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-rebrand-'))
  try {
    await buildSecond(folder)
    const { origin, stop } = await startOwnSite({ RATE_LIMIT: '10000000' }, { root: folder })
    const found: Record<string, string[]> = {}
    const addresses = (await siteAddresses(origin)).filter((path) => !CONTRACT.includes(path))
    for (const path of [...addresses, ...OTHERS]) {
      const text = await (await fetch(origin + path)).text()
      const words = text.match(FIRST_DEALER)
      if (words) found[path] = [...new Set(words)]
    }
    const home = await (await fetch(origin)).text()
    await stop()
    expect(found).toEqual({})
    expect(home).toContain(
      `<title>Golf Carts in ${renamed(county.name)} County, ${renamed(address.state)} | ${renamed(DEALER.name)}</title>`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
