import { DEALER } from '#graph/dealer/dealer.ts'
import { SHORT_STORY } from '#graph/dealer/story.ts'
import { numberWordFirst } from '#web/ui/numberWord.ts'

const { address, claims, county, region, showrooms, state } = DEALER

export const PAGE = {
  title: `Golf Carts in ${county.fullName}, ${address.state}`,
  description: `New and used golf carts, rentals and service in ${region}. Denago and Evolution dealer, ${claims.customers} happy customers since ${claims.founded}.`,
  keywords: `golf carts, ${address.city}, ${county.fullName}, ${state}, Denago, Evolution, golf cart rentals, golf cart service`,
  canonical: '/',
}

/** The picture with a cart between hills. */
export const HERO_SEED = 'home page'

export const HERO = {
  eyebrow: `${address.city} · ${region}`,
  title: 'Golf carts made for these hills',
  lead: 'New Denago and Evolution carts, honest used ones, rentals by the day, and a service bay that picks up the phone.',
}

export const FACTS = [
  { figure: claims.years, text: 'in business' },
  { figure: `${claims.customers} customers`, text: 'happy, and most of them neighbors' },
  { figure: `Since ${claims.founded}`, text: `founded in ${address.city}` },
  { figure: `${claims.municipalities.home} municipalities`, text: 'served across the county' },
]

export const WHY = {
  title: 'Why people drive up the mountain for a cart',
  text: 'We sell what we would park in our own garage, and we are still here when it needs a battery in five years.',
}

export const REASONS = [
  {
    title: 'Premium quality',
    text: 'Two makers we know to the last bolt. Every cart is charged, driven and checked before you see it.',
  },
  {
    title: 'Expert service',
    text: 'Our own technicians, parts on the shelf, and pickup and delivery when the cart will not move.',
  },
  {
    title: '0% financing on select models',
    text: 'Apply online with our lender and know the monthly figure before you drive over.',
  },
  {
    title: 'Eco-friendly',
    text: 'Electric only. No fumes, no oil, and about two cents of electricity a mile.',
  },
]

export const BRANDS = [
  { name: 'Club Car' },
  { name: 'EZ-GO' },
  { name: 'Denago', href: '/denago', note: 'Authorized dealer' },
  { name: 'Evolution', href: '/evolution', note: 'Authorized dealer' },
  { name: 'Tomberlin' },
  { name: 'Swift EV' },
]

export const ABOUT = {
  title: `${claims.customers} happy customers in ${claims.years}`,
  paragraphs: SHORT_STORY,
}

/** Over the grid: the claim counts municipalities, the grid lists towns and villages, so each sentence has its own number. */
export const townsLead = (listed: number) =>
  `We serve ${claims.municipalities.home} municipalities. The ${listed} towns and villages listed here have pages of their own, with their rentals and the nearest showroom.`

export const SHOWROOMS_TITLE = `${numberWordFirst(showrooms)} showrooms, one phone call`

export const featuredTitle = (count: number) =>
  count === 1 ? 'A cart to drive first' : `${numberWordFirst(count)} carts to drive first`
