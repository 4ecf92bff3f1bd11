import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import type { MunicipalityType } from '#web/generated/graphql.ts'
import { milesInWords } from './geography.ts'
import type { Reach } from './townFacts.ts'

/** Names of the kinds of municipality: in a sentence, and in a short form. */
export const TYPES: Record<MunicipalityType, { word: string; short: string }> = {
  CITY: { word: 'city', short: 'CITY' },
  BOROUGH: { word: 'borough', short: 'BORO' },
  TOWNSHIP: { word: 'township', short: 'TWP' },
}

type Town = { name: string; type: MunicipalityType; slug: string }

const NEAR_MILES = 8
const free = RENTAL.delivery.freeWithin
const freeFrom = formatFigure(DELIVERY.free.purchase)

/** The text under the title of a town's page. */
export const townLead = (town: Town, { isInTown, miles, city, text }: Reach) => {
  if (isInTown)
    return `Our ${city} showroom is in town. Sit in the carts, drive two of them, and ask what they cost to keep.`
  const where = `${town.name} is ${text}.`
  if (miles < NEAR_MILES)
    return `${where} Come by for a test drive; when you have picked a cart, we bring it to your door.`
  return `${where} Pick a cart here, call us, and we bring it to your door.`
}

/** For search engines: 70 to 160 characters with the shortest and the longest name. */
export const townDescription = ({ name }: Town, { text }: Reach) =>
  `Golf carts for sale in ${name}, ${DEALER.address.state}: new and used, with rentals, service and delivery. ${name} is ${text}.`

export const townRentalLead = ({ name }: Town, { isInTown, miles, city, text }: Reach) => {
  const kinds = 'Four seats, six seats or a cargo bed'
  if (isInTown)
    return `${kinds}, by the day, the week or the month. Pick the cart up at our ${city} showroom, here in town.`
  if (miles <= free.amount) return `${kinds}, by the day, the week or the month. ${name} is ${text}.`
  return `${kinds}, brought to ${name} by the day, the week or the month. The town is ${text}.`
}

export const townRentalDescription = ({ name }: Town, { text }: Reach) =>
  `Rent a golf cart in ${name}, ${DEALER.address.state}: 4 or 6 seats or utility, by the day, week or month. ${name} is ${text}.`

/** The cost of delivering a rental, estimated by the straight line; the real cost depends on the road. */
const rentalDelivery = ({ name }: Town, { miles, isInTown }: Reach) => {
  const rule = `The first ${formatFigure(free)} from the showroom are free, then ${formatFigure(RENTAL.delivery.fee)}.`
  if (isInTown) return `Pick it up in town, or have it brought. ${rule}`
  const away = `${name} is ${milesInWords(miles)} away in a straight line`
  return miles > free.amount ? `${rule} ${away}: we tell you the sum before you reserve.` : `${rule} ${away}.`
}

export const rentalBenefits = (town: Town, reach: Reach) => [
  { title: `Delivery to ${town.name}`, text: rentalDelivery(town, reach) },
  {
    title: 'As long as you need it',
    text: `One day to ${formatFigure(RENTAL.longest)}, in steps of ${RENTAL.period.amount} hours.`,
  },
  { title: 'Three kinds of cart', text: 'Four seats for a family, six for a crew, a utility cart for the load.' },
  {
    title: 'Free cancellation',
    text: `Up to ${formatFigure(RENTAL.cancellation.freeUntil)} before pickup. After that you get ${formatFigure(RENTAL.cancellation.lateRefund)} back, and nothing for a no-show.`,
  },
  {
    title: 'More than one driver',
    text: `Up to ${formatFigure(RENTAL.drivers.most)} besides you, ${formatFigure(RENTAL.drivers.fee)} each. Everybody at the wheel is ${RENTAL.minimumAge.amount} or older.`,
  },
  { title: 'Electric and charged', text: 'No gas to buy. Plug the cart into a household outlet overnight.' },
]

/** The four things that the dealer does for a town. */
export const townTiles = ({ name, slug }: Town, { city, isInTown }: Reach, rentalFrom: string | undefined) => [
  {
    title: 'Sales',
    text: `New Denago and Evolution carts, used ones and custom builds${isInTown ? ', on the lot in town' : `, on the lot in ${city}`}.`,
    href: '/inventory',
    link: 'See the inventory',
  },
  {
    title: 'Rentals',
    text: `${rentalFrom ? `From ${rentalFrom} a day` : 'By the day'}, cheaper by the week and by the month. Four seats, six seats or a cargo bed.`,
    href: `/rentals/${slug}`,
    link: `Rent in ${name}`,
  },
  {
    title: 'Service',
    text: `Maintenance and repair, batteries, custom modifications, warranty service. Labor from ${formatFigure(SERVICE.labor)}.`,
    href: '/services',
    link: 'See service',
  },
  {
    title: 'Delivery',
    text: `Free to ${name} with a purchase of ${freeFrom} or more. A cart in stock comes in ${formatFigure(DELIVERY.inStock)}, within a ${DELIVERY.window.amount}-hour window.`,
    href: '/policies/delivery-policy',
    link: 'Read the terms',
  },
]

export const FEATURED_TITLE = 'Three carts to start with'

export const quoteOffer = (name: string) =>
  `Tell us which cart and where in ${name} it goes. We answer with one figure, delivery included.`

export const coverage = ({ name }: Town) => ({
  title: `What we cover in ${name}`,
  text: `Sales, rentals, service and delivery, for every address in ${name} and the towns around it.`,
  note: 'Distances are straight lines. We go by the road when we quote a delivery.',
})

export const townKeywords = (name: string) =>
  `golf carts ${name}, golf cart dealer ${name} ${DEALER.address.state}, golf cart rentals ${name}, ${DEALER.county.fullName}`

export const townRentalKeywords = (name: string) =>
  `golf cart rental ${name}, rent a golf cart ${name} ${DEALER.address.state}, ${DEALER.county.fullName} golf cart rentals`

/** The text over the map of the county. */
export const areaLead = (name: string, count: number) =>
  `${name} is one of ${count} towns and villages of ${DEALER.county.fullName} with a page of its own here.`

/** The town pages have a price list of their own, beside that of the rentals page and the rental policy. */
export const rentalAreaLead = (count: number) =>
  `This price list is the same for all ${count} towns. The rentals page and the rental policy print another one, in which the 6 seater and the utility cart cost something else; the price of your rental is the one that we confirm.`

export const NOT_FOUND = {
  title: 'Municipality not found',
  description:
    'There is no town page at this address. The list of the towns that we serve and the inventory are a link away.',
  keywords: `golf cart dealer, towns, ${DEALER.county.fullName}`,
  text: `We know no town by this name in our part of ${DEALER.county.fullName}. Its name may have a typing error in the address.`,
}

export const UNAVAILABLE = {
  title: 'This page did not load',
  description:
    'The page of this town did not load. Try again in a minute, or call us: we serve every town on our list.',
  keywords: `golf cart dealer, towns, ${DEALER.county.fullName}`,
  text: `Try again in a minute, or call ${DEALER.lines.main.label}. We serve every town on our list.`,
}

/** Advice for visitors who cannot decide between the carts. */
export const CHOOSING = [
  { title: 'Count the people', text: 'Four or fewer ride in the 4 seater. Five or six need the 6 seater.' },
  {
    title: 'Count the load',
    text: 'Tables, tools or firewood ride in the utility cart. A cooler fits in any of them.',
  },
  { title: 'Count the days', text: 'The longer plans cost less a day. The sum above picks the cheapest mix for you.' },
]
