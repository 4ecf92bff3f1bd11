const address = { street: '100 Ridgeline Way', city: 'Mountain Top', state: 'PA', zip: '18707' }
const state = 'Pennsylvania'
const county = 'Luzerne'

/** The dealer. "Ridgeline" in the partners' element and in metrics is the name of the software. */
export const DEALER = {
  name: 'Ridgeline Golf Carts',
  shortName: 'Ridgeline',
  /** In full; `address.state` is the short form. */
  state,
  county: {
    name: county,
    fullName: `${county} County`,
    /** Of the Census Bureau; `node scripts/county.mjs` draws the map of the county with this number. */
    fips: '42079',
    /** Edges of the drawn map, in degrees: the county, and to its east the showrooms in Scranton and Pocono Pines. */
    view: { west: -76.42, east: -75.36, south: 40.83, north: 41.5 },
    /** Towns whose names the map always shows; the other names appear under the pointer. */
    landmarks: ['Wilkes-Barre', 'Hazleton', 'Pittston', 'Nanticoke'],
  },
  /** A county farther away whose municipalities the about page counts as well. */
  farCounty: 'Berks',
  region: `${county} County, ${state}`,
  timeZone: 'America/New_York',
  mainLocationId: 'mountain-top',
  /** Delivery of a purchase is also free around these showrooms, beyond the county. */
  freeDelivery: [
    { city: 'Pocono Pines', miles: 20 },
    { city: 'Scranton', miles: 15 },
  ],
  email: 'hello@ridgelinegolfcarts.example',
  /** The name of the network that a showroom's `socialUrl` leads to. */
  socialNetwork: 'Facebook',
  financingUrl: 'https://financing.example/apply/ridgeline',
  /** `use` tells visitors which line is for what. */
  lines: {
    main: { label: '(570) 555-0142', href: 'tel:+15705550142', use: 'Rentals, service and our main showroom' },
    secondary: { label: '(570) 555-0178', href: 'tel:+15705550178', use: 'When the first line is busy' },
    sales: { label: '(800) 555-0199', href: 'tel:+18005550199', use: 'Sales and test drives, toll-free' },
  },
  address,
  coordinates: { latitude: 41.1695, longitude: -75.8774 },
  serviceRadius: { meters: 50_000, label: '31 miles' },
  claims: {
    years: '15+ years',
    customers: '500+',
    founded: 2010,
    // Counts of different things. `home`: on the weekly service route. `county` and `farCounty`: where customers live.
    // The 38 names of the lists and the 41 town pages count villages too.
    municipalities: { home: 23, county: 24, farCounty: 72 },
  },
  responseTime: { promise: 'within 24 hours', typical: 'in 2–6 hours during business hours', mostHours: 6 },
} as const

export type Rating = { value: number; count: number }

/** Mean of the customers' reviews, out of 5 stars. With undefined, no page and no data claims a rating. */
export const RATING: Rating | undefined = { value: 4.8, count: 127 }

export type Hours = { opens: string; closes: string } | null

type OpenDay = NonNullable<Hours>

const serviceDay: OpenDay = { opens: '08:00', closes: '17:00' }

/** Hours on the hour as pages print them, such as "9AM–5PM". */
const inWords = ({ opens, closes }: OpenDay) =>
  [opens, closes]
    .map((time) => Number.parseInt(time, 10))
    .map((hour) => `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`)
    .join('–')

/** A week, Monday first, as clocks read in the dealer's time zone, where null is closed; and in words, in which Sunday may say more. */
const weekOf = (weekday: OpenDay, saturday: OpenDay, sunday: string) => ({
  week: [weekday, weekday, weekday, weekday, weekday, saturday, null] as Hours[],
  lines: [
    { days: 'Mon–Fri', text: inWords(weekday) },
    { days: 'Sat', text: inWords(saturday) },
    { days: 'Sun', text: sunday },
  ],
})

/** Opening hours beside those of the showrooms, which are rows of the database. */
export const HOURS = {
  services: weekOf(serviceDay, { opens: '09:00', closes: '15:00' }, 'Emergency only'),
  storage: weekOf(serviceDay, { opens: '08:00', closes: '15:00' }, 'By appointment'),
}

/** Every week, so that a page never announces a past day; within the opening hours of that day. */
export const TEST_DRIVE_DAY = {
  dayOfWeek: 'Saturday',
  opens: '10:00',
  closes: '15:00',
  locationIds: ['pocono-pines', 'scranton'],
} as const
