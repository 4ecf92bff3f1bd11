import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnDatabase } from '#web/e2e/ownDatabase.ts'
import { copyPictures } from '#web/e2e/sharedPictures.ts'
import { importNoise } from '#web/faults/noisyPictures.ts'
import { cpuTime } from './cpuTime.ts'
import { serve } from './serve.ts'
import type { Stock, UnitRequest } from './unit.ts'

/** The measured site. */
export interface Measured {
  origin: string
  stock: Stock
  /** The processes of the site and of Postgres. */
  pids: number[]
}

/** Runs `work` with a site of its own over the database; callers are told apart by the address that they send. */
export const withMeasuredSite = async <Result>(
  { url, pid, client }: OwnDatabase,
  work: (site: Measured) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-prices-'))
  await copyPictures(folder)
  const settings = { DATABASE_URL: url, DATA_DIR: folder, MEDIA_DIR: '' }
  const site = await serve(settings)
  try {
    await client.query(WRITERS)
    const vehicles: { id: string }[] = await (await fetch(`${site.origin}/api/vehicles`)).json()
    const pictures = await importNoise(settings)
    const stock = { vehicles: vehicles.map(({ id }) => id), pictures }
    return await work({ origin: site.origin, pids: [site.pid, pid], stock })
  } finally {
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

const MOST_WRITERS = 1000

// A key is known by its hash.
const WRITERS = `
  insert into partners (name) select 'writer-' || number from generate_series(0, ${MOST_WRITERS}) number;
  insert into partner_keys (hash, partner, kind, scopes, prefix)
    select sha256(name::bytea), name, 'private', '{inventory:write}', name from partners where name like 'writer-%'
`

let requests = 0
let writers = 0

/**
 * Sends a request from an address that the site has not seen before (of a documentation network) or, for a unit of a partner, with
 * the key of one that it has not seen, and measures it.
 */
export const askPrice = async (origin: string, request: (number: number) => UnitRequest) => {
  requests += 1
  const address = `2001:db8:${(requests >> 16).toString(16)}:${(requests & 0xffff).toString(16)}::1`
  const { path, headers, isPartner, ...init } = request(1_000_000 + requests)
  const response = await fetch(origin + path, {
    redirect: 'manual',
    ...init,
    headers: { ...headers, 'x-forwarded-for': address, ...(isPartner && { 'x-partner-key': `writer-${++writers}` }) },
  })
  const body = await response.text()
  const [, quota = 0] = /q=(\d+)/.exec(response.headers.get('ratelimit-policy') ?? '') ?? []
  const [, left = 0] = /r=(\d+)/.exec(response.headers.get('ratelimit') ?? '') ?? []
  return { status: response.status, body, points: Number(quota) - Number(left) }
}

/** Processor time of these processes so far. */
export const cpuMs = async (pids: number[]): Promise<number> => (await cpuTime(pids)) / 1000
