import { DEALER } from '#graph/dealer/dealer.ts'
import { addDays, shortDay } from '#graph/shared/day.ts'
import { dayFault } from '#graph/shared/open-days.ts'
import { dayAt, formatClock, type Schedule } from '#graph/shared/opening-hours.ts'

const weekday = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** Rental carts are kept at the main showroom. */
const PICK_UP = `Pick up at ${DEALER.address.city}`

const onDay = (schedule: Schedule, day: string) => dayAt(schedule, Date.parse(day), 0)

/** "We're closed Thu, Nov 26 for Thanksgiving."; undefined for an open day. */
const closedWords = (schedule: Schedule, day: string) => {
  const { hours, special } = onDay(schedule, day)
  if (hours) return
  if (!special) return `We're closed ${weekday.format(Date.parse(day))}s.`
  return `We're closed ${shortDay(day)}${special.reason ? ` for ${special.reason}` : ''}.`
}

const atOpening = (schedule: Schedule, day: string) =>
  `${shortDay(day)} at ${formatClock(onDay(schedule, day).hours!.opens)}`

type Rental = { first: string; last: string; isDelivered: boolean }

/**
 * The days on which the cart comes and goes, in words: days are 24 hours, so it goes on the morning after the last one. Only a
 * call can arrange a first day that is a `problem`.
 */
export const rentalTimes = (
  { first, last, isDelivered }: Rental,
  schedule: Schedule,
  now: number,
  offset: number,
): { text: string; problem?: string } => {
  const fault = dayFault(schedule, first, now, offset)
  if (fault) {
    const arrange = `Call us to arrange ${isDelivered ? 'delivery' : 'pickup'}.`
    const problem = {
      PAST: `${shortDay(first)} has passed. Pick a later day.`,
      CLOSED: `${closedWords(schedule, first)} ${arrange}`,
      SOON: `${shortDay(first)} is soon. Call us for this one.`,
    }[fault]
    return { text: problem, problem }
  }
  const from = atOpening(schedule, first)
  const back = addDays(last, 1)
  const closed = closedWords(schedule, back)
  if (closed) {
    const text = isDelivered ? `We deliver ${from}.` : `${PICK_UP} ${from}.`
    return { text: `${text} ${closed} Call us to arrange the return.` }
  }
  const until = atOpening(schedule, back)
  return { text: isDelivered ? `We deliver ${from} and pick up ${until}.` : `${PICK_UP} ${from}. Back by ${until}.` }
}
