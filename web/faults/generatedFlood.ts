import { KINDS, requestOf } from './generatedAttack.ts'
import { publishedBy } from './published.ts'

/**
 * `node generatedFlood.ts ORIGIN ADDRESS CONNECTIONS SECONDS SEED`: sends generated requests of all kinds and sizes, which come
 * from this address by their X-Forwarded-For; prints how many answers had each status.
 */
const [origin = '', address = '', connections, seconds, seed] = process.argv.slice(2)
const SIZES = [1, 2, 4, 8, 16, 32, 48]
/** Requests of one shape in a row: programs send requests like that. */
const ROW = 5

const published = await publishedBy(origin)
const end = performance.now() + Number(seconds) * 1000
const counts: Record<string, number> = {}
let number = Number(seed) * 1_000_000

const send = async () => {
  while (performance.now() < end) {
    const row = Math.floor(number++ / ROW)
    const attack = { kind: KINDS[row % KINDS.length]!, size: SIZES[row % SIZES.length]!, seed: row }
    const { path, headers, ...init } = requestOf(published, attack, number)
    const answer = fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, 'x-forwarded-for': address },
    })
    const status = await answer.then(async (response) => {
      await response.arrayBuffer()
      return response.status
    }, String)
    counts[status] = (counts[status] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: Number(connections) }, send))
console.log(JSON.stringify(counts))
