import type { Loan, Repayment } from '#graph/dealer/monthly-payment.ts'
import type { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import type { RentalQuote, RentalQuoteLine } from '#graph/rental-plans/rental-quote.result.ts'
import type { DAY_PARTS, INQUIRY_TOPICS } from './context-bounds.ts'

export type DayPart = (typeof DAY_PARTS)[number]
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number]

/**
 * What the visitor chose before writing, with our own figures of that moment: the JSON in the column `context` of an
 * inquiry. Anything that the catalogue did not know has only the word that the visitor's address named it by.
 */
export interface InquiryContext {
  topic?: InquiryTopic
  /** The word for a vehicle that is not listed; a listed one is in columns of the inquiry. */
  unlistedVehicle?: string
  /** The price in the brand's line-up that the visitor asked about, in US dollars. */
  lineupPrice?: number
  testDrive?: TestDrive
  /** The vehicle that the visitor wants the next one of. */
  next?: NamedVehicle
  /** The search that found nothing, as in the address of the inventory. */
  wanted?: string
  compared?: NamedVehicle[]
  estimate?: Estimate
  rental?: RentalWish
}

/** Name and price are missing when the vehicle is not listed; `id` is the visitor's word then. */
export interface NamedVehicle {
  id: string
  name?: string
  price?: number
}

export interface TestDrive {
  /** "2026-06-13". */
  day: string
  part?: DayPart
  /** Where the cart is, or the showroom that the visitor chose; without a name it is the visitor's word. */
  showroom?: { id: string; name?: string }
}

/** A loan for the vehicle of the inquiry; no repayment when it is not listed, or costs less than the down payment. */
export interface Estimate extends Omit<Loan, 'price'> {
  repayment?: Repayment
}

export interface RentalWish {
  cart: `${RentalCart}`
  days: number
  /** "2026-06-12". */
  firstDay?: string
  priceList: `${RentalPriceList}`
  /** The name is missing when we serve no such town; `slug` is the visitor's word then. */
  town?: { slug: string; name?: string }
  deliveryMiles?: number
  /** Missing when the price list has no plan for the cart. */
  quote?: Omit<RentalQuote, 'lines'> & { lines: Omit<RentalQuoteLine, 'plan'>[] }
}
