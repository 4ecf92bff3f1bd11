import { CatalogueMemo } from './catalogue-memo.ts'

const version = { current: 1, isLive: true }
let memo: CatalogueMemo
let computed: number

beforeEach(() => {
  Object.assign(version, { current: 1, isLive: true })
  memo = new CatalogueMemo(version)
  computed = 0
})

const ask = (key = 'total') => memo.remember(key, async () => ++computed)

describe('what is remembered of the catalogue', () => {
  it('is computed once, also for many who ask together', async () => {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
    expect(await ask('facets')).toBe(2)
  })

  it('is forgotten when the catalogue changes, also while it is being computed', async () => {
    const old = ask()
    version.current += 1
    expect(await old).toBe(1)
    expect(await ask()).toBe(2)
  })

  it('is nothing while changes cannot be heard', async () => {
    version.isLive = false
    expect([await ask(), await ask()]).toEqual([1, 2])
  })

  it('is no failure', async () => {
    const failing = memo.remember('total', () => Promise.reject(new Error('gone')))
    await expect(failing).rejects.toThrow('gone')
    expect(await ask()).toBe(1)
  })
})
