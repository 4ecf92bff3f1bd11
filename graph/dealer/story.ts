import { numberWord } from '#graph/shared/words.ts'
import { AUTHORIZED_BRANDS } from './brands.ts'
import { DEALER } from './dealer.ts'

const { claims, address } = DEALER

const BRAND_COUNT = `${numberWord(AUTHORIZED_BRANDS.length)} ${AUTHORIZED_BRANDS.length === 1 ? 'brand' : 'brands'}`

export const STORY_TITLE = 'It started with six carts and a steep road'

export const STORY = [
  `${DEALER.name} opened in ${address.city} in ${claims.founded} with six carts, one lift and a hand-painted sign. Our first customers wanted something that could climb from the lake to the house without stopping. Most still do.`,
  "The hills taught us the trade. They're hard on brakes and harder on batteries. One winter shows which frames hold up and which just look good. We dropped the brands that came back on trailers and kept the ones that came back for a wash.",
  `After ${claims.years} we sell ${BRAND_COUNT} new, take trade-ins, rent by the day, store carts over the winter and fix any brand, gas or electric. Our main number is still the same.`,
]

export const SHORT_STORY = [
  `We opened in ${address.city} in ${claims.founded} with six carts and one lift. The roads here climb, freeze and turn to gravel, so we learned early which carts hold up and which come back on a trailer.`,
  'We sell the ones that hold up. When yours needs a new battery, the people who sold it will put it in.',
]

export const TEAM = [
  {
    name: 'Ray Kowalczyk',
    role: 'Owner',
    text: `Opened the shop in ${claims.founded} and still opens it most mornings. Ask him which hill a cart was tested on.`,
  },
  {
    name: 'Denise Yurko',
    role: 'Sales',
    text: 'Knows the lineup by heart. Talks more people into a smaller cart than a bigger one.',
  },
  {
    name: 'Marcus Hale',
    role: 'Service manager',
    text: 'Runs four bays. Can tell a tired battery by the sound of the first ten feet.',
  },
  {
    name: 'Teresa Amato',
    role: 'Rentals and delivery',
    text: 'Plans the trailer routes, so your cart is charged and there when your guests are.',
  },
]

/** Customers' own words, with their consent. */
export const REVIEWS = [
  {
    author: 'Linda S.',
    headline: 'They talked us into the cheaper one',
    body: "We came for a six-seater and left with a used four-seater, because that's what we need. It climbed our driveway all winter.",
    rating: 5,
    datePublished: '2025-03-18',
  },
  {
    author: 'Tom B.',
    headline: 'Fixed the same week',
    body: 'The cart stopped at the bottom of the hill. They picked it up on Tuesday, called with a price on Wednesday, and brought it back on Friday.',
    rating: 5,
    datePublished: '2025-06-02',
  },
  {
    author: 'Priya N.',
    headline: 'Good rental, busy weekend',
    body: 'The cart was charged and clean, and nobody hurried us through the controls. Delivery came late in its window on a holiday, with a call first.',
    rating: 4,
    datePublished: '2025-07-08',
  },
]
