import { AUTHORIZED_NAMES } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, formatFigure, RENTAL, SERVICE } from '#graph/dealer/figures.ts'
import { numberWord } from '#graph/shared/words.ts'
import type { MunicipalityType } from '#web/generated/graphql.ts'
import type { TownShowroom } from './towns.ts'

export const TYPES: Record<MunicipalityType, string> = { CITY: 'city', BOROUGH: 'borough', TOWNSHIP: 'township' }

type Town = { name: string; type: MunicipalityType; slug: string }

const NEAR_MILES = 8

export const townLead = (town: Town, { isInTown, miles, city, text }: TownShowroom) => {
  if (isInTown) return `Our ${city} showroom is right in town. Stop in, sit in a few carts and take two for a drive.`
  const free = `Buy a cart for ${formatFigure(DELIVERY.free.purchase)} or more and we'll bring it to ${town.name} free, in ${formatFigure(DELIVERY.inStock)}.`
  return `${town.name} is ${text}.${miles < NEAR_MILES ? ' Stop in for a test drive.' : ''} ${free}`
}

/** For search engines: 70 to 160 characters with the shortest and the longest name. */
export const townDescription = ({ name }: Town, { text }: TownShowroom) =>
  `New and used golf carts in ${name}, ${DEALER.address.state}, plus rentals, service and delivery. ${name} is ${text}.`

export const townRentalLead = ({ name }: Town, { isInTown, city, text }: TownShowroom) =>
  isInTown
    ? `Our ${city} showroom is right in town, so delivery is free.`
    : `Delivered, charged and ready to go. ${name} is ${text}.`

export const townRentalDescription = ({ name }: Town, { text }: TownShowroom) =>
  `Rent a golf cart in ${name}, ${DEALER.address.state}: 4 or 6 seats or utility, by day, week or month. ${name} is ${text}.`

export const rentalBenefits = (title: string, text: string) => [
  { title, text },
  {
    title: 'As long as you need it',
    text: `1 to ${formatFigure(RENTAL.longest)}. A day is ${RENTAL.period.amount} hours.`,
  },
  { title: 'Three kinds of cart', text: 'Four seats for a family, six for a crew, a utility cart for the load.' },
  {
    title: 'Free cancellation',
    text: `Up to ${formatFigure(RENTAL.cancellation.freeUntil)} before pickup. After that you get ${formatFigure(RENTAL.cancellation.lateRefund)} back, and nothing for a no-show.`,
  },
  {
    title: 'More than one driver',
    text: `Up to ${formatFigure(RENTAL.drivers.most)} besides you, ${formatFigure(RENTAL.drivers.fee)} each. All drivers must be ${RENTAL.minimumAge.amount}+.`,
  },
  { title: 'Electric and charged', text: 'No gas to buy. Plug the cart into a household outlet overnight.' },
]

export const townTiles = ({ name, slug }: Town, rentalFrom: string | undefined, showrooms: number) => [
  {
    title: 'Sales',
    text: `New ${AUTHORIZED_NAMES} carts, used carts and custom builds at our ${showrooms === 1 ? 'showroom' : `${numberWord(showrooms)} showrooms`}.`,
    link: { href: '/inventory', label: 'See the inventory' },
  },
  {
    title: 'Rentals',
    text: `${rentalFrom ? `From ${rentalFrom} a day` : 'By the day'}, and less per day by the week or month.`,
    link: { href: `/rentals/${slug}`, label: `Rent in ${name}` },
  },
  {
    title: 'Service',
    text: `Maintenance, repair, batteries, custom work and warranty service. Labor from ${formatFigure(SERVICE.labor)}.`,
    link: { href: '/services', label: 'See service' },
  },
  {
    title: 'Delivery',
    text: `In ${formatFigure(DELIVERY.inStock)} for carts in stock, with a ${DELIVERY.window.amount}-hour window.`,
    link: { href: '/policies/delivery-policy', label: 'Delivery details' },
  },
]

export const FEATURED_TITLE = 'Featured carts'

export const NO_CARTS = `Nothing in stock right now. Call ${DEALER.lines.sales.label} to ask what's coming in.`

export const quoteOffer = (name: string) => `Tell us which cart, and we'll price it delivered to ${name}.`

export const townKeywords = (name: string) =>
  `golf carts ${name}, golf cart dealer ${name} ${DEALER.address.state}, golf cart rentals ${name}, ${DEALER.county.fullName}`

export const townRentalKeywords = (name: string) =>
  `golf cart rental ${name}, rent a golf cart ${name} ${DEALER.address.state}, ${DEALER.county.fullName} golf cart rentals`

export const areaLead = (name: string, count: number) =>
  `${name} is one of ${count} towns and villages we serve in ${DEALER.county.fullName}.`

export const townPrices = ({ name }: Pick<Town, 'name'>, count: number) =>
  `Town prices, the same in ${name} and all ${count} towns we serve. Renting from a showroom?`

export const NOT_FOUND = {
  title: 'Municipality not found',
  description: "We don't have a page for this town. See the towns we serve, or browse the carts we have in stock.",
  keywords: `golf cart dealer, towns, ${DEALER.county.fullName}`,
  text: `We don't know a town by this name in our part of ${DEALER.county.fullName}. Check the spelling, or pick it from our list.`,
}

export const UNAVAILABLE = {
  title: "This page didn't load",
  description: "This town's page didn't load. Try again in a minute, or call us. We serve every town on our list.",
  keywords: `golf cart dealer, towns, ${DEALER.county.fullName}`,
}

export const CHOOSING = 'Up to four people? Get the 4-seater. Five or six? The 6-seater. Hauling? The utility cart.'
