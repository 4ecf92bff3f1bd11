import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import { numberWord } from '#graph/shared/words.ts'

const { address, claims, county, farCounty, serviceRadius, state } = DEALER

export const PAGE = {
  title: 'About Us',
  description: `${DEALER.name} has sold, rented and serviced golf carts in ${county.fullName} since ${claims.founded}. Our story, our people and the towns we serve.`,
  keywords: `about, golf cart dealer, ${address.city}, ${county.fullName}, family business, service area`,
  canonical: '/about',
}

export const heroOf = (showrooms: number) => ({
  eyebrow: `Since ${claims.founded}`,
  title: 'The cart people down the road',
  lead: `${claims.years} in business, ${numberWord(showrooms)} ${showrooms === 1 ? 'showroom' : 'showrooms'}, and a shop you pass on the way home.`,
})

export const CLAIMS = `${claims.customers} happy customers in ${claims.municipalities.county} ${county.name} municipalities and ${claims.municipalities.farCounty} ${farCounty} municipalities.`

/** The showroom's hours, with what is possible on a day when it is closed. */
export const visitingHours = (week: readonly Hours[]) =>
  hoursLines(week).map(({ days, text }) => ({
    days,
    text: text === 'Closed' ? 'Closed. Private visits by appointment' : text,
  }))

export const VALUES = [
  {
    title: 'The price is on the cart',
    text: 'The price on the tag is the price you pay before tax. Delivery, fees and deposits are posted on this site.',
  },
  {
    title: 'We fix what we sell',
    text: 'Sales and service share a wall. If a model keeps coming back, we hear about it first.',
  },
  {
    title: 'The right cart, or none',
    text: "Two seats are enough for many yards. If a smaller or used cart does the job, we'll show you that first.",
  },
  {
    title: 'Neighbors first',
    text: 'We run into our customers at the gas station and the ball field. It keeps our advice honest.',
  },
]

/** Two areas that differ. */
export const SERVICE_AREA = `We deliver the cart you buy anywhere in ${state}. For service and rentals, we cover a radius of ${serviceRadius.label} around ${address.city}.`
