import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteOptions } from 'fastify'
import { isObjectType } from 'graphql'
import { graphiqlFiles } from '#graph/http/graphql/graphiql/graphiql-files.ts'
import { metrics } from '#graph/http/metrics.ts'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph, TEST_SITE, type TestGraph } from '#graph/testing/graph.ts'
import { readPriceTable } from '#web/bench/priceTable.ts'
import { UNITS } from '#web/bench/units.ts'
import { PICTURE_WIDTHS } from '#web/ui/pictureSizes.ts'
import type { PageOptions } from './pages.ts'
import { builtFiles, site } from './site.ts'

/** Routes that take no points, and why a flood of requests to them costs little. */
const FREE: Record<string, string> = {
  'GET /healthz': 'supervisors ask, and nothing is computed',
  'GET /readyz': 'supervisors ask, and the database answers the shortest question',
  'GET /metrics': 'only a program on this machine or one with the token is answered',
  'GET /robots.txt': 'a short text in memory',
  'GET /.well-known/security.txt': 'a few lines, as robots.txt',
  'GET /site.webmanifest': 'a constant text, as robots.txt',
  'GET /assets/page.js': 'a file of the build',
  'GET /graphiql/assets/page.js': 'a file of the build',
  [`GET /media/:width(^(?:${PICTURE_WIDTHS.join('|')})$)/*`]: 'a file, drawn once: the site has a few hundred of them',
  'GET /assets/*': 'a name that no build has had is refused in a few words',
  'OPTIONS /graphql*': 'a preflight is answered before anything is computed',
  'OPTIONS /api*': 'a preflight is answered before anything is computed',
  'OPTIONS /mcp*': 'a preflight is answered before anything is computed',
  'OPTIONS /feeds*': 'a preflight is answered before anything is computed',
}

const server = createServer({ log: false })
const routes: RouteOptions[] = []

let test: TestGraph
let folder: string

beforeAll(async () => {
  test = await createTestGraph()
  folder = await mkdtemp(join(tmpdir(), 'routes-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/page.js'), '// A page.')
  server.addHook('onRoute', (route) => void routes.push(route))
  const options: PageOptions = {
    graph: test.graph,
    siteUrl: TEST_SITE,
    publicDir: folder,
    pictureOrigins: async () => [],
    assets: { head: () => '', scripts: () => '' },
    renderer: () => import('./render.tsx'),
  }
  await server.register(builtFiles(folder))
  await server.register(graphiqlFiles(folder))
  const version = { isReachable: true }
  await server.register(metrics, { database: test.database, version })
  await server.register(site({ ...options, mediaDir: folder }))
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await test?.close()
  await rm(folder, { recursive: true })
})

const namesOf = ({ method, url }: RouteOptions) => [method].flat().map((name) => `${name} ${url}`)

it('each route of the site has a price, or a reason for having none', () => {
  const unpriced = routes.filter(({ config }) => !config?.points).flatMap(namesOf)
  // Fastify answers HEAD by the route of GET.
  expect(unpriced.filter((name) => !name.startsWith('HEAD ')).sort()).toEqual(Object.keys(FREE).sort())
  expect(routes.length).toBeGreaterThan(40)
})

/** Treats all files of the build as one, and ignores the slash or asterisk at the end of a scope. */
const withoutEnds = (url: string) => url.replace(/^(?:\/graphiql)?\/assets\/.*/, '/assets').replace(/(?<=.)[/*]$/, '')

it('each route has a row among the units of work, whose prices are measured', () => {
  const covered = new Set(UNITS.flatMap(({ covers }) => covers.map(withoutEnds)))
  const missing = routes.map(({ url }) => withoutEnds(url)).filter((url) => !covered.has(url))
  expect([...new Set(missing)]).toEqual([])
})

it('each field that takes arguments has one too', () => {
  const covered = new Set(UNITS.flatMap(({ covers }) => covers))
  const types = Object.values(test.graph.schema.getTypeMap()).filter(isObjectType)
  const fields = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map(({ name, args }) => ({ type: type.name, name, args })))
    .filter(({ type, args }) => args.length > 0 || ['Query', 'Mutation'].includes(type))
    .map(({ type, name }) => `${type}.${name}`)
  expect(fields.filter((field) => !covered.has(field))).toEqual([])
})

it('docs/operations.md has the units of work in a table', async () => {
  const rows = await readPriceTable()
  expect(rows.map(([unit, bound, , , , beyond]) => [unit, bound, beyond])).toEqual(
    UNITS.map(({ unit, bound, beyond }) => [unit, bound, beyond]),
  )
})
