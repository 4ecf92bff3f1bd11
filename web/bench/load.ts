import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'

export interface HttpRequest {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export const CONNECTIONS = 10
/** V8 compiles a server's code for some seconds. */
export const WARMING_S = 3
const REST_MS = 100

/** Requests a second, the median and the 99th percentile in ms, and µs of CPU of the server and of Postgres for each request. */
export type Load = [requestsPerSecond: number, medianMs: number, p99Ms: number, cpuMicros: number]

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
  return [result.requests.average, latency.p50, latency.p99, (after - before) / result.requests.sent]
}

/** Resolves when the server has finished the last requests, for which the client did not wait. */
const cpuTimeAtRest = async (pids: number[]) => {
  const measure = async () => sum(await Promise.all(pids.map(cpuTimeOf)))
  let used = await measure()
  for (let last = -1; used > last; used = await measure()) {
    last = used
    await wait(REST_MS)
  }
  return used
}

// The kernel reports CPU time in hundredths of a second.
const MICROS_PER_TICK = 10_000

/** CPU time in µs that this process and all its children have used so far. Only Linux tells it. */
const cpuTimeOf = async (pid: number | string): Promise<number> => {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  const [stat, children] = await Promise.all([read('stat'), read(`task/${pid}/children`)])
  // The name in brackets may hold anything. The children that have ended are counted with their parent.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return sum([
    ...ticks.map((tick) => Number(tick) * MICROS_PER_TICK),
    ...(await Promise.all(children.match(/\d+/g)?.map(cpuTimeOf) ?? [])),
  ])
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
