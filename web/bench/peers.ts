import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canUseApt, installWithApt } from '#scripts/apt.mjs'
import type { Database } from './database.ts'
import { settle } from './http.ts'
import { type HttpWork, WORKS } from './httpWork.ts'
import { CONNECTIONS, type Load } from './load.ts'
import { configureNginx, fileRequest } from './nginx.ts'
import { type Served, serve } from './serve.ts'
import { figure, table } from './table.ts'
import { loadInTurns, type Target } from './turns.ts'

const FOLDER = 'web/bench/peers'
const NAMES = ['GraphQL list', 'GraphQL detail', 'REST list', 'REST detail', 'Inventory page', 'Inventory page, brotli']

const PEERS = ['site, cached', 'least Fastify', 'nginx', "Apollo's response cache"] as const
type Peer = (typeof PEERS)[number]

interface Options {
  database: Database
  seconds: number
  rounds: number
}

/** CPU of cached answers beside those of other servers, which are installed for it. */
export const measurePeers = async ({ database, seconds, rounds }: Options): Promise<string> => {
  await promisify(execFile)('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'])
  const hasNginx = await installNginx()
  await using stack = new AsyncDisposableStack()
  const start = async (program: Parameters<typeof serve>[0]) => {
    const served = await serve(program)
    stack.defer(served.stop)
    return served
  }
  const works = WORKS.filter(({ name }) => NAMES.includes(name))
  const site = await start({ file: 'dist/server/site.js', ready: '/readyz', env: { DATABASE_URL: database.url } })
  await settle(site)
  const { origin } = site
  const servers: Partial<Record<Peer, Served>> = {
    'site, cached': site,
    'least Fastify': await start({ file: 'web/bench/references/bareFastify.ts', ready: '/', env: { ORIGIN: origin } }),
    "Apollo's response cache": await start({
      file: `${FOLDER}/apolloCache.mjs`,
      ready: '/',
      env: { ORIGIN: origin, BODIES: JSON.stringify(works.flatMap(({ request }) => request.body ?? [])) },
    }),
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
    `${CONNECTIONS} connections, medians of ${rounds} interleaved rounds of ${seconds} s after 1 s of warming. CPU of all processes of a`,
    'server for each answer, in µs, with its ratio to the site in brackets: below 1, the site takes longer.',
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
  if (!served || (peer === "Apollo's response cache" && request.path !== '/graphql')) return undefined
  return { origin: served.origin, pids: [served.pid], request: peer === 'nginx' ? fileRequest(number) : request }
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
