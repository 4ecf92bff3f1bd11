import { DEALER } from '#graph/dealer/dealer.ts'
import type { Figure } from '#graph/dealer/figures/figure.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import type { Content_PlanFragment } from '#web/generated/graphql.ts'
import type { ServiceContent } from '#web/seo/offerNodes.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import type { Faq } from '#web/ui/Section.tsx'
import type { RentalTown } from './knownTown.ts'
import { plansByCart } from './rentalChoice.ts'

const { cancellation, delivery, deposits, drivers, fees, longest, minimumAge, period } = RENTAL

export const PAGE = {
  title: 'Golf Cart Rentals by Day or Month',
  description: `Rent a 4 seater, 6 seater or utility golf cart in ${DEALER.county.fullName} for 1, 3, 7 or ${formatFigure(longest)}. See prices, deposits and fees, and reserve at ${DEALER.lines.main.label}.`,
  keywords: `golf cart rental, rent a golf cart, 6 seater golf cart rental, utility cart rental, weekly, monthly, ${DEALER.region}`,
  canonical: '/rentals',
}

export const HERO = {
  title: 'Rent a cart by the day, the week or the month',
  lead: `Delivered, charged, and ready to go. The first ${formatFigure(delivery.freeWithin)} are free.`,
}

export const SHOWROOM_PRICES = `Showroom prices, for carts that you pick up in ${DEALER.address.city} or that we deliver nearby. Delivering to a ${DEALER.county.fullName} town? Pick it above for your price.`

const DELIVERY_RULE = `The first ${formatFigure(delivery.freeWithin)} are free, then ${formatFigure(delivery.fee)}.`

export const BENEFITS = [
  { title: 'Delivery and pickup', text: DELIVERY_RULE },
  { title: 'Charged and inspected', text: 'Battery, brakes, tires and lights, before every rental.' },
  { title: 'Quick walkthrough', text: 'We take a lap with you, then hand you the key.' },
  { title: `Days are ${formatFigure(period)}`, text: 'Start at 9 AM, return by 9 AM. No half days.' },
  { title: 'Longer rentals cost less per day', text: 'We always charge the cheapest mix of plans for your dates.' },
  {
    title: 'Free cancellation',
    text: `Cancel ${formatFigure(cancellation.freeUntil)} ${cancellation.freeUntil.condition} and pay nothing.`,
  },
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

export const TERMS = [
  {
    title: 'Rental periods',
    text: `Rentals run in ${period.amount}-hour increments, ${formatFigure(longest)} at most.`,
  },
  { title: 'Early return', text: 'No refund for early return. The price is for the whole period.' },
  { title: 'Availability', text: 'Plans and prices are subject to availability. Call to ask which carts are free.' },
  { title: 'Who drives', text: `All drivers must be ${minimumAge.amount}+.` },
]

export const FAQS: Faq[] = [
  {
    question: 'How old must a driver be?',
    answer: `All drivers must be ${minimumAge.amount}+. You can add up to ${formatFigure(drivers.most)} for ${formatFigure(drivers.fee)} ${drivers.fee.condition}.`,
  },
  {
    question: 'How much is the deposit?',
    answer: `${Object.values(deposits)
      .map(({ label, ...figure }) => `${label} ${formatFigure(figure)}`)
      .join(', ')}.`,
  },
  {
    question: 'Can I cancel?',
    answer: `Yes, for free ${formatFigure(cancellation.freeUntil)} ${cancellation.freeUntil.condition}. After that you get ${formatFigure(cancellation.lateRefund)} back, and nothing for a no-show.`,
  },
  {
    question: 'What if I bring the cart back late or early?',
    answer: `A late return costs ${formatFigure(fees.late)}. There's no refund for an early return.`,
  },
]

export const HELP = {
  title: 'Not sure which cart or how long?',
  text: "Tell us your dates, how many people ride and where you are. We'll recommend a plan and check availability.",
}

export const FOOTNOTE = `Rentals are reserved by phone at ${DEALER.lines.main.label} or by message. Nothing is charged on this site. Rentals run in ${period.amount}-hour increments. There's no refund for an early return. Prices are subject to availability. Savings are compared with the same number of single days.`

/** "free" or "about $60". */
const feeInWords = ({ fee }: RentalTown) => (fee === 0 ? 'free' : `about ${formatPrice(fee)}`)

/** The heading of the delivery to a town: "Delivery to Hazleton, about $60". */
export const deliveryTitle = (town: RentalTown) => `Delivery to ${town.name}, ${feeInWords(town)}`

/** The delivery to a town in a sentence. */
export const deliveryInWords = (town: RentalTown) => {
  const { name, miles } = town
  if (miles === undefined) return `${DELIVERY_RULE} Our showroom is in ${name}, so delivery is free.`
  const distance = miles === 1 ? '1 mile' : `${miles} miles`
  return `${DELIVERY_RULE} ${name} is about ${distance} by road, so delivery is ${feeInWords(town)}.`
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
