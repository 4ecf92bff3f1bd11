import type { Hours } from '#graph/dealer/dealer.ts'
import { isOpenAt, wallClock } from '#graph/dealer/opening-hours.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** "09:00" as "9 AM", "17:30" as "5:30 PM". */
export const formatClock = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const suffix = hours < 12 ? 'AM' : 'PM'
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${hours % 12 || 12}${past} ${suffix}`
}

/** Whether a week of hours (Monday first) is open at a moment, in words: "Open now, until 5 PM", "Closed, opens Mon 9 AM". */
export const openingStatus = (week: readonly Hours[], now: number, offset: number) => {
  const { day, clock } = wallClock(now, offset)
  const today = week[day]
  if (today && isOpenAt(week, now, offset))
    return { isOpen: true, text: `Open now, until ${formatClock(today.closes)}` }
  if (today && clock < today.opens) return { isOpen: false, text: `Closed, opens today ${formatClock(today.opens)}` }

  for (let ahead = 1; ahead <= DAYS.length; ahead++) {
    const next = (day + ahead) % DAYS.length
    const hours = week[next]
    if (hours) return { isOpen: false, text: `Closed, opens ${DAYS[next]} ${formatClock(hours.opens)}` }
  }
  return { isOpen: false, text: 'Closed' }
}
