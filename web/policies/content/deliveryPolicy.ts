import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, FREE_AROUND, RUSH_ORDER_UNTIL } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { free, perMile, rush, whiteGlove, sameDayCancellation, missedAppointment, window: deliveryWindow } = DELIVERY
const { accessWidth, clearance, inStock, custom } = DELIVERY

const AROUND = FREE_AROUND.map((figure) => `within ${formatFigure(figure)} of ${figure.label}`)

export const DELIVERY_POLICY: Policy = {
  path: '/policies/delivery-policy',
  title: 'Delivery Policy',
  lead: 'Where delivery is free, what it costs elsewhere, how long it takes, and what the driver needs at your place.',
  description: `Free golf cart delivery on purchases from ${formatFigure(free.purchase)} in ${DEALER.county.fullName} and near our stores; ${formatFigure(perMile)} beyond. Times, fees and site needs.`,
  keywords: `golf cart delivery, delivery fee, ${DEALER.county.fullName}, rush delivery, white glove delivery`,
  dated: { label: 'Effective', date: '2025-01-01' },
  hasHero: true,
  contact: 'Not sure whether a trailer gets to your door? Call and describe the place, or send a picture.',
  faqs: [
    {
      question: 'When is delivery free?',
      answer: `On a purchase of ${formatFigure(free.purchase)} or more, to the municipalities of ${DEALER.county.fullName} that we serve, ${AROUND.join(' or ')}.`,
    },
    {
      question: 'What does delivery cost elsewhere?',
      answer: `${formatFigure(perMile)}. You hear the price before you order.`,
    },
    {
      question: 'How long does it take?',
      answer: `A cart in stock comes in ${formatFigure(inStock)}, a custom order in ${formatFigure(custom)}, within a ${deliveryWindow.amount}-hour window on the day.`,
    },
    {
      question: 'Can it come today?',
      answer: `Yes, for ${formatFigure(rush)}, when you order a cart that is in stock and ready before ${RUSH_ORDER_UNTIL}.`,
    },
  ],
  sections: [
    {
      id: 'free-delivery',
      title: 'Free delivery',
      blocks: [
        `Delivery is free on a purchase of ${formatFigure(free.purchase)} or more to any of these places:`,
        {
          list: [`the municipalities of ${DEALER.county.fullName} that we serve`, ...AROUND],
        },
        `Beyond, or on a smaller purchase, delivery is ${formatFigure(perMile)}. You hear the price before you order.`,
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        figureTable('Delivery fees', ['Service', 'Fee'], [perMile, rush, whiteGlove]),
        `A rush order must reach us before ${RUSH_ORDER_UNTIL}; it then arrives the same day, for carts that are in stock and ready. White glove delivery means that we set the cart up where it will stand, connect the charger and go through the controls with you.`,
        `Rented carts have their own rule: ${formatFigure(RENTAL.delivery.fee)} beyond ${formatFigure(RENTAL.delivery.freeWithin)}. See the [rental policy](/policies/rental-policy).`,
      ],
    },
    {
      id: 'times',
      title: 'How long it takes',
      blocks: [
        figureTable('From order to delivery', ['Order', 'Time'], [inStock, custom]),
        `We agree on a day and a ${deliveryWindow.amount}-hour window, and call when the truck is on its way. Snow, ice and closed roads can move a delivery; we then call you as early as we know.`,
      ],
    },
    {
      id: 'your-place',
      title: 'What the driver needs',
      blocks: [
        figureTable(
          'Room for truck and cart',
          ['At your place', 'At least'],
          [
            { ...accessWidth, condition: 'From the street to where the cart is set down' },
            { ...clearance, condition: 'Branches, wires, door frames and carports' },
          ],
        ),
        'The ground must be firm and level enough to roll a cart off a trailer. An adult who may sign for the cart must be there. If the driver cannot set the cart down safely, it comes back with us and we agree on another day.',
      ],
    },
    {
      id: 'changes',
      title: 'Changing or missing a date',
      blocks: [
        'Changing the date is free until the day before. After that the truck is loaded and the driver booked:',
        figureTable(
          'Late changes',
          ['What happens', 'Fee'],
          [sameDayCancellation, { ...missedAppointment, condition: 'Nobody there within the delivery window' }],
        ),
      ],
    },
    {
      id: 'on-arrival',
      title: 'When the cart arrives',
      blocks: [
        'Walk around the cart with the driver before you sign and write down what you see. Report a defect as the [return policy](/policies/return-policy) describes.',
      ],
    },
  ],
}
