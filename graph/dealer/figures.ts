import { DEALER } from './dealer.ts'

type Unit =
  | 'USD'
  | 'USD per hour'
  | 'USD per mile'
  | 'USD per month'
  | '%'
  | '°F'
  | 'mile'
  | 'foot'
  | 'hour'
  | 'day'
  | 'business day'
  | 'week'
  | 'month'
  | 'year'
  | 'person'
  | 'driver'

/** One figure of a policy. Pages print it by `formatFigure`, in tables and in sentences. */
export type Figure = {
  /** The subject of the figure, as a table's first column says it. */
  label: string
  amount: number | readonly [from: number, to: number]
  unit: Unit
  condition?: string
}

/** Figures of a policy by name, in groups where the policy has groups. */
export type Figures = { readonly [name: string]: Figure | Figures }

const IRREGULAR: Partial<Record<Unit, string>> = { foot: 'feet', person: 'people' }
const number = new Intl.NumberFormat('en-US')

/** The amount in words: "$25 per hour", "$50–150", "15%", "50–75°F", "1 hour", "2–5 business days". */
export const formatFigure = ({ amount, unit }: Pick<Figure, 'amount' | 'unit'>) => {
  const range = typeof amount === 'number' ? number.format(amount) : amount.map((end) => number.format(end)).join('–')
  if (unit.startsWith('USD')) return `$${range}${unit.slice('USD'.length)}`
  if (unit === '%' || unit === '°F') return range + unit
  return `${range} ${amount === 1 ? unit : (IRREGULAR[unit] ?? `${unit}s`)}`
}

export const RUSH_ORDER_UNTIL = '2 PM'

/** Delivery of a purchase. `RENTAL.delivery` is the delivery of a rental. */
export const DELIVERY = {
  free: { purchase: { label: 'Purchase', amount: 5_000, unit: 'USD', condition: 'or more' } },
  perMile: { label: 'Beyond the free area', amount: 6, unit: 'USD per mile' },
  rush: { label: 'Rush, same-day delivery', amount: 50, unit: 'USD', condition: `ordered before ${RUSH_ORDER_UNTIL}` },
  whiteGlove: { label: 'White glove delivery', amount: 150, unit: 'USD' },
  sameDayCancellation: { label: 'Cancellation on the delivery day', amount: 75, unit: 'USD' },
  missedAppointment: { label: 'Missed appointment', amount: 100, unit: 'USD' },
  window: { label: 'Delivery window', amount: 2, unit: 'hour' },
  accessWidth: { label: 'Width of the access path', amount: 8, unit: 'foot', condition: 'or more' },
  clearance: { label: 'Overhead clearance', amount: 10, unit: 'foot', condition: 'or more' },
  inStock: { label: 'Carts in stock', amount: [2, 5], unit: 'business day' },
  custom: { label: 'Custom orders', amount: [2, 4], unit: 'week' },
} as const satisfies Figures

/** The price of delivering a purchase to a town that the dealer serves, in US dollars. */
export const deliveryFee = (purchase: number, roadMiles: number): number =>
  purchase >= DELIVERY.free.purchase.amount ? 0 : roadMiles * DELIVERY.perMile.amount

/** Free delivery of a purchase around showrooms. */
export const FREE_AROUND: Figure[] = DEALER.freeDelivery.map(({ city, miles }) => ({
  label: `the ${city} location`,
  amount: miles,
  unit: 'mile',
}))

/** Completes "Delivery is", wherever a page mentions free delivery. The delivery policy adds the area around showrooms. */
export const FREE_DELIVERY = `free in ${DEALER.county.fullName} on purchases of ${formatFigure(DELIVERY.free.purchase)} or more`

/** Sales tax on the price and the delivery together. */
export const SALES_TAX = { label: `${DEALER.state} sales tax`, amount: 6, unit: '%' } as const satisfies Figure

/** The figures of renting, except for the prices, which are in the database. */
export const RENTAL = {
  period: { label: 'Rental period', amount: 24, unit: 'hour', condition: 'rentals run in increments of this length' },
  longest: { label: 'Longest rental', amount: 30, unit: 'day' },
  minimumAge: { label: 'Minimum age of a driver', amount: 18, unit: 'year' },
  deposits: {
    fourSeater: { label: '4-seater', amount: 500, unit: 'USD' },
    sixSeater: { label: '6-seater', amount: 750, unit: 'USD' },
    utility: { label: 'Utility cart', amount: 600, unit: 'USD' },
  },
  drivers: {
    fee: { label: 'Additional driver', amount: 25, unit: 'USD', condition: 'per person' },
    most: { label: 'Maximum additional drivers', amount: 2, unit: 'driver' },
  },
  fees: {
    late: { label: 'Late return', amount: 25, unit: 'USD per hour' },
    minorDamage: { label: 'Minor damage admin fee', amount: 75, unit: 'USD' },
    refueling: { label: 'Refueling or recharging', amount: 35, unit: 'USD' },
    smoking: { label: 'Smoking odor removal', amount: 200, unit: 'USD' },
    petHair: { label: 'Pet hair removal', amount: 75, unit: 'USD' },
    cleaning: { label: 'Cleaning', amount: [50, 150], unit: 'USD', condition: 'depending on condition' },
  },
  cancellation: {
    freeUntil: { label: 'Free cancellation', amount: 24, unit: 'hour', condition: 'or more before pickup' },
    lateRefund: { label: 'Refund on a later cancellation', amount: 50, unit: '%' },
    noShowRefund: { label: 'Refund on a no-show', amount: 0, unit: '%' },
    earlyReturnRefund: { label: 'Refund on an early return', amount: 0, unit: '%' },
  },
  liability: {
    perPerson: { label: 'Bodily injury, per person', amount: 100_000, unit: 'USD' },
    perAccident: { label: 'Bodily injury, per accident', amount: 300_000, unit: 'USD' },
    property: { label: 'Property damage', amount: 50_000, unit: 'USD' },
  },
  delivery: {
    fee: { label: 'Rental delivery', amount: 6, unit: 'USD per mile' },
    freeWithin: { label: 'Free delivery distance', amount: 10, unit: 'mile' },
  },
} as const satisfies Figures

const toHundredths = (amount: number) => Math.round(amount * 100) / 100

export const paidMiles = (miles: number): number => toHundredths(Math.max(0, miles - RENTAL.delivery.freeWithin.amount))

/** The price of delivering a rental over so many miles by road, in US dollars. */
export const rentalDeliveryFee = (miles: number): number => toHundredths(paidMiles(miles) * RENTAL.delivery.fee.amount)

/** The carts for rent in the middle of a sentence, by their names in the schema. */
export const RENTAL_CART_WORDS = { FOUR_SEATER: '4-seater', SIX_SEATER: '6-seater', UTILITY: 'utility cart' } as const

export const STORAGE = {
  temperature: { label: 'Indoor temperature', amount: [50, 75], unit: '°F' },
  monthly: {
    indoor: { label: 'Indoor, climate-controlled', amount: 125, unit: 'USD per month' },
    outdoor: { label: 'Outdoor, covered', amount: 75, unit: 'USD per month' },
  },
  winter: {
    length: { label: 'Winter package', amount: 6, unit: 'month', condition: 'October 15 to April 15' },
    indoor: { label: 'Winter, indoor', amount: 650, unit: 'USD' },
    outdoor: { label: 'Winter, outdoor', amount: 400, unit: 'USD' },
  },
  summer: {
    length: { label: 'Summer package', amount: 5, unit: 'month', condition: 'May 1 to September 30' },
    indoor: { label: 'Summer, indoor', amount: 575, unit: 'USD' },
    outdoor: { label: 'Summer, outdoor', amount: 350, unit: 'USD' },
  },
  addOns: {
    maintenance: { label: 'Storage maintenance', amount: 50, unit: 'USD per month' },
    preSeason: { label: 'Pre-season preparation', amount: 150, unit: 'USD' },
  },
  late: {
    fee: { label: 'Late fee', amount: 25, unit: 'USD' },
    after: { label: 'Late after', amount: 10, unit: 'day' },
  },
  delinquency: {
    notice: { label: 'Notice', amount: 30, unit: 'day' },
    finalNotice: { label: 'Phone contact and final notice', amount: 60, unit: 'day' },
    lien: { label: 'Lien', amount: 90, unit: 'day' },
    sale: { label: 'Possible sale', amount: 120, unit: 'day' },
  },
  termination: {
    notice: { label: 'Written notice', amount: 30, unit: 'day' },
    retrieval: { label: 'Retrieval of the cart', amount: 30, unit: 'day' },
  },
  seasonalRefund: { label: 'Refund on a seasonal package', amount: 0, unit: '%' },
} as const satisfies Figures

export const SERVICE = {
  labor: { label: 'Service labor', amount: 155, unit: 'USD per hour', condition: 'and up' },
  abandonedAfter: { label: 'Carts left after service count as abandoned', amount: 30, unit: 'day' },
} as const satisfies Figures

/** Response times. The contact form's own promise is `DEALER.responseTime`. */
export const RESPONSES = {
  feedback: {
    urgent: { label: 'Urgent feedback', amount: 4, unit: 'hour' },
    general: { label: 'General feedback', amount: 24, unit: 'hour' },
  },
  corrections: {
    critical: { label: 'Critical', amount: 2, unit: 'hour' },
    important: { label: 'Important', amount: 24, unit: 'hour' },
    minor: { label: 'Minor', amount: 48, unit: 'hour' },
    complex: { label: 'Complex', amount: 72, unit: 'hour' },
  },
  content: { label: 'Questions about content', amount: [24, 48], unit: 'hour' },
  newProducts: { label: 'New product information', amount: 48, unit: 'hour' },
} as const satisfies Figures

/** The figures of 2024. */
export const STAFFING = {
  fullTime: { label: 'Full-time', amount: 24, unit: 'person' },
  partTime: { label: 'Part-time', amount: 8, unit: 'person' },
  seasonal: { label: 'Seasonal', amount: 6, unit: 'person' },
  peak: { label: 'At peak', amount: 38, unit: 'person' },
  retention: { label: 'Retention', amount: 87, unit: '%' },
  development: { label: 'Professional development budget', amount: 1_200, unit: 'USD', condition: 'per employee' },
  paidDaysOff: { label: 'Paid days off', amount: [15, 25], unit: 'day', condition: 'per year' },
} as const satisfies Figures

export const STAFFING_PERIOD = 'January 1 to December 31, 2024'
