import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { period, longest, minimumAge, deposits, drivers, fees, cancellation, liability, delivery } = RENTAL

export const RENTAL_POLICY: Policy = {
  path: '/policies/rental-policy',
  title: 'Rental Policy',
  lead: 'Prices, deposits, who may drive, and what happens when a cart comes back late, early or dirty.',
  description: `Renting a golf cart from ${DEALER.shortName}: prices, deposits from ${formatFigure(deposits.fourSeater)}, minimum age ${minimumAge.amount}, cancellation, fees and liability cover.`,
  keywords: 'golf cart rental policy, rental deposit, rental prices, cancellation, liability cover',
  dated: { label: 'Effective', date: '2025-01-01' },
  hasHero: true,
  contact: 'Rentals are reserved by phone or through the contact form. Nothing is booked or paid on this site.',
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        { live: 'rental-prices' },
        'These are the prices of the rentals page. The rental pages of single towns print a list of their own, in which the 6 seater and the utility cart cost something else. Whichever you have read, the price of your rental is the one that we confirm.',
        `Rentals run in steps of ${formatFigure(period)}, up to ${formatFigure(longest)}. Prices are subject to availability: a price holds once we have confirmed your reservation.`,
        'The [rentals page](/rentals) shows what each plan saves and works out the cheapest one for your number of days.',
      ],
    },
    {
      id: 'drivers',
      title: 'Who may drive',
      blocks: [
        `Every driver is at least ${minimumAge.amount} years old and named in the rental agreement. Bring a photo ID that shows your age.`,
        figureTable('Age and number of drivers', ['Rule', 'Figure'], [minimumAge, drivers.fee, drivers.most]),
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      blocks: [
        figureTable(
          'Deposit by cart',
          ['Cart', 'Deposit'],
          [deposits.fourSeater, deposits.sixSeater, deposits.utility],
        ),
        'The deposit comes back when the cart does, less any of the fees below. We go through the cart with you, so that you know at once.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        figureTable(
          'Fees after a rental',
          ['What happened', 'Fee'],
          [
            fees.late,
            { ...fees.minorDamage, condition: 'Beside the cost of the repair' },
            { ...fees.refueling, condition: 'When it comes back less full than it left' },
            fees.smoking,
            fees.petHair,
            fees.cleaning,
          ],
        ),
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      blocks: [
        {
          caption: 'What you get back',
          columns: ['When you cancel', 'Refund'],
          rows: [
            { label: `At least ${formatFigure(cancellation.freeUntil)} before pickup`, cells: ['Free, all of it'] },
            {
              label: `Inside ${formatFigure(cancellation.freeUntil)}`,
              cells: [`${formatFigure(cancellation.lateRefund)} refund`],
            },
            { label: 'No-show', cells: ['No refund'] },
            { label: 'Early return', cells: ['No refund'] },
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability cover',
      blocks: [
        'Each rental includes liability cover up to these amounts. It covers what a driver does to others, not damage to the rented cart.',
        figureTable(
          'How far it reaches',
          ['For', 'Up to'],
          [liability.perPerson, liability.perAccident, liability.property],
        ),
        'After an accident: see to the people first, call 911 if anybody is hurt, then call us. Do not move or repair the cart unless it stands in the way of traffic.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and pickup',
      blocks: [
        `We bring a rented cart to you and fetch it again. The first ${formatFigure(delivery.freeWithin)} are free; beyond them delivery is ${formatFigure(delivery.fee)}.`,
      ],
    },
    {
      id: 'using-the-cart',
      title: 'Using the cart',
      blocks: [
        {
          list: [
            'Drive where carts are allowed: private land, campgrounds, and roads that your municipality has opened to them.',
            'No more people than seats, everybody seated while the cart moves.',
            'No driving after alcohol, cannabis or anything else that slows you down.',
            'No towing, racing, or lending the cart to somebody who is not in the agreement.',
            'Plug it in overnight and park it where it is dry and out of reach.',
          ],
        },
      ],
    },
  ],
}
