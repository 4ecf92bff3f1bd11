import { DEALER } from '#graph/dealer/dealer.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const dealerWall = new Intl.DateTimeFormat('en-US', {
  timeZone: DEALER.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Date (YYYY-MM-DD) of the next such weekday at the dealer's; today counts until the clock there reads `closes`. */
export const nextDay = (dayOfWeek: (typeof DAYS)[number], closes: string, now: number) => {
  const wall = Object.fromEntries(dealerWall.formatToParts(now).map(({ type, value }) => [type, value]))
  const today = Date.UTC(Number(wall.year), Number(wall.month) - 1, Number(wall.day))
  const isOver = `${wall.hour}:${wall.minute}` >= closes
  const ahead = (DAYS.indexOf(dayOfWeek) - new Date(today).getUTCDay() + 7) % 7
  const days = ahead === 0 && isOver ? 7 : ahead
  return new Date(today + days * 86_400_000).toISOString().slice(0, 10)
}
