import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { hold, PAGE, REST } from './visitors.ts'

/** The answers to one kind of visitor. */
export type Visits = {
  medianMs: number
  /** From the start of the attack to its end. */
  attackMs: number
  /** How many answers had each status; 0: no answer within a minute. */
  statuses: Record<number, number>
}

/** On a slow machine. */
const LONGEST_MEDIAN_MS = 5000
/** With fewer visits the median is that of a single visitor: a short attack, for whose end a slow machine may let them wait. */
const FEWEST_VISITS = 5
/** A machine without power to spare may tell one of so many visitors to come again. */
const SERVED_OF_REFUSED = 20

/** Expects that visitors got what they asked for; their times are in the report. */
export const expectServed = (seen: Record<string, Visits>) => {
  for (const [visitor, { medianMs, attackMs, statuses }] of Object.entries(seen)) {
    const { 200: served = 0, 503: refused = 0, ...others } = statuses
    expect(others, visitor).toEqual({})
    expect(refused, visitor).toBeLessThanOrEqual(Math.ceil(served / SERVED_OF_REFUSED))
    const slack = served < FEWEST_VISITS ? attackMs : 0
    expect(medianMs, visitor).toBeLessThan(LONGEST_MEDIAN_MS + slack)
  }
}

/**
 * Expects that what was answered was right. On a bare port one address keeps others waiting, and on a slow machine for so long
 * that Node closes them, as if they had not sent their requests in time.
 */
export const expectNoErrors = (seen: Record<string, Visits>) => {
  for (const [visitor, { statuses }] of Object.entries(seen)) {
    const { 0: _closed, 200: _served, 408: _late, 503: _refused, ...others } = statuses
    expect(others, visitor).toEqual({})
  }
}

/** Pause between two visits of one kind: four visits a second stay within the budget of one address. */
const PAUSE_MS = 250
const ANSWER_MS = 60_000

/** Linux gives the whole network 127.0.0.0/8 to its loopback: an attacker from 127.0.0.1 has another budget. */
const VISITORS_ADDRESS = '127.0.0.2'

let visits = 0

const ADDRESSES = {
  held: () => PAGE,
  fresh: () => `/inventory?visit=${++visits}`,
  rest: () => `${REST}?visit=${++visits}`,
  query: () => `/graphql?query=${encodeURIComponent(`{ vehicles(first: 3) { visit${++visits}: totalCount } }`)}`,
  healthz: () => '/healthz',
}

/** Sends five kinds of visitors, from an address of their own, until the attack ends. */
export const underAttack = async (origin: string, attack: () => Promise<unknown>): Promise<Record<string, Visits>> => {
  await hold(origin)
  const startedAt = performance.now()
  let attackMs: number | undefined
  const agent = new Agent({ localAddress: VISITORS_ADDRESS })
  const watch = async (address: () => string): Promise<Visits> => {
    const seen: { status: number; ms: number }[] = []
    do {
      seen.push(await visit(agent, new URL(address(), origin)))
      await wait(PAUSE_MS)
    } while (attackMs === undefined)
    return { ...summary(seen), attackMs }
  }
  const attacked = attack().finally(() => {
    attackMs = performance.now() - startedAt
  })
  const watched = Object.entries(ADDRESSES).map(async ([name, address]) => [name, await watch(address)])
  const [entries] = await Promise.all([Promise.all(watched), attacked])
  return Object.fromEntries(entries)
}

const visit = (agent: Agent, { port, pathname, search }: URL) => {
  const startedAt = performance.now()
  return new Promise<{ status: number; ms: number }>((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt })
    const options = { agent, host: '127.0.0.1', port, path: pathname + search, timeout: ANSWER_MS }
    const request = get(options, (response) => response.resume().on('close', () => end(response.statusCode!)))
    request.on('timeout', () => request.destroy())
    request.on('error', () => end(0))
  })
}

const summary = (seen: { status: number; ms: number }[]) => {
  const times = seen.map(({ ms }) => ms).sort((one, other) => one - other)
  const statuses: Record<number, number> = {}
  for (const { status } of seen) statuses[status] = (statuses[status] ?? 0) + 1
  return { medianMs: times[times.length >> 1]!, statuses }
}
