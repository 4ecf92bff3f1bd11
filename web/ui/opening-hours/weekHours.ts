import type { Hours } from '#graph/dealer/dealer.ts'
import type { Weekday } from '#web/generated/graphql.ts'

type Day = { day: Weekday; opens?: string | null; closes?: string | null }

const WEEK: Day['day'][] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** The API's days as a week that starts on Monday; a day that is not listed is closed. */
export const weekHours = (days: Day[]): Hours[] =>
  WEEK.map((name) => {
    const { opens, closes } = days.find(({ day }) => day === name) ?? {}
    return opens && closes ? { opens, closes } : null
  })
