import { daysToAskFor } from '#graph/shared/open-days.ts'
import { wallClock } from '#graph/shared/opening-hours.ts'
import { useSite } from '#web/environment/site.ts'
import { useNow } from '#web/islands/useNow.ts'
import { useSchedule } from '#web/ui/opening-hours/useSchedule.ts'
import { readChoice } from './rentalChoice.ts'
import { isFriday } from './rentalDays.ts'

/** The rental that the address chooses. Without a choice it starts on the next Friday that a message can still ask for. */
export const useRentalStart = (here: string) => {
  const { clockOffset, week } = useSite()
  // A rental's days are the dealer's, wherever the visitor is.
  const now = useNow()
  const schedule = useSchedule(week)
  const possible = daysToAskFor(schedule, now, clockOffset)
  const earliest = possible[0] ?? wallClock(now, clockOffset).date
  const read = (params: URLSearchParams) => readChoice(params, possible.find(isFriday) ?? earliest, here)
  return { schedule, now, clockOffset, earliest, read }
}
