import { AUTHORIZED_BRANDS, AUTHORIZED_NAMES } from '#graph/dealer/brands.ts'
import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import { financingPoint, type ZeroPercent } from '#graph/dealer/financing.ts'
import { SHORT_STORY } from '#graph/dealer/story.ts'
import { formatClock } from '#graph/shared/opening-hours.ts'
import { numberWordFirst } from '#graph/shared/words.ts'

const { address, claims, county, lines, region, state } = DEALER

export const PAGE = {
  title: `Golf Carts in ${county.fullName}, ${address.state}`,
  description: `New and used golf carts, rentals and service in ${region}. ${AUTHORIZED_NAMES} dealer, ${claims.customers} happy customers since ${claims.founded}.`,
  keywords: `golf carts, ${address.city}, ${county.fullName}, ${state}, ${AUTHORIZED_BRANDS.map(({ name }) => name).join(', ')}, golf cart rentals, golf cart service`,
  canonical: '/',
}

export const HERO = {
  place: `${address.city}, ${state}`,
  title: 'Golf carts made for these hills',
  lead: `New ${AUTHORIZED_NAMES} carts, honest used ones, and rentals by the day.`,
}

/** Beside the hours of the day, those of the day on which other stores are open. */
export const sundayWords = (week: readonly Hours[]) => {
  const sunday = week.at(-1)
  return sunday ? `Sundays ${formatClock(sunday.opens)} to ${formatClock(sunday.closes)}` : 'closed Sundays'
}

/** Each title goes on in its text. The terms that a claim of 0% needs are apart. */
export const reasons = (promotion: ZeroPercent | null | undefined) => {
  const { title, text: terms } = financingPoint(promotion)
  const points = [
    { title: 'Premium quality', text: 'because we drive every cart on these hills and check it before you see it.' },
    { title: 'Expert service', text: "from the people who sold it to you, and a pickup when it won't move." },
    { title, text: promotion ? `for up to ${promotion.months} months.` : 'with one short application.' },
    { title: 'Eco-friendly', text: 'driving for about two cents a mile.' },
  ]
  return { points, terms }
}

export const ABOUT = { title: `${claims.customers} happy customers in ${claims.years}`, paragraphs: SHORT_STORY }

/** Over the grid of towns and villages: the claim counts municipalities, of which the grid has another number. */
export const TOWNS_LEAD = `We deliver to every town in ${county.fullName}, and our service truck covers ${claims.municipalities.home} municipalities.`

/** "13 in stock (3 used)". */
export const inStockWords = (count: number, used: number) => {
  if (count === 0) return 'None in stock today'
  if (used === 0) return `${count} in stock`
  return used === count ? `${count} in stock, used` : `${count} in stock (${used} used)`
}

export const showroomsLead = (count: number) =>
  `${numberWordFirst(count)} ${count === 1 ? 'showroom' : 'showrooms'}. Test-drive anything in stock.`

export const featuredTitle = (count: number) => {
  if (count === 0) return 'Carts for sale'
  return count === 1 ? 'Featured cart' : 'Featured carts'
}

export const NONE_FEATURED = `No new carts are in stock today. Call ${lines.main.label} and ask what's on its way.`

export const seeAll = (count: number) => (count > 1 ? `See all ${count} carts` : 'View Inventory')
