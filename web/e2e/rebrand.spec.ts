import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { AUTHORIZED_BRANDS, SOLD_BRANDS } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS, TEAM } from '#graph/dealer/story.ts'
import { LOCATIONS } from '#graph/seed/locations.ts'
import { MUNICIPALITIES } from '#graph/seed/municipalities.ts'
import { expect, test } from './fixtures.ts'
import { DEALER as SECOND } from './secondDealer/dealer.ts'
import { siteAddresses } from './servedPage.ts'
import { startOwnSite } from './startSite.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = ['docs', 'graph', 'web', 'package.json', 'tsconfig.json', 'vite.config.ts']
/** The files that a rebrand edits; rental prices and the figures of policies may stay. Pictures are in `web/public`. */
const EDITED = {
  'dealer.ts': 'graph/dealer/dealer.ts',
  'brands.ts': 'graph/dealer/brands.ts',
  'brandPages.ts': 'graph/dealer/brand-pages.ts',
  'story.ts': 'graph/dealer/story.ts',
  'roadRules.ts': 'graph/dealer/road-rules.ts',
  'county.json': 'graph/dealer/county.json',
  'locations.ts': 'graph/seed/locations.ts',
  'municipalities.ts': 'graph/seed/municipalities.ts',
  'promotions.ts': 'graph/seed/promotions.ts',
  'vehicles.ts': 'graph/seed/vehicles.ts',
}

const run = promisify(execFile)

/** The site of the second dealer, built from these sources with its own modules in the place of the first one's. */
const buildSecond = async (folder: string) => {
  for (const source of SOURCES) await cp(join(ROOT, source), join(folder, source), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, place] of Object.entries(EDITED)) {
    await cp(join(ROOT, 'web/e2e/secondDealer', file), join(folder, place))
  }
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

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
    expect(home).toContain(`<title>Golf Carts in ${SECOND.county.fullName}, SA | ${SECOND.name}</title>`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
