import { DEALER } from '#graph/dealer/dealer.ts'

const { claims } = DEALER

export const PAGE = {
  title: 'Golf Carts in Luzerne County, PA',
  description: `New and used golf carts, rentals and service in Luzerne County, Pennsylvania. Denago and Evolution dealer, ${claims.customers} happy customers since ${claims.founded}.`,
  keywords:
    'golf carts, Mountain Top, Luzerne County, Pennsylvania, Denago, Evolution, golf cart rentals, golf cart service',
  canonical: '/',
}

/** The picture with a cart between hills. */
export const HERO_SEED = 'home page'

export const HERO = {
  eyebrow: 'Mountain Top · Luzerne County, Pennsylvania',
  title: 'Golf carts made for these hills',
  lead: 'New Denago and Evolution carts, honest used ones, rentals by the day, and a service bay that picks up the phone.',
}

export const FACTS = [
  { figure: claims.years, text: 'in business' },
  { figure: `${claims.customers} customers`, text: 'happy, and most of them neighbors' },
  { figure: `Since ${claims.founded}`, text: 'founded in Mountain Top' },
  { figure: `${claims.municipalities.home} municipalities`, text: 'served across the county' },
]

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
  paragraphs: [
    `We opened in Mountain Top in ${claims.founded} with six carts and one lift. The roads here climb, freeze and turn to gravel, so we learned early which carts hold up and which ones come back on a trailer.`,
    'We sell the ones that hold up. When yours needs a battery in five years, the people who sold it will be the people who change it.',
  ],
}

/** Locations with a card of their own; the main one has the last card. */
export const SHOWROOM_IDS = ['hatfield', 'pocono-pines', 'scranton']
