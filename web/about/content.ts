import { DEALER } from '#graph/dealer/dealer.ts'
import type { ReviewContent } from '#web/seo/structuredData/review.ts'

const { claims, address } = DEALER

export const PAGE = {
  title: 'About Us',
  description: `${DEALER.name} has sold, rented and serviced golf carts in Luzerne County since ${claims.founded}. Our story, our people and the towns we serve.`,
  keywords: 'about, golf cart dealer, Mountain Top, Luzerne County, family business, service area',
  canonical: '/about',
}

export const STORY = [
  `${DEALER.name} opened in ${address.city} in ${claims.founded} with six carts, one lift and a hand-painted sign. The first customer wanted something that could climb from the lake to the house without a rest. Most of them still do.`,
  'The hills taught us the trade. They are hard on brakes, harder on batteries, and they show within one winter which maker builds a frame and which one paints it. We dropped the brands that came back on trailers and kept the ones that came back for a wash.',
  `After ${claims.years} we sell two makers new, take good carts in trade, rent by the day, store them over the winter and fix nearly everything with a charger port. It is still the same phone number.`,
]

export const STATS = [
  { figure: claims.years, text: 'in business' },
  { figure: `${claims.customers} customers`, text: 'happy, and back for service' },
  { figure: String(claims.founded), text: `founded in ${address.city}` },
  { figure: '4 showrooms', text: 'and delivery across the state' },
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

export const TEAM = [
  {
    name: 'Ray Kowalczyk',
    role: 'Owner',
    text: 'Opened the shop in 2010 and still opens it most mornings. Ask him which hill a cart was tested on.',
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

/** What customers wrote, in their words; the dealer keeps here what its customers agreed to. */
export const REVIEWS: ReviewContent[] = [
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

export const SERVICE_CLAIMS = [
  { figure: claims.municipalities.luzerne, text: 'Luzerne municipalities' },
  { figure: claims.municipalities.berks, text: 'Berks municipalities' },
]

/** "Ray Kowalczyk" as "RK". */
export const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')
