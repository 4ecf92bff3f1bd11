import { DEALER } from '#graph/dealer/dealer.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { type Brand, cartPicture, lowestPrice, type Series } from './brand.ts'

const PICTURES = {
  ranger4: cartPicture('evolution-d5-ranger-4-plus', 'Evolution D5 Ranger 4 Plus in flamenco red, lifted.'),
  ranger6: cartPicture('evolution-d5-ranger-6-plus', 'Evolution D5 Ranger 6 Plus in navy blue, a lifted six-seater.'),
  maverick: cartPicture(
    'evolution-d5-maverick-4-plus',
    'Evolution D5 Maverick 4 Plus in Portimao blue, lifted, with a brush guard and a light bar.',
  ),
  classic: cartPicture('evolution-classic-4-plus', 'Evolution Classic 4 Plus in arctic white, with oval headlamps.'),
  carrier: cartPicture('evolution-carrier-6-plus', 'Evolution Carrier 6 Plus in mineral beige, a six-seater.'),
  forester: cartPicture('evolution-forester-4-plus', 'Evolution Forester 4 Plus in khaki green, with a roof rack.'),
  turfman: cartPicture('evolution-turfman-800', 'Evolution Turfman 800 in slate gray, with a long steel cargo bed.'),
  d6Max: cartPicture('evolution-d6-max-xt4', 'Evolution D6 Max XT4 in black sapphire, with a full-width light bar.'),
}

const SERIES: Series[] = [
  {
    title: 'D5 Ranger',
    description: 'The all-rounder. Lifted, with a body-color roof, and as happy on gravel as on a fairway.',
    picture: PICTURES.ranger4,
    features: ['Mesh grille with LED headlights', '9-inch touch screen', 'All-terrain tires, 14-inch wheels'],
    vehicles: ['D5 Ranger 4 Plus', 'D5 Ranger 6 Plus'],
    startingPrice: 7_695,
  },
  {
    title: 'D5 Maverick',
    description: 'A Ranger in boots, with a brush guard, light bar and off-road tires.',
    picture: PICTURES.maverick,
    features: ['Brush guard and LED light bar', 'Four-wheel disc brakes', 'USB at every seat'],
    vehicles: ['D5 Maverick 4 Plus'],
    startingPrice: 7_995,
  },
  {
    title: 'Classic',
    description: 'Street height and oval headlamps. Everything a neighborhood cart needs.',
    picture: PICTURES.classic,
    features: ['Low step-in height', 'Belts for all four seats', 'Street tires, 12-inch wheels'],
    vehicles: ['Classic 4 Plus'],
    startingPrice: 6_695,
  },
  {
    title: 'Carrier',
    description: 'Six low seats, for guests who step in and out all day.',
    picture: PICTURES.carrier,
    features: ['Grab rails on every row', 'Extended roof', 'Luggage deck at the back'],
    vehicles: ['Carrier 6 Plus'],
    startingPrice: 9_595,
  },
  {
    title: 'Forester',
    description: 'A roof rack and a brush guard, for the trail up to the tree stand.',
    picture: PICTURES.forester,
    features: ['Steel roof rack', 'LED work lights', 'Tow hitch receiver'],
    vehicles: ['Forester 4 Plus'],
    startingPrice: 6_995,
  },
  {
    title: 'Turfman',
    description: 'Two seats and a cargo bed, for mulch, feed and tools.',
    picture: PICTURES.turfman,
    features: ['Bed for 400 or 800 lb', 'Tow hitch', 'Wipe-clean bench seat'],
    vehicles: ['Turfman 200', 'Turfman 800'],
    startingPrice: 6_795,
  },
  {
    title: 'D6 Max',
    description: 'The widest stance, independent suspension and power steering.',
    picture: PICTURES.d6Max,
    features: ['Independent suspension front and rear', '15-inch dashboard screen', 'Two forward-facing rows'],
    vehicles: ['D6 Max XT4'],
    startingPrice: 13_595,
  },
]

const FROM = formatPrice(lowestPrice(SERIES))

/**
 * The manufacturer's prices for factory orders. The inventory has two other prices: D5 Maverick 4 Plus $12,995 (here $9,995) and D6 Max XT4 $16,995 (here $15,595). Both stay until the
 * dealer decides.
 */
export const EVOLUTION: Brand = {
  name: 'Evolution',
  slug: 'evolution',
  heroSeed: 'evolution',
  title: 'Evolution: one brand, seven kinds of cart',
  lead: `From a neighborhood four-seater starting at ${FROM} to a wide D6 Max that soaks up the ruts.`,
  cart: 'vehicles/evolution-d5-maverick-4-plus.webp',
  seo: {
    title: 'Evolution Golf Carts',
    description: `Evolution D5, Classic, Carrier, Forester, Turfman and D6 Max carts in ${DEALER.address.city}, ${DEALER.address.state}. Seven series starting at ${FROM}, with 35–50 miles per charge.`,
    keywords: `Evolution golf carts, D5 Ranger, D5 Maverick, D6 Max, Classic, Carrier, Forester, Turfman, ${DEALER.state}`,
  },
  figures: [
    { figure: '4 to 6', text: 'seats (two in a Turfman)' },
    { figure: '35–50 miles', text: 'per charge' },
    { figure: '25 mph', text: 'top speed (19 in a Turfman)' },
    { figure: FROM, text: 'starting price, factory order' },
  ],
  reasons: {
    title: 'What you get in an Evolution',
    facts: [
      { title: 'Lithium standard', text: 'Sealed packs of 105 to 150 Ah. Plug in at night, drive in the morning.' },
      { title: 'Four-wheel disc brakes', text: 'On the D5 and D6 series, for the long way down.' },
      { title: 'Seats with headrests', text: 'Two-tone on the Maverick, saddle brown on the D6 Max.' },
      { title: 'A screen you can read', text: 'Nine inches on the D5, fifteen on the D6 Max, with a back-up camera.' },
      { title: 'Carts that work', text: 'The Turfman hauls up to 800 lb in its bed. The Carrier moves six guests.' },
      { title: 'Warranty work here', text: "We're an authorized dealer and do the work in our own shop." },
    ],
  },
  series: { title: 'Seven series for work and play', cards: SERIES },
  lineup: {
    title: 'The Evolution lineup',
    topSpeed: '25 mph',
    models: [
      {
        name: 'Evolution D5 Ranger 4 Plus',
        series: 'D5 Ranger',
        picture: PICTURES.ranger4,
        price: 9_595,
        specs: { seats: '4', range: '35–45 miles' },
        features: ['Body-color roof', 'Rear seat folds into a cargo deck', 'Back-up camera'],
      },
      {
        name: 'Evolution D5 Ranger 6 Plus',
        series: 'D5 Ranger',
        picture: PICTURES.ranger6,
        price: 11_595,
        specs: { seats: '6', range: '35–45 miles' },
        features: ['Six belted seats with headrests', '1,100 lb payload', 'Bluetooth sound'],
      },
      {
        name: 'Evolution D5 Maverick 4 Plus',
        series: 'D5 Maverick',
        picture: PICTURES.maverick,
        price: 9_995,
        specs: { seats: '4', range: '35–45 miles' },
        features: ['Brush guard and LED light bar', '14-inch off-road tires', 'Folding windshield'],
      },
      {
        name: 'Evolution Classic 4 Plus',
        series: 'Classic',
        picture: PICTURES.classic,
        price: 6_995,
        specs: { seats: '4', range: '35–45 miles' },
        features: ['Low step-in height', 'Oval LED headlamps', 'Rear seat folds into a cargo deck'],
      },
      {
        name: 'Evolution Carrier 6 Plus',
        series: 'Carrier',
        picture: PICTURES.carrier,
        price: 9_595,
        specs: { seats: '6', range: '35–45 miles' },
        features: ['Six belted seats in three rows', 'Grab rails on every row', 'Luggage deck at the back'],
      },
      {
        name: 'Evolution D6 Max XT4',
        series: 'D6 Max',
        picture: PICTURES.d6Max,
        price: 15_595,
        specs: { seats: '4', range: '40–50 miles' },
        features: ['Electric power steering', 'Full-width light bar', '15-inch dashboard screen'],
      },
    ],
  },
  closing: {
    title: 'Seven series, one test track',
    text: "Tell us what the cart is for. We'll have two that fit charged and ready to drive.",
  },
}
