import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { eventually } from '#graph/testing/eventually.ts'

const HEAP_MB = 192
/** Some seconds, on a machine that does little else. */
const FILLING_MS = 240_000

// Each request to /keep takes as long as a page and keeps four megabytes: about forty fill the heap in four seconds.
const PROGRAM = `
  import { once } from 'node:events'
  import { setTimeout as wait } from 'node:timers/promises'
  import { DataSource } from 'typeorm'
  import { healthRoutes } from '#graph/http/health.ts'
  import { shedLoad } from '#graph/http/overload/overload.ts'
  import { closeServer, createServer, listen } from '#graph/http/server.ts'
  import { runProcess } from '#graph/runtime/process.ts'
  await runProcess(async (onStop) => {
    const server = createServer({ logStream: { write: (line) => process.stderr.write(line) } })
    let kept = []
    await server.register(shedLoad, { endAfterMs: 2000 })
    await server.register(healthRoutes(new DataSource({ type: 'postgres' })))
    server.get('/keep', async () => {
      kept.push(Array.from({ length: 500_000 }, (_, index) => index + 0.5))
      await wait(100)
      return 'kept'
    })
    server.get('/release', { config: { isVital: true } }, async () => {
      kept = []
      return 'released'
    })
    server.get('/hold', ({ raw }) => once(raw.socket, 'close'))
    onStop(() => closeServer(server, 0))
    console.log(await listen(server, { port: 0, host: '127.0.0.1' }))
  })`

let child: ChildProcess
let origin: string
let log: string

beforeEach(async () => {
  const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning']
  const args = [
    ...flags,
    `--max-old-space-size=${HEAP_MB}`,
    '--max-semi-space-size=1',
    '--input-type=module-typescript',
    '--eval',
    PROGRAM,
  ]
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  log = ''
  child.stderr!.on('data', (chunk) => {
    log += chunk
  })
  const [port] = await once(createInterface(child.stdout!), 'line')
  origin = `http://127.0.0.1:${port}`
})

afterEach(() => child.kill('SIGKILL'))

const statusOf = async (path: string) => (await fetch(origin + path)).status

describe('a heap that is nearly full', () => {
  /** Until this visitor leaves, the process has something to do. */
  let leaving: AbortController
  let held: Promise<unknown>

  beforeEach(async () => {
    leaving = new AbortController()
    held = fetch(`${origin}/hold`, { signal: leaving.signal }).catch(() => 'left')
    // A refusal may come earlier, of a heap with garbage that the next collection finds.
    await eventually(async () => {
      await statusOf('/keep')
      return log.includes('"isFull":true')
    }, FILLING_MS)
  })

  it('refuses new requests and makes /readyz fail until there is room', async () => {
    const readiness = await fetch(`${origin}/readyz`)
    expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'overloaded' }])
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/keep')).toBe(503)
    await statusOf('/release')
    await eventually(async () => (await statusOf('/keep')) === 200)
  })

  it('ends the process that stays so once it is idle', async () => {
    const exit = once(child, 'exit')
    leaving.abort()
    expect(await held).toBe('left')
    expect(await exit).toEqual([1, null])
    await eventually(() => log.includes('the heap stays full while idle: this process exits'))
  })
})
