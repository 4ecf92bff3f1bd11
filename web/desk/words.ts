import { DEALER } from '#graph/dealer/dealer.ts'
import { AVAILABILITY_WORDS, type Availability } from '#graph/shared/availability.ts'
import { formatExact } from '#web/ui/formatPrice.ts'

/** "List price" of "listPrice". */
export const fieldLabel = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value as the staff read it. */
export const fieldText = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (name === 'availability') return AVAILABILITY_WORDS[value as Availability].toLowerCase()
  if (/price$/i.test(name)) return formatExact(Number(value))
  if (Array.isArray(value)) return value.join(', ') || 'nothing'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: DEALER.timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** "Nov 27, 3:40 PM", by the dealer's clock. */
export const dealerTime = (at: string) => time.format(new Date(at))
