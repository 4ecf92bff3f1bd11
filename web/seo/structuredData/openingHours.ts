import type { OpeningHoursSpecification } from 'schema-dts'
import type { Hours } from '#graph/dealer/dealer.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A week that starts on Monday; days with the same hours share an entry, a day that is closed has none. */
export const openingHours = (week: readonly Hours[]): OpeningHoursSpecification[] => {
  const entries = new Map<string, { opens: string; closes: string; dayOfWeek: (typeof DAYS)[number][] }>()
  for (const [index, hours] of week.entries()) {
    if (!hours) continue
    const { opens, closes } = hours
    const entry = entries.get(opens + closes) ?? { opens, closes, dayOfWeek: [] }
    entry.dayOfWeek.push(DAYS[index]!)
    entries.set(opens + closes, entry)
  }
  return [...entries.values()].map((entry) => ({ '@type': 'OpeningHoursSpecification', ...entry }))
}
