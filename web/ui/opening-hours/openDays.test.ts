import { HOURS } from '#graph/dealer/dealer.ts'
import { clockOffset } from '#graph/dealer/opening-hours.ts'
import { openDays } from './openDays.ts'

const daysAt = (time: string, week = HOURS.week) => {
  const now = Date.parse(time)
  return openDays(week, now, clockOffset(now), 4)
}

describe('openDays', () => {
  it('starts tomorrow, and leaves out closed days', () => {
    expect(daysAt('2026-06-11T10:00:00-04:00')).toEqual(['2026-06-12', '2026-06-13', '2026-06-15', '2026-06-16'])
  })

  it('knows the day at the dealer’s: it is Thursday evening there, and Friday in Greenwich', () => {
    expect(daysAt('2026-06-12T02:00:00Z')[0]).toBe('2026-06-12')
  })

  it('has no day for a showroom that never opens', () => {
    expect(daysAt('2026-06-11T10:00:00-04:00', [null, null, null, null, null, null, null])).toEqual([])
  })
})
