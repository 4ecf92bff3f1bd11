import { AUTHORIZED_BRANDS, AUTHORIZED_NAMES } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { financingPoint, type ZeroPercent } from '#graph/dealer/figures/financing.ts'
import { SHORT_STORY } from '#graph/dealer/story.ts'
import { numberWordFirst } from '#web/ui/format.ts'

const { address, claims, county, lines, region, state } = DEALER

export const PAGE = {
  title: `Golf Carts in ${county.fullName}, ${address.state}`,
  description: `New and used golf carts, rentals and service in ${region}. ${AUTHORIZED_NAMES} dealer, ${claims.customers} happy customers since ${claims.founded}.`,
  keywords: `golf carts, ${address.city}, ${county.fullName}, ${state}, ${AUTHORIZED_BRANDS.map(({ name }) => name).join(', ')}, golf cart rentals, golf cart service`,
  canonical: '/',
}

export const HERO = {
  eyebrow: `${address.city}, ${state}`,
  title: 'Golf carts made for these hills',
  lead: `New ${AUTHORIZED_NAMES} carts, honest used ones, and rentals by the day.`,
}

export const FACTS = [
  { figure: claims.years, text: 'in business' },
  { figure: claims.customers, text: 'happy customers' },
  { figure: claims.founded, text: 'founded' },
]

export const WHY = {
  title: 'Why people drive up the mountain for a cart',
  text: "We sell what we'd park in our own garage, and we service every cart we sell.",
}

export const reasons = (promotion: ZeroPercent | null | undefined) => [
  {
    title: 'Premium quality',
    text: `${numberWordFirst(AUTHORIZED_BRANDS.length)} ${AUTHORIZED_BRANDS.length === 1 ? 'brand' : 'brands'} we know inside and out. Every cart is charged, driven and checked before you see it.`,
  },
  {
    title: 'Expert service',
    text: "Our own technicians, parts in stock, and pickup and delivery when your cart won't move.",
  },
  financingPoint(promotion),
  { title: 'Eco-friendly', text: 'All electric. No fumes, no oil, and about two cents of electricity a mile.' },
]

export const ABOUT = { title: `${claims.customers} happy customers in ${claims.years}`, paragraphs: SHORT_STORY }

/** Over the grid of towns and villages: the claim counts municipalities, of which the grid has another number. */
export const TOWNS_LEAD = `We deliver all over ${county.fullName}, with a service route through ${claims.municipalities.home} municipalities. Find your town:`

/** "13 in stock, 3 of them used". */
export const inStockWords = (count: number, used: number) => {
  if (count === 0) return 'None in stock today'
  if (used === 0) return `${count} in stock`
  return used === count ? `${count} in stock, used` : `${count} in stock, ${used} of them used`
}

export const SHOWROOMS_TITLE = 'Come see them'

export const showroomsLead = (count: number) =>
  `${numberWordFirst(count)} ${count === 1 ? 'showroom' : 'showrooms'}. Drive any cart that's in stock.`

export const featuredTitle = (count: number) => {
  if (count === 0) return 'Carts for sale'
  return count === 1 ? 'Featured cart' : 'Featured carts'
}

export const NONE_FEATURED = `No new carts are in stock today. Call ${lines.main.label} and ask what's on its way.`

export const seeAll = (count: number) => (count > 1 ? `See all ${count} carts` : 'View Inventory')
