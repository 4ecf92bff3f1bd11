import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { responseCache } from '#graph/http/cache/response-cache.ts'

/**
 * A program: fills a response cache of `bound` bytes with `count` answers of `length` bytes, drops it, and prints the
 * bytes of memory that this frees, inside and outside of the heap. Run it with --expose-gc.
 */
const [bound, length, count] = process.argv.slice(2).map(Number) as [number, number, number]

const WORDS = ['cart', 'golf', 'lithium', 'battery', 'seat', 'Denago', 'Scranton', 'price', 'range', 'speed']

/** Text that compresses like a page, to about a fifth. */
function textOf(seed: number): string {
  let text = ''
  for (let n = seed; text.length < length; n += 1) text += `<p class="${WORDS[n % 7]}">${WORDS[n % 10]} ${n * 7919}</p>`
  return text
}

let app: FastifyInstance | undefined = Fastify()
const version = { current: 1, isLive: true, isReachable: true }
await app.register(responseCache, { version, maxBytes: bound })
app.get<{ Params: { number: string } }>('/:number', (request, reply) =>
  reply.header('cache-control', 'public, max-age=60').send(textOf(Number(request.params.number) * 1000)),
)

async function fill(count: number) {
  for (let number = 1; number <= count; number++) {
    await app!.inject({ url: `/${number}` })
  }
}

async function heldBytes(): Promise<number> {
  // Memory outside of the heap, and what requests leave behind, is freed by later collections.
  for (let count = 0; count < 10; count++) {
    await nextTurn()
    globalThis.gc!()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

await fill(count)
const full = await heldBytes()
await app.close()
app = undefined
console.log(full - (await heldBytes()))
