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
    const kept = { released: [], lost: [] }
    server.releasers.add(() => { kept.released = [] })
    await server.register(shedLoad, { endAfterMs: 2000 })
    await server.register(healthRoutes(new DataSource({ type: 'postgres' })))
    server.get('/keep/:where', async ({ params }) => {
      kept[params.where].push(Array.from({ length: 500_000 }, (_, index) => index + 0.5))
      await wait(100)
      return 'kept'
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
  it('is relieved by emptying the caches, and requests are still answered', async () => {
    for (let count = 0; count < 300 && !log.includes('emptied'); count++) {
      expect(await statusOf('/keep/released')).toBe(200)
    }
    expect(log).toContain('"isFull":false')
    expect(await statusOf('/keep/released')).toBe(200)
  })

  it('that stays full refuses new requests, makes /readyz fail, and ends the process once it is idle', async () => {
    const exit = once(child, 'exit')
    // Until this visitor leaves, the process has something to do.
    const leaving = new AbortController()
    const held = fetch(`${origin}/hold`, { signal: leaving.signal }).catch(() => 'left')
    // A refusal may come earlier, of a heap with garbage that the next collection finds.
    await eventually(async () => {
      await statusOf('/keep/lost')
      return log.includes('"isFull":true')
    }, FILLING_MS)
    const readiness = await fetch(`${origin}/readyz`)
    expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'overloaded' }])
    expect(await statusOf('/healthz')).toBe(200)
    leaving.abort()
    expect(await held).toBe('left')
    expect(await exit).toEqual([1, null])
    await eventually(() => log.includes('the heap stays full while idle: this process exits'))
  })
})
