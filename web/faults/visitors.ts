import { eventually } from '#graph/testing/eventually.ts'

/** Limits out of reach, for tests of other subjects: all their visitors come from one address, as through a proxy. */
export const WITHOUT_LIMITS = { RATE_LIMIT: '999999999999', CONTACT_LIMIT: '999999', TRUSTED_PROXIES: 'loopback' }

export type Seen = { status: number; stale: boolean; body: string; headers: Headers }

// A push of 20,000 carts takes longer than a minute with a third of the CPU.
const ANSWER_MS = 300_000

/** Fails when there is no answer at all. */
export const see = async (url: string, init: RequestInit = {}): Promise<Seen> => {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS), ...init })
  const { status, headers } = response
  return { status, headers, stale: headers.get('warning')?.startsWith('110') ?? false, body: await response.text() }
}

export const PAGE = '/vehicle/denago-nomad-xl'
export const REST = '/api/vehicles/denago-nomad-xl'
const QUERY = `/graphql?query=${encodeURIComponent('{ vehicle(id: "denago-nomad-xl") { name price } }')}`
/** Addresses that are in the cache before a fault begins. */
export const HELD = [PAGE, REST, QUERY]

let inquiries = 0

export const inquiry = () => {
  inquiries += 1
  return {
    firstName: 'Ada',
    lastName: 'Novak',
    email: `visitor-${inquiries}@example.com`,
    phone: '(570) 555-0142',
    message: 'Is the red one still there? I would like to see it.',
  }
}

export type Inquiry = ReturnType<typeof inquiry>

/** Sends the form as a browser without scripts does. */
export const sendForm = (origin: string, words: Inquiry) =>
  see(`${origin}/contact`, {
    ...{ method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams(words) },
  })

/** Asks until all of them are cached and none is stale. */
export const hold = (origin: string, paths = HELD) =>
  eventually(async () => {
    const seen = await Promise.all(paths.map((path) => see(origin + path)))
    return seen.every(({ status, stale, headers }) => status === 200 && !stale && headers.has('cache-status'))
  })

let addresses = 0
/** An address that nobody has had before, with a budget of its own. */
export const newAddress = () => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export const isReady = async (origin: string) => (await see(`${origin}/readyz`)).status === 200

const MEGABYTE = 2 ** 20

/** The memory of a site by its metrics, in MB. */
export const memoryOf = async (origin: string) => {
  const { body } = await see(`${origin}/metrics`)
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]) / MEGABYTE
  return { rssMb: read('process_resident_memory_bytes'), heapMb: read('nodejs_heap_size_used_bytes') }
}

/** Stacks, SQL, paths of files, passwords, messages of other programs. */
const LEAK =
  /\bat [\w.<>]+ \(\S+:\d+|node_modules|\/dist(?:-\w+)?\/|\.tsx?:\d|postgres|select \w+ from|syntax error at or|econnre(?:set|fused)|\broot:x:|FST_ERR|"stacktrace"/i

/** The internals that an answer leaks; undefined when it leaks none. */
export const leakIn = (answer: string) => LEAK.exec(answer)?.[0]
