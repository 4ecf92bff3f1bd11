import type { Loan, Repayment } from '#graph/dealer/monthly-payment.ts'
import type { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import type { RentalQuote, RentalQuoteLine } from '#graph/rental-plans/rental-quote.result.ts'

/**
 * What the visitor chose before writing, with our own figures of that moment: the JSON in the column `context` of an
 * inquiry. Anything that the catalogue did not know has only the word that the visitor's address named it by.
 */
export interface InquiryContext {
  /** The word for a vehicle that is not listed; a listed one is in columns of the inquiry. */
  unlistedVehicle?: string
  compared?: ComparedVehicle[]
  estimate?: Estimate
  rental?: RentalWish
}

/** Name and price are missing when the vehicle is not listed; `id` is the visitor's word then. */
export interface ComparedVehicle {
  id: string
  name?: string
  price?: number
}

/** A loan for the vehicle of the inquiry; no repayment when it is not listed, or costs less than the down payment. */
export interface Estimate extends Omit<Loan, 'price'> {
  repayment?: Repayment
}

export interface RentalWish {
  cart: `${RentalCart}`
  days: number
  priceList: `${RentalPriceList}`
  /** The name is missing when we serve no such town; `slug` is the visitor's word then. */
  town?: { slug: string; name?: string }
  deliveryMiles?: number
  /** Missing when the price list has no plan for the cart. */
  quote?: Omit<RentalQuote, 'lines'> & { lines: Omit<RentalQuoteLine, 'plan'>[] }
}
