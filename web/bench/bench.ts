import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'

const SECONDS = 5
const CONNECTIONS = 20
const START_LIMIT_MS = 60_000
const RESULTS = 'web/bench/results.md'

const LIST = '{ vehicles { totalCount nodes { id name brand category price description inStock isNew features } } }'
const DETAIL = '{ vehicle(id: "nomad-xl") { id name brand category price description inStock isNew features } }'

const graphql = (query: string) => ({
  method: 'POST' as const,
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
})

/** Each from another person, or all but the first would be taken for repetitions. */
const INQUIRY = {
  method: 'POST' as const,
  path: '/api/contact',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    firstName: 'Ada',
    lastName: 'Novak',
    email: '[<id>]@example.com',
    phone: '(570) 555-0142',
    message: 'Does the Nomad XL climb a steep drive?',
    vehicleId: 'nomad-xl',
  }),
  idReplacement: true,
}

const WORK = [
  { name: 'GraphQL list', ...graphql(LIST) },
  { name: 'GraphQL detail', ...graphql(DETAIL) },
  { name: 'REST list', path: '/api/vehicles' },
  { name: 'REST detail', path: '/api/vehicles/nomad-xl' },
  { name: 'Inventory page', path: '/inventory' },
  { name: 'Vehicle page', path: '/vehicle/nomad-xl' },
  { name: 'Contact page', path: '/contact' },
  { name: 'Inquiry, stored with the jobs of its mails', ...INQUIRY },
]

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return String(port)
}

const answers = async (url: string) => {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await wait(50)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`${url} did not answer within ${START_LIMIT_MS / 1000} s`)
}

const stop = async (child: ChildProcess) => {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

const measure = async (origin: string, { name, path, ...request }: (typeof WORK)[number]) => {
  const options = { url: origin + path, connections: CONNECTIONS, ...request }
  await autocannon({ ...options, duration: 1 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} bad answers, ${errors} errors`)
  return `| ${name} | ${Math.round(requests.average)} | ${latency.p50} | ${latency.p99} |`
}

const dataDir = await mkdtemp(join(tmpdir(), 'ridgeline-bench-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, ['dist/server/site.js'], {
  env: { ...process.env, PORT: port, DATA_DIR: dataDir, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await answers(`${origin}/healthz`)
  const rows: string[] = []
  for (const work of WORK) rows.push(await measure(origin, work))
  const [cpu] = cpus()
  const table = [
    '# Measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model}, Node ${process.version}, embedded Postgres on the same machine,`,
    `${CONNECTIONS} connections, ${SECONDS} s each after 1 s of warming, 24 vehicles. Made by \`npm run bench\`.`,
    '',
    '| work | requests/s | median ms | p99 ms |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  await writeFile(RESULTS, table)
  console.log(table)
} finally {
  await stop(server)
  await rm(dataDir, { recursive: true, force: true })
}
