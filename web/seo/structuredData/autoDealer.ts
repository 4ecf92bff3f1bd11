import type { AggregateRating, AutoDealerLeaf, MerchantReturnPolicy, PostalAddress } from 'schema-dts'
import { DEALER, RATING, type Rating } from '#graph/dealer/dealer.ts'
import { RETURNS } from '#graph/dealer/figures/returns.ts'
import { nodeIds, ref } from './nodeIds.ts'
import { type Opening, openingHours } from './openingHours.ts'
import { type ReviewContent, review } from './review.ts'

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

const { address, coordinates, lines, serviceRadius } = DEALER

const phone = lines.main.href.slice('tel:'.length)

type Address = { street: string; city: string; state: string; zip: string }

export const postalAddress = ({ street, city, state, zip }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip,
  addressCountry: 'US',
})

const point = { '@type': 'GeoCoordinates', ...coordinates } as const

type Shown = {
  opening: Opening
  /** Ids of the other locations that the page shows. */
  departments?: string[]
  /** Whether the page shows the mean of the reviews. */
  rating?: boolean
  reviews?: readonly ReviewContent[]
  /** The page that states how long the dealer takes things back. */
  returns?: string
}

/** The business, at its main location, with the footer's facts; other facts only on pages that show them. */
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
    logo: `${site}/icon-512.png`,
    email: DEALER.email,
    telephone: phone,
    address: postalAddress(address),
    foundingDate: String(DEALER.claims.founded),
    geo: point,
    ...openingHours(opening),
    areaServed: { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: String(serviceRadius.meters) },
    department: departments.length > 0 ? departments.map((id) => ref(ids.location(id))) : undefined,
    aggregateRating: rating && RATING ? aggregateRating(RATING) : undefined,
    hasMerchantReturnPolicy: returns ? returnWindow(returns) : undefined,
    review: reviews.length > 0 ? reviews.map(review) : undefined,
  }
}
