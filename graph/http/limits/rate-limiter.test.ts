import { jest } from '@jest/globals'
import { RateLimiter } from './rate-limiter.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('RateLimiter', () => {
  it('has all points again when the window is over', async () => {
    const limiter = new RateLimiter({ name: 'default', quota: 100 })
    expect(await limiter.take('someone', 90)).toBe(true)
    jest.advanceTimersByTime(40_000)
    expect(await limiter.take('someone', 20)).toBe(false)
    expect(limiter.balanceOf('someone')).toEqual({ remaining: 10, resetSeconds: 20 })
    jest.advanceTimersByTime(20_000)
    expect(limiter.balanceOf('someone')).toEqual({ remaining: 100, resetSeconds: 60 })
    expect(await limiter.take('someone', 100)).toBe(true)
  })

  it('never asks for a wait longer than the window, even if the clock is set back', async () => {
    const limiter = new RateLimiter({ name: 'default', quota: 100 })
    await limiter.take('someone', 90)
    jest.setSystemTime(Date.now() - 86_400_000)
    expect(await limiter.take('someone', 20)).toBe(false)
    expect(limiter.balanceOf('someone')).toEqual({ remaining: 10, resetSeconds: 60 })
    jest.advanceTimersByTime(60_000)
    expect(await limiter.take('someone', 100)).toBe(true)
  })

  it('forgets a caller with the window', async () => {
    // The fake clock begins at 0, which the cache takes for no time.
    jest.advanceTimersByTime(1)
    const limiter = new RateLimiter({ name: 'contact', quota: 10, windowSeconds: 600 })
    await limiter.take('203.0.113.7', 1)
    expect([...limiter.lastCounts.keys()]).toEqual(['203.0.113.7'])
    jest.advanceTimersByTime(600_001)
    expect(limiter.lastCounts.size).toBe(0)
  })

  it('refunds unused points, but not in a later window', async () => {
    const limiter = new RateLimiter({ name: 'default', quota: 100 })
    const refund = await limiter.reserve('someone', 90)
    await refund!(80)
    expect(limiter.balanceOf('someone').remaining).toBe(90)
    const late = await limiter.reserve('someone', 90)
    jest.advanceTimersByTime(60_000)
    await limiter.take('someone', 20)
    await late!(90)
    expect(limiter.balanceOf('someone').remaining).toBe(80)
    expect(await limiter.take('someone', 81)).toBe(false)
  })
})
