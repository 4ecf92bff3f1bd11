import type { Hours } from '#graph/dealer/dealer.ts'
import { found } from '#graph/files/file-problem.ts'
import { formatClock } from '#graph/shared/opening-hours.ts'

export const CLOCK = 'a time of the day such as 9:00 AM or 5:30 PM'

/** HH:MM from "9:00", "9 AM" or "5:30 PM". */
export function readClock(text: string): string | undefined {
  const [, hours, minutes = '00', half] = /^(\d\d?)(?::(\d\d))?\s*([ap]m)?$/i.exec(text.trim()) ?? []
  if (!hours || Number(minutes) > 59 || (!half && !text.includes(':'))) return undefined
  const hour = Number(hours)
  if (!half) return hour < 24 ? `${hours.padStart(2, '0')}:${minutes}` : undefined
  if (hour < 1 || hour > 12) return undefined
  return `${String((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)).padStart(2, '0')}:${minutes}`
}

/** The time that "9" probably means, such as "9 AM": a refusal suggests it. */
export function probableClock(text: string, half: 'AM' | 'PM'): string | undefined {
  return readClock(/[ap]m\s*$/i.test(text) ? text : `${text} ${half}`) ?? readClock(text)
}

export function endsTooEarly(opens: string, closes: string): string | undefined {
  if (closes > opens) return undefined
  return `The closing time is before the opening. Write a time after ${formatClock(opens)}, on the same day.`
}

/** The hours of a day: "9 AM-5:30 PM", or "closed", which is null. Anything else is a problem in words. */
export function readHours(text: string): { hours: Hours } | { problem: string } {
  if (/^closed$/i.test(text.trim())) return { hours: null }
  const typed = text.split(/[-–]|\bto\b/i).map((time) => time.trim())
  const times = typed.map(readClock)
  const [opens, closes] = times
  const isRead = times.length === 2 && opens && closes
  if (isRead && closes > opens) return { hours: { opens, closes } }
  const [first, last] = [probableClock(typed[0]!, 'AM'), probableClock(typed[1] ?? '', 'PM')]
  if (typed.length === 2 && first && last && last > first)
    return {
      problem: `${found(text)} is not a day's hours. Write ${hoursText({ opens: first, closes: last })}, or closed.`,
    }
  return {
    problem: isRead
      ? endsTooEarly(opens, closes)!
      : `${found(text)} is not a day's hours. Write hours such as 9:00 AM-5:00 PM, or closed.`,
  }
}

/** Hours as `readHours` reads them, such as "9 AM–5:30 PM". */
export const hoursText = (hours: Hours): string =>
  hours ? `${formatClock(hours.opens)}–${formatClock(hours.closes)}` : 'closed'
