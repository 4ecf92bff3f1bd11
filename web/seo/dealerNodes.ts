import type {
  AggregateRating,
  AutoDealerLeaf,
  MerchantReturnPolicy,
  OnlineStoreLeaf,
  OpeningHoursSpecification,
  PostalAddress,
  Review,
} from 'schema-dts'
import { DEALER, RATING, type Rating } from '#graph/dealer/dealer.ts'
import { RETURNS } from '#graph/dealer/return-terms.ts'
import { dayAt, type Schedule } from '#graph/shared/opening-hours.ts'
import { dealerNode } from '#graph/shared/site-address.ts'
import type { DealerNodes_LocationFragment } from '#web/generated/graphql.ts'
import { WEEKDAYS } from '#web/ui/opening-hours/weekHours.ts'

/** The `@id`s by which the nodes of a page refer to one another; the dealer's are the same on every page. */
export const nodeIds = (site: string) => ({
  dealer: dealerNode(site),
  website: `${site}/#website`,
  location: (id: string) => `${site}/showroom#${id}`,
})

export const ref = (id: string) => ({ '@id': id })

const { address, coordinates, lines, serviceRadius } = DEALER

const phone = lines.main.href.slice('tel:'.length)

type Address = { street: string; city: string; state: string; zip: string }

const postalAddress = ({ street, city, state, zip }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip,
  addressCountry: 'US',
})

const point = { '@type': 'GeoCoordinates', ...coordinates } as const

type Shown = {
  /** Not on a page of carts, which refers to the dealer as the seller. */
  opening?: Opening
  departments?: string[]
  rating?: boolean
  reviews?: readonly ReviewContent[]
  returns?: string
}

/** The business, at its main location, with what the footer says; the rest only on pages that show it. */
export const autoDealer = (
  site: string,
  { opening, departments = [], rating, reviews = [], returns }: Shown,
): AutoDealerLeaf => {
  const ids = nodeIds(site)
  return {
    '@type': 'AutoDealer',
    '@id': ids.dealer,
    name: DEALER.name,
    url: `${site}/`,
    image: `${site}/media/og-default.jpg`,
    telephone: phone,
    address: postalAddress(address),
    ...(opening && {
      logo: `${site}/icon-512.png`,
      email: DEALER.email,
      foundingDate: String(DEALER.claims.founded),
      geo: point,
      ...openingHours(opening),
      areaServed: { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: String(serviceRadius.meters) },
    }),
    department: departments.length > 0 ? departments.map((id) => ref(ids.location(id))) : undefined,
    aggregateRating: rating && RATING ? aggregateRating(RATING) : undefined,
    hasMerchantReturnPolicy: returns ? returnWindow(returns) : undefined,
    review: reviews.length > 0 ? reviews.map(review) : undefined,
  }
}

/** `rating` is in stars of 5, `datePublished` as YYYY-MM-DD. */
export type ReviewContent = { author: string; headline: string; body: string; rating: number; datePublished: string }

const review = ({ author, headline, body, rating, datePublished }: ReviewContent): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  headline,
  reviewBody: body,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  datePublished,
})

const aggregateRating = ({ value, count }: Rating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})

/** What is sold from the shelf; each cart's offer has its own. */
const returnWindow = (page: string): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  name: RETURNS.parts.within.label,
  applicableCountry: 'US',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURNS.parts.within.amount,
  restockingFee: RETURNS.parts.fee.amount,
  merchantReturnLink: page,
})

/** A location of the dealer beside the main one: a showroom with its place, or the desk that sells online. */
export const location = (
  site: string,
  place: DealerNodes_LocationFragment,
  opening: Opening,
): AutoDealerLeaf | OnlineStoreLeaf => {
  const ids = nodeIds(site)
  const shared = {
    '@id': ids.location(place.id),
    name: place.name,
    url: place.websiteUrl ?? `${site}/showroom`,
    telephone: place.phone,
    address: place.postalAddress ? postalAddress(place.postalAddress) : place.address,
    parentOrganization: ref(ids.dealer),
  }
  if (place.type === 'ONLINE') return { '@type': 'OnlineStore', ...shared }
  const { latitude, longitude } = place.coordinates
  return {
    '@type': 'AutoDealer',
    ...shared,
    image: `${site}/media/og-default.jpg`,
    hasMap: place.mapUrl,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...openingHours(opening),
  }
}

const DAYS_AHEAD = 30
/** A closed day, as search engines read it. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** The hours of a place, whose clocks are `offset` ms ahead of UTC. */
type Opening = Schedule & { now: number; offset: number }

/** A week that starts on Monday; days with the same hours share an entry, a day that is closed has none. */
const weekOf = ({ week }: Opening): OpeningHoursSpecification[] => {
  const entries = new Map<string, { opens: string; closes: string; dayOfWeek: (typeof WEEKDAYS)[number][] }>()
  for (const [index, hours] of week.entries()) {
    if (!hours) continue
    const { opens, closes } = hours
    const entry = entries.get(opens + closes) ?? { opens, closes, dayOfWeek: [] }
    entry.dayOfWeek.push(WEEKDAYS[index]!)
    entries.set(opens + closes, entry)
  }
  return [...entries.values()].map((entry) => ({ '@type': 'OpeningHoursSpecification', ...entry }))
}

/** The special days of the next weeks; days in a row with the same hours share an entry. */
const specialDaysOf = (opening: Opening): OpeningHoursSpecification[] | undefined => {
  const entries: { opens: string; closes: string; validFrom: string; validThrough: string; last: number }[] = []
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const { date, hours, special } = dayAt(opening, opening.now, opening.offset, ahead)
    if (!special) continue
    const { opens, closes } = hours ?? CLOSED
    const before = entries.at(-1)
    if (before?.last === ahead - 1 && before.opens === opens && before.closes === closes)
      Object.assign(before, { validThrough: date, last: ahead })
    else entries.push({ opens, closes, validFrom: date, validThrough: date, last: ahead })
  }
  if (entries.length === 0) return undefined
  return entries.map(({ last: _last, ...entry }) => ({ '@type': 'OpeningHoursSpecification', ...entry }))
}

export const openingHours = (opening: Opening) => ({
  openingHoursSpecification: weekOf(opening),
  specialOpeningHoursSpecification: specialDaysOf(opening),
})
