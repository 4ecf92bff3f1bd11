import { hoursText, readHours } from '#graph/calendar/clock.ts'
import type { FieldProblem } from '#graph/database/change.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { found } from '#graph/files/file-problem.ts'
import { phoneLink } from '#graph/shared/phone-link.ts'
import { type OpeningHours, Weekday } from '#graph/shared/place.result.ts'
import { hasCredentials, WITH_CREDENTIALS } from '#graph/shared/site-address.ts'
import { type Location, LocationType } from './location.entity.ts'
import { mapAddress, postalAddress } from './postal-address.ts'

const LINKS = ['mapUrl', 'socialUrl', 'videoUrl', 'websiteUrl', 'reviewUrl'] as const
const PLACES = ['latitude', 'longitude'] as const
const WEEK = Object.values(Weekday)

export const LOCATION_FIELDS = ['name', 'address', 'phone', ...PLACES, ...LINKS, ...WEEK] as const
export type LocationField = (typeof LOCATION_FIELDS)[number]

/** A location as a form shows it, and as somebody types it; hours such as "9 AM–5:30 PM" or "closed". */
export type LocationText = Record<LocationField, string>

const MOST_LETTERS = 200
const LONGEST_LINK = 500
const UNPRINTABLE = /\p{Cc}|\p{Cs}/u

export function locationText(location: Location): LocationText {
  const { name, address, phone, latitude, longitude, hours } = location
  return {
    ...{ name, address, phone, latitude: String(latitude), longitude: String(longitude) },
    ...textsOf(LINKS, (link) => location[link] ?? ''),
    ...textsOf(WEEK, (weekday) => {
      if (hours.length === 0) return ''
      const { opens, closes } = hours.find(({ day }) => day === weekday) ?? {}
      return hoursText(opens && closes ? { opens, closes } : null)
    }),
  }
}

/** What the texts mean, and what is wrong with them. `id` is undefined for a new location. */
export function readLocation(
  text: LocationText,
  { id, type }: { id?: string; type: LocationType },
): { values: Omit<Location, 'id' | 'type' | 'position'>; problems: FieldProblem<LocationField>[] } {
  const problems: FieldProblem<LocationField>[] = []
  const refuse = (field: LocationField, message: string) => problems.push({ field, message })

  if (!text.name) refuse('name', `Write a name such as ${DEALER.name} – Scranton.`)
  for (const field of ['name', 'address', 'phone'] as const) {
    if (text[field].length > MOST_LETTERS || UNPRINTABLE.test(text[field]))
      refuse(field, `Write one line of at most ${MOST_LETTERS} characters.`)
  }
  const postal = postalAddress(text.address)
  if (type === LocationType.PHYSICAL && !postal)
    refuse('address', 'Write street, town, state and ZIP code such as 48 Cartwright Lane, Hatfield, PA 19440.')
  else if (!text.address) refuse('address', 'Write an address, or the area that is served from here.')
  if (!phoneLink(text.phone, '+1')) refuse('phone', 'Write one phone number such as (570) 555-0142.')
  const [latitude, longitude] = PLACES.map((field) => {
    const most = field === 'latitude' ? 90 : 180
    const value = /^-?\d{1,3}(?:\.\d{1,10})?$/.test(text[field]) ? Number(text[field]) : Number.NaN
    const example = field === 'latitude' ? '41.1695' : '-75.8774'
    if (!(Math.abs(value) <= most))
      refuse(field, `Write a number of degrees such as ${example}: a map shows it at the spot.`)
    return value
  }) as [number, number]
  for (const field of LINKS) {
    if (hasCredentials(text[field])) refuse(field, `${found(text[field])} ${WITH_CREDENTIALS}`)
    else if (text[field] && !isLink(text[field]))
      refuse(field, `${found(text[field])} is not an address. Write one that begins with https://.`)
  }
  if (id === DEALER.mainLocationId) problems.push(...otherThanDealer(text))
  const hours = readWeek(text, type, refuse)
  return {
    values: {
      ...{ name: text.name, address: text.address, phone: text.phone, latitude, longitude, hours },
      city: type === LocationType.PHYSICAL ? (postal?.city ?? null) : null,
      ...(textsOf(LINKS, (link) => text[link] || null) as Record<(typeof LINKS)[number], string | null>),
      mapUrl: text.mapUrl || mapAddress({ latitude, longitude }),
    },
    problems,
  }
}

function readWeek(
  text: LocationText,
  type: LocationType,
  refuse: (field: LocationField, message: string) => void,
): OpeningHours[] {
  // A place without a showroom may have no hours at all.
  if (type === LocationType.ONLINE && WEEK.every((day) => !text[day])) return []
  return WEEK.map((day) => {
    const read = text[day] ? readHours(text[day]) : { problem: 'Write hours such as 9:00 AM-5:00 PM, or closed.' }
    if ('problem' in read) refuse(day, read.problem)
    const hours = 'hours' in read ? read.hours : null
    return { day, opens: hours?.opens ?? null, closes: hours?.closes ?? null }
  })
}

/** Policies, mails and structured data print the dealer's address and first line, which are those of the main showroom. */
function otherThanDealer(text: LocationText): FieldProblem<LocationField>[] {
  const { address, lines, coordinates } = DEALER
  const dealer = {
    address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    phone: lines.main.label,
    latitude: String(coordinates.latitude),
    longitude: String(coordinates.longitude),
  }
  return (Object.keys(dealer) as (keyof typeof dealer)[])
    .filter((field) => text[field] !== dealer[field])
    .map((field) => ({
      field,
      message: `This is ${dealer[field]} for the dealer itself: the footer, policies and mails print it, too. Whoever runs the site changes it there first (graph/dealer/dealer.ts).`,
    }))
}

function isLink(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && text.length <= LONGEST_LINK && !/\s/.test(text)
}

function textsOf<Field extends string, Value>(fields: readonly Field[], textOf: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, Value>
}
