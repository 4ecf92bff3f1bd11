import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, FREE_AROUND, FREE_DELIVERY, RUSH_ORDER_UNTIL } from '#graph/dealer/figures/delivery.ts'
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
  lead: 'Where delivery is free, what it costs elsewhere, how long it takes and what our driver needs.',
  description: `Golf cart delivery, ${FREE_DELIVERY} and near some showrooms. ${formatFigure(perMile)} beyond. See times and fees.`,
  keywords: `golf cart delivery, delivery fee, ${DEALER.county.fullName}, rush delivery, white glove delivery`,
  dated: { label: 'Effective', date: '2025-01-01' },
  hasHero: true,
  contact: 'Not sure if a trailer can get to your door? Call us, or send a picture.',
  faqs: [
    {
      question: 'When is delivery free?',
      answer: `On a purchase of ${formatFigure(free.purchase)} or more, anywhere in ${DEALER.county.fullName}, ${AROUND.join(' or ')}.`,
    },
    {
      question: 'What does delivery cost elsewhere?',
      answer: `${formatFigure(perMile)}. You get the price before you order.`,
    },
    {
      question: 'How long does it take?',
      answer: `In-stock carts take ${formatFigure(inStock)} and custom orders ${formatFigure(custom)}. We deliver in a ${deliveryWindow.amount}-hour window.`,
    },
    {
      question: 'Can I get it today?',
      answer: `Yes, for ${formatFigure(rush)}, if you order an in-stock cart before ${RUSH_ORDER_UNTIL}.`,
    },
  ],
  sections: [
    {
      id: 'free-delivery',
      title: 'Free delivery',
      blocks: [
        `Delivery is free on a purchase of ${formatFigure(free.purchase)} or more to any of these places.`,
        {
          list: [`all municipalities of ${DEALER.county.fullName}`, ...AROUND],
        },
        `Anywhere else, or on a smaller purchase, delivery is ${formatFigure(perMile)}. You get the price before you order.`,
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        figureTable('Delivery fees', ['Service', 'Fee'], [perMile, rush, whiteGlove]),
        `Order an in-stock cart before ${RUSH_ORDER_UNTIL} and rush delivery gets it to you the same day. With white glove delivery, we park the cart where you want it, connect the charger and walk you through the controls.`,
        `Rental delivery is ${formatFigure(RENTAL.delivery.fee)} beyond the first ${formatFigure(RENTAL.delivery.freeWithin)}. See the [rental policy](/policies/rental-policy).`,
      ],
    },
    {
      id: 'times',
      title: 'How long it takes',
      blocks: [
        figureTable('From order to delivery', ['Order', 'Time'], [inStock, custom]),
        `We set a day and a ${deliveryWindow.amount}-hour window, and call when the truck is on its way. Snow, ice and closed roads can delay a delivery. If that happens, we'll call you right away.`,
      ],
    },
    {
      id: 'your-place',
      title: 'What our driver needs',
      blocks: [
        figureTable(
          'Room for truck and cart',
          ['At your place', 'At least'],
          [
            { ...accessWidth, condition: 'From the street to where we unload the cart' },
            { ...clearance, condition: 'Branches, wires, door frames and carports' },
          ],
        ),
        "The ground must be firm and level enough to roll a cart off a trailer. An adult must be present to sign. If our driver can't unload safely, we'll take the cart back and set another day.",
      ],
    },
    {
      id: 'changes',
      title: 'Changing or missing your date',
      blocks: [
        'You can change the date for free until the day before. After that, the truck is loaded and the driver is booked.',
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
        'Walk around the cart with our driver before you sign, and write down anything you see. The [return policy](/policies/return-policy) explains how to report a defect.',
      ],
    },
  ],
}
