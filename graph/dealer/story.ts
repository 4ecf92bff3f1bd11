import { DEALER } from './dealer.ts'

// The dealer's story, people and reviews.

const { claims, address } = DEALER

export const STORY_TITLE = 'It began with six carts and a steep road'

export const STORY = [
  `${DEALER.name} opened in ${address.city} in ${claims.founded} with six carts, one lift and a hand-painted sign. The first customer wanted something that could climb from the lake to the house without a rest. Most of them still do.`,
  'The hills taught us the trade. They are hard on brakes, harder on batteries, and they show within one winter which maker builds a frame and which one paints it. We dropped the brands that came back on trailers and kept the ones that came back for a wash.',
  `After ${claims.years} we sell two makers new, take good carts in trade, rent by the day, store them over the winter and fix nearly everything with a charger port. It is still the same phone number.`,
]

/** The story on the home page. */
export const SHORT_STORY = [
  `We opened in ${address.city} in ${claims.founded} with six carts and one lift. The roads here climb, freeze and turn to gravel, so we learned early which carts hold up and which ones come back on a trailer.`,
  'We sell the ones that hold up. When yours needs a battery in five years, the people who sold it will be the people who change it.',
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
    text: 'Knows the line-up by heart and talks more people into a smaller cart than a larger one.',
  },
  {
    name: 'Marcus Hale',
    role: 'Service manager',
    text: 'Runs four bays. Can tell a tired battery by the sound of the first ten feet.',
  },
  {
    name: 'Teresa Amato',
    role: 'Rentals and delivery',
    text: 'Plans the trailer routes, so that your cart is charged and there when the guests are.',
  },
]

/** Customers' own words, with their consent. */
export const REVIEWS = [
  {
    author: 'Linda S.',
    headline: 'They talked us into the cheaper one',
    body: 'We came for a six-seater and left with a used four-seater, because that is what we need. It has climbed our driveway all winter.',
    rating: 5,
    datePublished: '2025-03-18',
  },
  {
    author: 'Tom B.',
    headline: 'Fixed the same week',
    body: 'The cart stopped at the bottom of the hill. They fetched it on Tuesday, called with a price on Wednesday, and brought it back on Friday.',
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
