import { jest } from '@jest/globals'
import { RateLimiter, takeFrom } from './rate-limiter.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const WITHIN = { isWithin: true }

describe('RateLimiter', () => {
  it('has its whole quota again when the window is over, and takes nothing for what it refuses', async () => {
    const limiter = new RateLimiter({ name: 'default', quota: 100 })
    expect(await limiter.take('someone', 90)).toMatchObject(WITHIN)
    jest.advanceTimersByTime(40_000)
    const refused = { isWithin: false, quota: 100, remaining: 10, resetSeconds: 20 }
    expect(await limiter.take('someone', 20)).toEqual(refused)
    expect(await limiter.take('someone', 20)).toEqual(refused)
    expect(await limiter.take('someone', 10)).toMatchObject(WITHIN)
    jest.advanceTimersByTime(20_000)
    expect(await limiter.take('someone', 100)).toMatchObject({ ...WITHIN, resetSeconds: 60 })
  })

  it('never asks for a wait longer than the window, even if the clock is set back', async () => {
    const limiter = new RateLimiter({ name: 'default', quota: 100 })
    await limiter.take('someone', 90)
    jest.setSystemTime(Date.now() - 86_400_000)
    expect(await limiter.take('someone', 20)).toMatchObject({ isWithin: false, remaining: 10, resetSeconds: 60 })
    jest.advanceTimersByTime(60_000)
    expect(await limiter.take('someone', 100)).toMatchObject(WITHIN)
  })

  it('takes from all budgets or from none', async () => {
    const [own, network] = [100, 50].map((quota) => ({ limiter: new RateLimiter({ name: 'x', quota }), id: 'someone' }))
    expect(await takeFrom([own!, network!], 60)).toMatchObject({ isWithin: false, quota: 50, remaining: 50 })
    expect(await takeFrom([own!, network!], 40)).toMatchObject({ ...WITHIN, quota: 100, remaining: 60 })
  })
})
