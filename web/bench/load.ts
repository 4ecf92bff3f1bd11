import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { cpuTime } from './cpuTime.ts'
import type { HttpRequest } from './httpWork.ts'
import { median } from './median.ts'

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
