/** A time by the clock of a day, or the whole day. */
type Event = {
  /** Distinguishes it from other events, in every calendar. */
  id: string
  title: string
  text: string
  place?: string
  /** Times in ms since 1970; days as 2026-06-13, of which the last one does not count. */
  from: number | string
  until: number | string
  /** When the file is written, in ms since 1970. */
  at: number
}

const MOST_OCTETS = 75

const plainTime = (time: number) => `${new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')}`

const when = (name: string, time: number | string) =>
  typeof time === 'number' ? `${name}:${plainTime(time)}` : `${name};VALUE=DATE:${time.replaceAll('-', '')}`

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Continues a long line with a space, and no character is divided. */
const folded = (line: string) => {
  let [all, octets] = ['', 0]
  for (const letter of line) {
    const length = new TextEncoder().encode(letter).length
    if (octets + length > MOST_OCTETS) [all, octets] = [`${all}\r\n `, 1]
    all += letter
    octets += length
  }
  return `${all}\r\n`
}

/** An event as a file for calendars (RFC 5545). It is tentative: the dealer confirms it. */
export const calendarFile = ({ id, title, text, place, from, until, at }: Event) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ridgeline//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${plainTime(at)}`,
    when('DTSTART', from),
    when('DTEND', until),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')
