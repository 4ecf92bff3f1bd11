import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { HttpRequest } from './httpWork.ts'
import { median } from './table.ts'

export const CONNECTIONS = 10
/** V8 compiles a server's code for some seconds. */
export const WARMING_S = 3
const REST_MS = 100

export interface Load {
  requestsPerSecond: number
  medianMs: number
  p99Ms: number
  /** CPU of the server and of Postgres for each request. */
  cpuMicros: number
}

interface LoadOptions {
  seconds: number
  /** Ids of the processes whose CPU counts; their children count too. */
  pids: number[]
}

/** Repeats one request as fast as the server answers; throws at the first failure. */
export const load = async (origin: string, request: HttpRequest, { seconds, pids }: LoadOptions): Promise<Load> => {
  const options = { url: origin, connections: CONNECTIONS, requests: [request] }
  await autocannon({ ...options, duration: WARMING_S })

  const before = await cpuTimeAtRest(pids)
  const result = await autocannon({ ...options, duration: seconds })
  const after = await cpuTimeAtRest(pids)

  const { latency, non2xx, errors, statusCodeStats } = result
  if (non2xx + errors > 0) {
    throw new Error(`${origin}${request.path}: ${errors} errors, answers ${JSON.stringify(statusCodeStats)}`)
  }
  if (result.requests.total === 0) throw new Error(`${origin}${request.path}: no answer within ${seconds} s`)
  return {
    requestsPerSecond: result.requests.average,
    medianMs: latency.p50,
    p99Ms: latency.p99,
    cpuMicros: (after - before) / result.requests.sent,
  }
}

/** Resolves when the server has finished the last requests, for which the client did not wait. */
const cpuTimeAtRest = async (pids: number[]) => {
  let used = await cpuTime(pids)
  for (let last = -1; used > last; used = await cpuTime(pids)) {
    last = used
    await wait(REST_MS)
  }
  return used
}

/** The median of each figure. */
export const medianLoad = (loads: Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  medianMs: median(loads.map(({ medianMs }) => medianMs)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
  cpuMicros: median(loads.map(({ cpuMicros }) => cpuMicros)),
})

// The kernel reports CPU time in hundredths of a second.
const MICROS_PER_TICK = 10_000

/** CPU time in µs that these processes and all their children have used so far. Only Linux tells it. */
const cpuTime = async (roots: number[]): Promise<number> => {
  const entries = await readdir('/proc')
  const processes = await Promise.all(entries.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const living = processes.filter((found) => found !== undefined)

  const tree = new Set(roots)
  for (let known = 0; known < tree.size; ) {
    known = tree.size
    for (const { pid, parent } of living) if (tree.has(parent)) tree.add(pid)
  }
  return living.filter(({ pid }) => tree.has(pid)).reduce((sum, { ticks }) => sum + ticks * MICROS_PER_TICK, 0)
}

/** Undefined for a process that has just ended. */
const readProcess = async (pid: string) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (!stat) return undefined
  // The name in brackets may hold anything; the fields behind it are numbers, but for the state.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  // The children that have ended are counted with their parent.
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  return { pid: Number(pid), parent: fields[1]!, ticks: user + system + endedUser + endedSystem }
}
