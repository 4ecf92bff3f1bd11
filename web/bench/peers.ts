import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canUseApt, installWithApt } from '#scripts/apt.mjs'
import type { Database } from './database.ts'
import { settle } from './http.ts'
import { type HttpRequest, type HttpWork, WORKS } from './httpWork.ts'
import { CONNECTIONS, type Load, WARMING_S } from './load.ts'
import { buildNext, checkNextCache, NEXT_PATH, nextRequest } from './next.ts'
import { configureNginx, fileRequest } from './nginx.ts'
import { type Program, type Served, serve } from './serve.ts'
import { figure, table } from './table.ts'
import { loadInTurns, type Target } from './turns.ts'

const FOLDER = 'web/bench/peers'
// `npm ci` would refuse a lock file that lacks another platform's build of Next.js.
const INSTALL = ['install', '--no-save', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']
const NAMES = ['GraphQL list', 'GraphQL detail', 'REST list', 'REST detail', 'Inventory page', 'Inventory page, brotli']

const PEERS = ['site, cached', 'least Fastify', 'nginx', "Apollo's response cache", 'Next.js ISR'] as const
type Peer = (typeof PEERS)[number]

interface Options {
  database: Database
  seconds: number
  rounds: number
}

/** CPU of cached answers beside those of other servers, which are installed for it. */
export const measurePeers = async ({ database, seconds, rounds }: Options): Promise<string> => {
  await promisify(execFile)('npm', INSTALL)
  const hasNginx = await installNginx()
  await using stack = new AsyncDisposableStack()
  const start = async (program: Program) => {
    const served = await serve(program)
    stack.defer(served.stop)
    return served
  }
  const works = WORKS.filter(({ name }) => NAMES.includes(name))
  const site = await start({ file: 'dist/server/site.js', ready: '/readyz', env: { DATABASE_URL: database.url } })
  const { origin } = site
  const next = await start(await buildNext(origin))
  await checkNextCache(next.origin)
  // After the build, which takes all cores for seconds.
  await settle(site)
  const servers: Partial<Record<Peer, Served>> = {
    'site, cached': site,
    'least Fastify': await start({ file: 'web/bench/references/bareFastify.ts', ready: '/', env: { ORIGIN: origin } }),
    "Apollo's response cache": await start({
      file: `${FOLDER}/apolloCache.mjs`,
      ready: '/',
      env: { ORIGIN: origin, BODIES: JSON.stringify(works.flatMap(({ request }) => request.body ?? [])) },
    }),
    'Next.js ISR': next,
  }
  if (hasNginx) {
    const folder = await mkdtemp(join(tmpdir(), 'ridgeline-nginx-'))
    stack.defer(() => rm(folder, { recursive: true, force: true }))
    const requests = works.map(({ request }) => request)
    const command = async (port: string) => ['nginx', '-c', await configureNginx(folder, { origin, requests, port })]
    servers.nginx = await start({ command, ready: fileRequest(0).path, env: {} })
  }

  const results = new Map<string, Map<Peer, Load>>()
  for (const [number, work] of works.entries()) {
    const targets = PEERS.flatMap((peer) => {
      const target = targetOf(peer, servers[peer], work, number)
      return target ? [[peer, target] as const] : []
    })
    results.set(work.name, await loadInTurns(new Map(targets), { seconds, rounds }))
    console.error(`${work.name} is measured`)
  }
  return [
    `${CONNECTIONS} connections, medians of ${rounds} interleaved rounds of ${seconds} s after ${WARMING_S} s of warming. CPU of all processes of a`,
    'server for each answer, in µs, with its ratio to the site in brackets: below 1, the site takes longer.',
    'Next.js has no brotli: it compresses with gzip, each answer anew.',
    '',
    cpuTable(results),
  ].join('\n')
}

/** Whether an nginx is there at last. */
const installNginx = async () => {
  const isThere = () => spawnSync('nginx', ['-v']).status === 0
  if (!isThere() && canUseApt()) await installWithApt('nginx-light')
  return isThere()
}

/** Undefined where the peer does not do such work. */
const targetOf = (
  peer: Peer,
  served: Served | undefined,
  { request }: HttpWork,
  number: number,
): Target | undefined => {
  if (!served || !canAnswer(peer, request)) return undefined
  return { origin: served.origin, pids: [served.pid], request: requestTo(peer, request, number) }
}

const canAnswer = (peer: Peer, { path }: HttpRequest) => {
  if (peer === "Apollo's response cache") return path === '/graphql'
  return peer !== 'Next.js ISR' || path === NEXT_PATH
}

const requestTo = (peer: Peer, request: HttpRequest, number: number) => {
  if (peer === 'nginx') return fileRequest(number)
  return peer === 'Next.js ISR' ? nextRequest(request) : request
}

const cpuTable = (results: Map<string, Map<Peer, Load>>) =>
  table(
    ['work', ...PEERS],
    [...results].map(([name, loads]) => {
      const ours = loads.get('site, cached')?.cpuMicros
      return [name, ...PEERS.map((peer) => withRatio(loads.get(peer)?.cpuMicros, ours))]
    }),
  )

const withRatio = (micros: number | undefined, ours: number | undefined) =>
  micros === undefined || ours === undefined ? undefined : `${figure(micros)} (${figure(micros / ours)})`
