import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Weekday } from '#graph/shared/place.result.ts'

export const ENTRY_KINDS = ['closed', 'open', 'notice'] as const
/** A later source in this list overrides an earlier one, whichever entry is newer. */
export const ENTRY_SOURCES = ['seed', 'staff'] as const

/** Special days of the dealer, or a notice for a while. */
@Entity('calendar_entries')
export class CalendarEntry {
  @PrimaryColumn('integer', { generated: true })
  id: number

  @Column('text')
  source: (typeof ENTRY_SOURCES)[number]

  @Column('text')
  kind: (typeof ENTRY_KINDS)[number]

  // As YYYY-MM-DD in the dealer's time zone, the last one included.
  @Column('date')
  firstDay: string

  @Column('date')
  lastDay: string

  // Of those days, the ones that count; null is all of them.
  @Column('jsonb', { nullable: true })
  weekdays: Weekday[] | null

  // Ids of locations; null is all of them.
  @Column('jsonb', { nullable: true })
  places: string[] | null

  @Column('text', { nullable: true })
  opens: string | null

  @Column('text', { nullable: true })
  closes: string | null

  @Column('text', { nullable: true })
  words: string | null
}
