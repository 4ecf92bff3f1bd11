import { clockOffset, type Schedule } from '#graph/shared/opening-hours.ts'
import { WEEK } from '#graph/testing/week.ts'
import { openDays } from './openDays.ts'

const daysAt = (time: string, { week = WEEK, specialDays = [] }: Partial<Schedule> = {}) => {
  const now = Date.parse(time)
  return openDays({ week, specialDays }, now, clockOffset(now), 4)
}

describe('openDays', () => {
  it('starts tomorrow, and leaves out closed days', () => {
    expect(daysAt('2026-06-11T10:00:00-04:00')).toEqual(['2026-06-12', '2026-06-13', '2026-06-15', '2026-06-16'])
  })

  it('knows the day at the dealer’s: it is Thursday evening there, and Friday in Greenwich', () => {
    expect(daysAt('2026-06-12T02:00:00Z')[0]).toBe('2026-06-12')
  })

  it('leaves out a closed day, and takes one that is open for once', () => {
    const reason = null
    const specialDays = [
      { from: '2026-06-12', until: '2026-06-12', places: null, hours: null, reason },
      { from: '2026-06-14', until: '2026-06-14', places: null, hours: { opens: '10:00', closes: '12:00' }, reason },
    ]
    expect(daysAt('2026-06-11T10:00:00-04:00', { specialDays })).toEqual([
      '2026-06-13',
      '2026-06-14',
      '2026-06-15',
      '2026-06-16',
    ])
  })

  it('has no day for a showroom that never opens', () => {
    expect(daysAt('2026-06-11T10:00:00-04:00', { week: [null, null, null, null, null, null, null] })).toEqual([])
  })
})
