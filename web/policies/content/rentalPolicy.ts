import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL, TWO_FLEETS } from '#graph/dealer/figures/rental.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { period, longest, minimumAge, deposits, drivers, fees, cancellation, liability, delivery } = RENTAL

export const RENTAL_POLICY: Policy = {
  path: '/policies/rental-policy',
  title: 'Rental Policy',
  lead: 'Prices, deposits, who can drive, and what happens if a cart comes back late, early or dirty.',
  description: `Rent a golf cart from ${DEALER.shortName}. Prices, deposits from ${formatFigure(deposits.fourSeater)}, minimum age ${minimumAge.amount}, cancellation, fees and liability coverage.`,
  keywords: 'golf cart rental policy, rental deposit, rental prices, cancellation, liability coverage',
  dated: { label: 'Effective', date: '2025-01-01' },
  hasHero: true,
  contact: 'Reserve by phone or with our contact form. You never book or pay on this site.',
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        { live: 'rental-prices' },
        `These are our showroom prices, for rentals that start at a showroom. Towns in ${DEALER.county.fullName} have delivered prices, which you'll find on your town's rental page. ${TWO_FLEETS} We confirm your price when you reserve.`,
        `Rentals run in ${period.amount}-hour increments, up to ${formatFigure(longest)}. Prices are subject to availability until we confirm your reservation.`,
        'The [rentals page](/rentals) shows what each plan saves and finds the cheapest one for your dates.',
      ],
    },
    {
      id: 'drivers',
      title: 'Who can drive',
      blocks: [
        `All drivers must be at least ${minimumAge.amount} years old and named in the rental agreement. Bring a photo ID that shows your age.`,
        figureTable('Age and number of drivers', ['Rule', 'Limit'], [minimumAge, drivers.fee, drivers.most]),
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
        'You get your deposit back when you return the cart, less any fees below. We check the cart with you, so you know right away.',
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
            { ...fees.minorDamage, condition: 'Plus the cost of the repair' },
            { ...fees.refueling, condition: 'If it comes back with less charge or fuel' },
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
            { label: `At least ${formatFigure(cancellation.freeUntil)} before pickup`, cells: ['Full refund'] },
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
      title: 'Liability coverage',
      blocks: [
        'Each rental includes liability coverage up to these amounts. It covers injury or damage to others, not damage to the rental cart.',
        figureTable(
          'Coverage limits',
          ['For', 'Up to'],
          [liability.perPerson, liability.perAccident, liability.property],
        ),
        "After an accident, take care of people first. Call 911 if anyone is hurt, then call us. Don't repair the cart, and don't move it unless it's blocking traffic.",
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and pickup',
      blocks: [
        `We deliver your rental cart and pick it up again. The first ${formatFigure(delivery.freeWithin)} are free. After that, delivery is ${formatFigure(delivery.fee)}.`,
      ],
    },
    {
      id: 'using-the-cart',
      title: 'Using the cart',
      blocks: [
        {
          list: [
            'Drive only where carts are allowed, such as private land, campgrounds and roads your municipality has opened to carts.',
            'No more people than seats, and everyone stays seated while the cart is moving.',
            'No driving after alcohol, cannabis or anything else that impairs you.',
            "No towing, racing or lending the cart to anyone who isn't in the agreement.",
            'Plug it in overnight, and park it somewhere dry and secure.',
          ],
        },
      ],
    },
  ],
}
