import { DEALER } from '#graph/dealer/dealer.ts'
import { type Figure, formatFigure, RENTAL } from '#graph/dealer/figures.ts'
import type { Content_PlanFragment } from '#web/generated/graphql.ts'
import type { ServiceContent } from '#web/seo/offerNodes.ts'
import type { Faq } from '#web/seo/pageGraph.ts'
import { counted, formatPrice } from '#web/ui/format.ts'
import type { RentalTown } from './knownTown.ts'
import { plansByCart } from './rentalChoice.ts'

const { cancellation, delivery, deposits, drivers, fees, longest, minimumAge, period } = RENTAL

export const PAGE = {
  title: 'Golf Cart Rentals by Day or Month',
  description: `Rent a 4 seater, 6 seater or utility golf cart in ${DEALER.county.fullName} for 1, 3, 7 or ${formatFigure(longest)}. See prices, deposits and fees, and call ${DEALER.lines.main.label}.`,
  keywords: `golf cart rental, rent a golf cart, 6 seater golf cart rental, utility cart rental, weekly, monthly, ${DEALER.region}`,
  canonical: '/rentals',
}

export const HERO = {
  title: 'Rent a cart by the day, the week or the month',
  lead: `Delivered and charged. First ${formatFigure(delivery.freeWithin)} free.`,
}

export const SHOWROOM_PRICES = `Showroom prices, for carts that you pick up in ${DEALER.address.city} or that we deliver nearby. Delivering to a ${DEALER.county.fullName} town? Pick it above for your price.`

const DELIVERY_RULE = `The first ${formatFigure(delivery.freeWithin)} are free, then ${formatFigure(delivery.fee)}.`

export const BENEFITS = [
  `We deliver it and pick it up. ${DELIVERY_RULE}`,
  'Charged, with battery, brakes, tires and lights checked before every rental.',
  'A quick lap with you before we hand you the key.',
  'Full days. Start at 9 AM, bring it back by 9 AM.',
  'The cheapest mix of plans for your dates. Longer rentals cost less per day.',
  `Free cancellation ${formatFigure(cancellation.freeUntil)} ${cancellation.freeUntil.condition}.`,
]

const row = ({ label, condition, ...figure }: Figure) => ({ label, note: condition, cells: [formatFigure(figure)] })

export const DEPOSITS = Object.values(deposits).map(row)

export const FEES = [
  {
    label: delivery.fee.label,
    note: `beyond ${formatFigure(delivery.freeWithin)}`,
    cells: [formatFigure(delivery.fee)],
  },
  { ...row(drivers.fee), note: `each, at most ${drivers.most.amount}` },
  ...Object.values(fees).map(row),
]

export const FAQS: Faq[] = [
  {
    question: 'How long can I rent?',
    answer: `Rentals run in ${period.amount}-hour increments, ${formatFigure(longest)} at most.`,
  },
  {
    question: 'Who can drive?',
    answer: `All drivers must be ${minimumAge.amount}+. You can add up to ${formatFigure(drivers.most)}.`,
  },
  {
    question: 'What if my plans change?',
    answer: `Inside ${formatFigure(cancellation.freeUntil)}, you get ${formatFigure(cancellation.lateRefund)} back, and nothing for a no-show.`,
  },
  { question: 'Can I bring the cart back early?', answer: "Any time, but there's no refund for an early return." },
]

export const HELP = {
  title: 'Not sure which cart or how long?',
  text: "Tell us your dates, how many people ride and where you are. We'll recommend a plan and check availability.",
}

export const FOOTNOTE = `Rentals are reserved by phone at ${DEALER.lines.main.label} or by message. You don't pay anything on this site. Prices are subject to availability. Savings are compared with the same number of single days.`

/** "free" or "about $60". */
const feeInWords = ({ fee }: RentalTown) => (fee === 0 ? 'free' : `about ${formatPrice(fee)}`)

/** The heading of the delivery to a town: "Delivery to Hazleton, about $60". */
export const deliveryTitle = (town: RentalTown) => `Delivery to ${town.name}, ${feeInWords(town)}`

export const deliveryInWords = (town: RentalTown) => {
  const { name, miles } = town
  if (miles === undefined) return `${DELIVERY_RULE} Our showroom is in ${name}, so delivery is free.`
  return `${DELIVERY_RULE} ${name} is about ${counted(miles, 'mile')} by road, so delivery is ${feeInWords(town)}.`
}

/** A page's plans for structured data, in the page's order; a town's page names its town. */
export const rentalService = (plans: readonly Content_PlanFragment[], townName?: string): ServiceContent => ({
  name: townName ? `Golf cart rentals in ${townName}` : 'Golf cart rentals',
  description: 'Electric golf carts for rent by the day, the week or the month, delivered and charged.',
  catalog: 'Rental plans',
  offers: plansByCart(plans).flatMap(({ name: cart, plans: ofCart }) =>
    ofCart.map(({ name, description, price, days }) => ({ name: `${cart}, ${name}`, description, price, days })),
  ),
})
