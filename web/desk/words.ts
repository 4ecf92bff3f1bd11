import { DEALER } from '#graph/dealer/dealer.ts'
import { AVAILABILITY_WORDS, type Availability } from '#graph/shared/availability.ts'
import { findingChanges, rowOf } from '#graph/shared/inspection-words.ts'
import { capital } from '#graph/shared/words.ts'
import { FIELD_LABELS } from '#web/generated/fields.ts'
import { counted, formatExact } from '#web/ui/format.ts'

/** The label of a field of a cart; of others "Free delivery" of "freeDelivery". */
export const fieldLabel = (name: string) => {
  const label = FIELD_LABELS[name] ?? (/^[A-Z]+$/.test(name) ? name.charAt(0) + name.slice(1).toLowerCase() : undefined)
  if (label) return label
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return capital(words)
}

/** A value as the staff read it. */
export const fieldText = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (name === 'availability') return (AVAILABILITY_WORDS[value as Availability] ?? String(value)).toLowerCase()
  if (name === 'isNew') return value === true ? 'new' : value === false ? 'used' : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (name === 'images') return counted((value as unknown[]).length, 'photo')
  if (/price$/i.test(name)) return Number.isFinite(Number(value)) ? formatExact(Number(value)) : String(value)
  if (name === 'findings')
    return [value].flat().join('; ').replaceAll('\n', '; ').replaceAll(', left:', ', left as it is:')
  if (Array.isArray(value)) return value.join(', ') || 'nothing'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** "Price: $8,495 → $7,995", from values as JSON. */
export const differenceText = ({ name, before, after }: { name: string; before: string; after: string }) =>
  `${fieldLabel(name)}: ${changeText(name, JSON.parse(before), JSON.parse(after))}`

/** "$8,495 → $7,995"; of findings "1 finding changed (nose), 1 removed (brakes)". */
export const changeText = (name: string, before: unknown, after: unknown) => {
  if (name !== 'findings') return `${fieldText(name, before)} → ${fieldText(name, after)}`
  const { edits, added } = findingChanges(...([before ?? [], after ?? []] as [string[], string[]]))
  const parts = { changed: edits.filter(({ next }) => next), removed: edits.filter(({ next }) => !next) }
  const lines = Object.entries({ ...parts, added: added.map((line) => ({ line })) }).filter(
    ([, rows]) => rows.length > 0,
  )
  const words = lines.map(([word, rows], index) => {
    const count = index > 0 ? rows.length : counted(rows.length, 'finding')
    return `${count} ${word} (${rows.map(({ line }) => rowOf(line).spot).join(', ')})`
  })
  return words.join(', ') || 'findings in another order'
}

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: DEALER.timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** "Nov 27, 3:40 PM", by the dealer's clock. */
export const dealerTime = (at: string | Date) => time.format(new Date(at))

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: DEALER.timeZone,
  ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
})

/** "Today", "Yesterday", or "Fri, Nov 27, 2026", by the dealer's clock. */
export const dealerDay = (at: string) => {
  const text = day.format(new Date(at))
  if (text === day.format()) return 'Today'
  return text === day.format(Date.now() - 86_400_000) ? 'Yesterday' : text
}
