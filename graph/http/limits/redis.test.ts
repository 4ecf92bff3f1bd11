import { Redis } from 'ioredis'
import { eventually } from '#graph/testing/eventually.ts'
import { type RedisServer, startRedisServer } from '#graph/testing/redis-server.ts'
import { RateLimiter } from './rate-limiter.ts'
import { connectRedis } from './redis.ts'

let server: RedisServer
const connections: Redis[] = []
let said: string[]

beforeAll(async () => {
  server = await startRedisServer()
})
afterAll(async () => {
  server.resume()
  await server.stop()
})
beforeEach(() => {
  said = []
})
afterEach(() => {
  for (const redis of connections.splice(0)) redis.disconnect()
})

const log = { warn: (...words: unknown[]) => void said.push(String(words.at(-1))) }

/** A process's limiter with a connection of its own, which is up. Its window is longer than a test on the slowest machine. */
async function openLimiter(name: string, redis = connectRedis(server.url, log)): Promise<RateLimiter> {
  connections.push(redis)
  await eventually(() => redis.status === 'ready')
  return new RateLimiter({ name, quota: 100, windowSeconds: 3600, redis })
}

const takes = async (limiter: RateLimiter, amount: number, caller = 'caller') =>
  (await limiter.take(caller, amount)).isWithin

/** Two processes that wait for Redis however long it takes: a site's connection gives up after half a second. */
const openPatient = (name: string) =>
  Promise.all([openLimiter(name, new Redis(server.url)), openLimiter(name, new Redis(server.url))])

/** Resolves when Redis counts again: the other process sees what this one takes. */
const shared = (one: RateLimiter, other: RateLimiter) => {
  let caller = 0
  return eventually(async () => {
    const name = `probe ${++caller}`
    return (await takes(one, 100, name)) && !(await takes(other, 100, name))
  })
}

describe('limits in Redis', () => {
  it('are shared by all processes, and so is what is left', async () => {
    const [one, other] = await openPatient('shared')
    expect(await takes(one, 60)).toBe(true)
    expect(await other.take('caller', 30)).toMatchObject({ isWithin: true, remaining: 10 })
    expect(await takes(one, 20)).toBe(false)
    expect(await takes(other, 10)).toBe(true)
    expect(await takes(one, 100, 'another')).toBe(true)
  })

  it.each([
    ['ends', () => server.stop(), () => server.start()],
    ['is killed', () => server.kill(), () => server.start()],
    ['hangs', async () => server.freeze(), async () => server.resume()],
  ])('go on in each process when Redis %s, and are shared again when it is back', async (_what, fail, recover) => {
    const [one, other] = [await openLimiter('away'), await openLimiter('away')]
    await fail()
    try {
      expect(await takes(one, 60)).toBe(true)
      expect(await takes(other, 60)).toBe(true)
      expect(await takes(one, 60)).toBe(false)
      await eventually(() => said.length >= 2)
    } finally {
      await recover()
    }
    const count = (what: string) => said.filter((line) => line.startsWith(`Redis is ${what}`)).length
    // One line for each loss and one for each return. Slow machines lose it once more.
    await eventually(async () => (await shared(one, other)) && count('back') >= 2 && count('back') === count('away'))
  })

  it('go on in each process while Redis answers errors', async () => {
    const [one, other] = [await openLimiter('full'), await openLimiter('full')]
    await one.take('caller', 1)
    // The limiters' connections give up after half a second, which a busy machine may need.
    const admin = new Redis(server.url)
    connections.push(admin)
    await admin.config('SET', 'maxmemory', '1')
    try {
      for (const limiter of [one, other]) {
        expect(await takes(limiter, 60)).toBe(true)
        expect(await takes(limiter, 60)).toBe(false)
      }
    } finally {
      await admin.config('SET', 'maxmemory', '0')
    }
    await shared(one, other)
  })

  it('are counted in the process if Redis was never reachable, and the log does not show its password', async () => {
    const lines: unknown[] = []
    const redis = connectRedis('redis://user:s3cret@127.0.0.1:1', {
      warn: (...words: unknown[]) => void lines.push(words),
    })
    connections.push(redis)
    const limiter = new RateLimiter({ name: 'never', quota: 100, redis })
    expect(await takes(limiter, 60)).toBe(true)
    expect(await takes(limiter, 60)).toBe(false)
    await eventually(() => lines.length > 0)
    expect(JSON.stringify(lines)).toContain('ECONNREFUSED')
    expect(JSON.stringify(lines)).not.toContain('s3cret')
  })
})
