import type { EventLeaf } from 'schema-dts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { nodeIds, ref } from './nodeIds.ts'

/** An event that comes back every week on the same day. */
export type WeeklyEventContent = {
  name: string
  description: string
  /** The next one, YYYY-MM-DD. */
  next: string
  dayOfWeek: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  /** "HH:MM" in the dealer's time zone. */
  opens: string
  closes: string
  /** Ids of the locations where it is held. */
  locationIds: readonly string[]
}

export const weeklyEvent = (site: string, content: WeeklyEventContent): EventLeaf => {
  const { name, description, next, dayOfWeek, opens, closes, locationIds } = content
  const ids = nodeIds(site)
  return {
    '@type': 'Event',
    name,
    description,
    image: `${site}/media/og-default.jpg`,
    startDate: next,
    endDate: next,
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: `https://schema.org/${dayOfWeek}`,
      startTime: opens,
      endTime: closes,
      scheduleTimezone: DEALER.timeZone,
    },
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    location: locationIds.map((id) => ref(ids.location(id))),
    organizer: ref(ids.dealer),
  }
}
