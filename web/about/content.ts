import { DEALER } from '#graph/dealer/dealer.ts'

const { address, claims, county, farCounty, serviceRadius, showrooms, state } = DEALER

export const PAGE = {
  title: 'About Us',
  description: `${DEALER.name} has sold, rented and serviced golf carts in ${county.fullName} since ${claims.founded}. Our story, our people and the towns we serve.`,
  keywords: `about, golf cart dealer, ${address.city}, ${county.fullName}, family business, service area`,
  canonical: '/about',
}

export const STATS = [
  { figure: claims.years, text: 'in business' },
  { figure: `${claims.customers} customers`, text: 'happy, and back for service' },
  { figure: String(claims.founded), text: `founded in ${address.city}` },
  { figure: `${showrooms} showrooms`, text: 'and delivery across the state' },
]

export const VALUES = [
  {
    title: 'The price is on the cart',
    text: 'The figure on the tag is the figure you pay before tax. Delivery, fees and deposits are printed on this site.',
  },
  {
    title: 'We fix what we sell',
    text: 'Sales and service share a wall. If a model keeps coming back, the people who sell it hear the lift go up.',
  },
  {
    title: 'The right cart, or none',
    text: 'Two seats are enough for many yards. If a smaller or used cart does the job, that is the one we show you.',
  },
  {
    title: 'Neighbors first',
    text: 'We meet our customers at the gas station and the ball field. It keeps the advice honest.',
  },
]

export const SERVICE_CLAIMS = [
  { figure: claims.municipalities.county, text: `${county.name} municipalities` },
  { figure: claims.municipalities.farCounty, text: `${farCounty} municipalities` },
]

/** Three reaches that differ: the carts we sell, the service van, and the towns with pages. */
export const SERVICE_AREA = [
  `A cart that you buy is delivered anywhere in ${state}. For service and rentals our trailer drives ${serviceRadius.label} around ${address.city}.`,
  `In ${county.fullName} and ${farCounty} County we count the municipalities that we deliver to. The towns and villages of ${county.fullName} in the list below have pages of their own.`,
]

/** "Ray Kowalczyk" as "RK". */
export const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')
