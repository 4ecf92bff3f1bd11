import { DEALER } from '#graph/dealer/dealer.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { type Brand, cartPicture, lowestPrice, type Series } from './brand.ts'

const PICTURES = {
  evCity: cartPicture('denago-ev-city', 'Denago EV City in pearl white, a street-height four-seater.'),
  nomad: cartPicture('denago-nomad', 'Denago Nomad in forest green, a lifted four-seater.'),
  nomadXl: cartPicture('denago-nomad-xl', 'Denago Nomad XL in matte black, lifted, with two forward-facing rows.'),
  roverXl: cartPicture('denago-rover-xl', 'Denago Rover XL in metallic blue, a lifted four-seater.'),
  roverXl6: cartPicture('denago-rover-xl6', 'Denago Rover XL6 in champagne, a lifted six-seater.'),
  roverXxl: cartPicture('denago-rover-xxl', 'Denago Rover XXL in silver, a lifted eight-seater.'),
}

const SERIES: Series[] = [
  {
    title: 'City',
    description: 'Street height, quiet tires and a low step. Great for cul-de-sacs, campgrounds and short errands.',
    picture: PICTURES.evCity,
    features: ['Low step-in height', 'Quiet street tires', 'Rear seat folds into a cargo deck'],
    vehicles: ['EV City'],
    startingPrice: 15_000,
  },
  {
    title: 'Nomad',
    description: 'The most affordable lifted Denago. All-terrain tires and a five-inch lift for gravel and grass.',
    picture: PICTURES.nomad,
    features: ['5-inch suspension lift', 'All-terrain tires', 'Four-seat or long-wheelbase body'],
    vehicles: ['Nomad', 'Nomad XL'],
    startingPrice: 8_495,
  },
  {
    title: 'Rover',
    description: 'More room and more payload, with four, six or eight seats on the same lifted frame.',
    picture: PICTURES.roverXl6,
    features: ['6-inch suspension lift', 'Disc brakes on all four wheels', 'Up to 1,500 lb of people and bags'],
    vehicles: ['Rover XL', 'Rover XL6', 'Rover XXL'],
    startingPrice: 9_995,
  },
]

const FROM = formatPrice(lowestPrice(SERIES))

/**
 * The manufacturer's prices for factory orders. The inventory has one other price: the EV City in stock is $11,995, here
 * $15,000. Both stay until the dealer decides.
 */
export const DENAGO: Brand = {
  name: 'Denago',
  slug: 'denago',
  heroSeed: 'EV City',
  title: 'Denago: lithium carts for two to eight',
  lead: 'Three series, six models. Low for the street, lifted for the woods, or long for the whole family.',
  cart: 'vehicles/denago-rover-xl.webp',
  seo: {
    title: 'Denago Golf Carts',
    description: `Denago City, Nomad and Rover golf carts in ${DEALER.address.city}, ${DEALER.address.state}. Six models starting at ${FROM}, with 2 to 8 seats, 40–60 miles per charge and 25 mph.`,
    keywords: `Denago, Denago EV City, Denago Nomad, Denago Rover, golf carts, ${DEALER.region}`,
  },
  figures: [
    { figure: '2 to 8', text: 'seats' },
    { figure: '40–60 miles', text: 'per charge' },
    { figure: '25 mph', text: 'top speed' },
    { figure: FROM, text: 'starting price, factory order' },
  ],
  reasons: {
    title: 'What you get in a Denago',
    facts: [
      { title: 'Lithium standard', text: 'No water to top up, and a full charge overnight in 5 to 8 hours.' },
      { title: 'Brakes for a steep drive', text: 'Hydraulic brakes on the Nomad. Four-wheel discs on the Rover.' },
      { title: 'LED lights', text: 'LEDs front and back, so drivers see you at dusk.' },
      {
        title: 'A fold-down cargo deck',
        text: 'The rear seat folds flat for coolers and firewood, on every model but the Nomad XL.',
      },
      { title: 'A screen that helps', text: 'Speed, charge and, on most models, a back-up camera.' },
      { title: 'Parts in stock', text: 'We stock tires, chargers and screens, and do warranty work here.' },
    ],
  },
  series: { title: 'Low, lifted or long', cards: SERIES },
  lineup: {
    title: 'The Denago lineup',
    topSpeed: '25 mph',
    driveType: 'Rear-wheel drive',
    models: [
      {
        name: 'EV City',
        series: 'City',
        picture: PICTURES.evCity,
        price: 15_000,
        specs: { seats: '2 to 4', range: '40–60 miles' },
        features: [
          'Four belted seats, two with the rear folded',
          'Low step-in height',
          'Touch screen with back-up camera',
        ],
      },
      {
        name: 'Nomad',
        series: 'Nomad',
        picture: PICTURES.nomad,
        price: 8_495,
        specs: { seats: '4', range: '40–50 miles' },
        features: ['5-inch suspension lift', 'All-terrain tires, 14-inch wheels', 'Rear seat folds into a cargo deck'],
      },
      {
        name: 'Nomad XL',
        series: 'Nomad',
        picture: PICTURES.nomadXl,
        price: 8_495,
        specs: { seats: '4', range: '40–50 miles' },
        features: ['Two forward-facing rows', 'LED light bar on the roof', 'Touch screen with back-up camera'],
      },
      {
        name: 'Rover XL',
        series: 'Rover',
        picture: PICTURES.roverXl,
        price: 9_995,
        specs: { seats: '4', range: '40–60 miles' },
        features: ['6-inch suspension lift', '10-inch touch screen', 'Bluetooth sound with four speakers'],
      },
      {
        name: 'Rover XL6',
        series: 'Rover',
        picture: PICTURES.roverXl6,
        price: 11_995,
        specs: { seats: '6', range: '40–60 miles' },
        features: ['Six belted seats in three rows', '1,200 lb payload', 'Tow hitch receiver'],
      },
      {
        name: 'Rover XXL',
        series: 'Rover',
        picture: PICTURES.roverXxl,
        price: 11_995,
        specs: { seats: '8', range: '40–50 miles' },
        features: ['Eight belted seats in four rows', '1,500 lb payload', 'Heavy-duty rear springs'],
      },
    ],
  },
  closing: {
    title: 'Drive a Denago up our hill',
    text: 'Every model is in stock or a phone call away. Stop in, take one up the steep side of the lot, and see for yourself.',
  },
}
