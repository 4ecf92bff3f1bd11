import { DEALER } from '#graph/dealer/dealer.ts'
import type { Figure } from '#graph/dealer/figures/figure.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import type { Faq } from '#web/seo/structuredData/faqPage.ts'

const { cancellation, delivery, deposits, drivers, fees, longest, minimumAge, period } = RENTAL

export const PAGE = {
  title: 'Golf Cart Rentals by Day or Month',
  description: `Rent a 4 seater, 6 seater or utility golf cart in ${DEALER.county.fullName} for 1, 3, 7 or ${formatFigure(longest)}. All prices, deposits and fees; reserve at ${DEALER.lines.main.label}.`,
  keywords: `golf cart rental, rent a golf cart, 6 seater golf cart rental, utility cart rental, weekly, monthly, ${DEALER.region}`,
  canonical: '/rentals',
}

export const HERO = {
  eyebrow: 'Golf cart rentals',
  title: 'Rent a cart by the day, the week or the month',
  lead: `Delivered, charged and explained. ${formatFigure(delivery.fee)} beyond the first ${formatFigure(delivery.freeWithin)}.`,
}

export const BENEFITS = [
  {
    title: 'We bring it and fetch it',
    text: `The first ${formatFigure(delivery.freeWithin)} are free, then it is ${formatFigure(delivery.fee)}.`,
  },
  { title: 'Charged and checked', text: 'Battery, brakes, tires and lights are looked at before every rental.' },
  { title: 'Explained on the spot', text: 'We drive one round with you, then the key is yours.' },
  { title: `Days are ${formatFigure(period)}`, text: 'Take it at 3 PM and it is due back at 3 PM. No half days.' },
  { title: 'Longer costs less', text: 'Each longer plan has a lower price per day. Below you see by how much.' },
  {
    title: 'Plans change',
    text: `Cancel ${formatFigure(cancellation.freeUntil)} ${cancellation.freeUntil.condition}, and you pay nothing.`,
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
  {
    title: 'Availability',
    text: 'Plans and prices are subject to availability. A call tells you which carts are free.',
  },
  { title: 'Who drives', text: `Drivers are ${minimumAge.amount} or older.` },
]

export const FAQS: Faq[] = [
  {
    question: 'How old must a driver be?',
    answer: `${minimumAge.amount} or older, everybody who drives. Up to ${formatFigure(drivers.most)} besides you cost ${formatFigure(drivers.fee)} ${drivers.fee.condition}.`,
  },
  {
    question: 'How much is the deposit?',
    answer: `${Object.values(deposits)
      .map(({ label, ...figure }) => `${label} ${formatFigure(figure)}`)
      .join(', ')}.`,
  },
  {
    question: 'Can I cancel?',
    answer: `Free of charge ${formatFigure(cancellation.freeUntil)} ${cancellation.freeUntil.condition}. After that ${formatFigure(cancellation.lateRefund)} is refunded, and nothing on a no-show.`,
  },
  {
    question: 'What if I bring the cart back late or early?',
    answer: `A late return costs ${formatFigure(fees.late)}. An early return is not refunded: the price is for the whole period.`,
  },
  {
    question: 'Do you deliver?',
    answer: `Yes. The first ${formatFigure(delivery.freeWithin)} are free, then it is ${formatFigure(delivery.fee)}.`,
  },
]

export const HELP = {
  title: 'Not sure which cart or how long?',
  text: 'Tell us the dates, how many people ride and where you are. We say which plan we would take, and whether the cart is free.',
}

export const FOOTNOTE = `Rentals are reserved by phone at ${DEALER.lines.main.label}; nothing is booked or charged on this site. Rental periods are ${period.amount}-hour increments. Early returns are not refunded. Prices are subject to availability. Savings are against the same number of single days. Delivery is ${formatFigure(delivery.fee)} beyond ${formatFigure(delivery.freeWithin)}.`
