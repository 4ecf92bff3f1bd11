import { wallClock } from '#graph/dealer/opening-hours.ts'

const DAY_MS = 86_400_000
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Weekly = { dayOfWeek: (typeof DAYS)[number]; closes: string }

/**
 * Date (YYYY-MM-DD) of the next such weekday at the dealer's, whose clocks are `offset` ms ahead of UTC. Today counts
 * until closing time.
 */
export const nextDay = ({ dayOfWeek, closes }: Weekly, now: number, offset: number) => {
  const { day, clock } = wallClock(now, offset)
  const ahead = (DAYS.indexOf(dayOfWeek) - day + 7) % 7
  const days = ahead === 0 && clock >= closes ? 7 : ahead
  return new Date(now + offset + days * DAY_MS).toISOString().slice(0, 10)
}
