import { setImmediate as nextTurn } from 'node:timers/promises'
import { CatalogueCache } from './catalogue-cache.ts'

const version = { current: 1, isLive: true }
let cache: CatalogueCache
let computed: number

beforeEach(() => {
  Object.assign(version, { current: 1, isLive: true })
  cache = new CatalogueCache(version)
  computed = 0
})

const ask = (key = 'total') => cache.remember(key, async () => ++computed)

describe('the cache of the catalogue', () => {
  it('computes a result once, also for concurrent calls', async () => {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
    expect(await ask('facets')).toBe(2)
  })

  it('drops a result when the catalogue changes, even during the computation', async () => {
    const old = ask()
    version.current += 1
    expect(await old).toBe(1)
    expect(await ask()).toBe(2)
  })

  it('does not keep a result that isKept refuses', async () => {
    const compute = async () => ++computed
    const isKept = (value: number) => value > 1
    const askUnlessFirst = () => cache.remember('list', compute, isKept)
    expect([await askUnlessFirst(), await askUnlessFirst(), await askUnlessFirst()]).toEqual([1, 2, 2])
  })

  it('has one result for each key, however long', async () => {
    const long = 'x'.repeat(100_000)
    expect([await ask(long), await ask(long), await ask(`${long}!`)]).toEqual([1, 1, 2])
  })

  it('shares results within one tick only while there are no notifications', async () => {
    version.isLive = false
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
    await nextTurn()
    expect(await ask()).toBe(2)
    version.isLive = true
    expect(await ask()).toBe(3)
  })

  it('is no failure', async () => {
    const failing = cache.remember('total', () => Promise.reject(new Error('gone')))
    await expect(failing).rejects.toThrow('gone')
    expect(await ask()).toBe(1)
  })
})
