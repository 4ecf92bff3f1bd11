import { hoursLines, openHours } from '#graph/shared/hours-lines.ts'
import { weekHours } from './weekHours.ts'

const NINE_TO_FIVE = { opens: '09:00', closes: '17:00' }

describe('weekHours', () => {
  it('puts the days in order from Monday', () => {
    const week = weekHours([
      { day: 'SUNDAY', opens: null, closes: null },
      { day: 'MONDAY', ...NINE_TO_FIVE },
    ])
    expect(week).toEqual([NINE_TO_FIVE, null, null, null, null, null, null])
  })
})

describe('hoursLines', () => {
  it('joins workdays with the same hours, and keeps Saturday apart from them', () => {
    const week = [...Array(6).fill(NINE_TO_FIVE), null]
    expect(hoursLines(week)).toEqual([
      { days: 'Mon–Fri', text: '9AM–5PM' },
      { days: 'Sat', text: '9AM–5PM' },
      { days: 'Sun', text: 'Closed' },
    ])
  })

  it('joins a weekend with the same hours', () => {
    const late = { opens: '09:00', closes: '17:30' }
    expect(hoursLines([late, late, late, late, late, null, null])).toEqual([
      { days: 'Mon–Fri', text: '9AM–5:30PM' },
      { days: 'Sat–Sun', text: 'Closed' },
    ])
  })

  it('keeps apart equal hours with other days between them', () => {
    const week = [NINE_TO_FIVE, null, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE]
    expect(hoursLines(week).map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed–Fri', 'Sat–Sun'])
  })
})

describe('openHours', () => {
  it('joins Saturday to workdays with the same hours, and leaves out days that are closed', () => {
    expect(openHours([...Array(6).fill(NINE_TO_FIVE), null])).toBe('Mon–Sat 9AM–5PM')
    expect(openHours([null, NINE_TO_FIVE, null, null, null, null, null])).toBe('Tue 9AM–5PM')
  })
})
