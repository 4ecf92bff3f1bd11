import type { InquiryQuestion } from '#graph/dealer/questions.ts'
import type { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import type { RentalQuote, RentalQuoteLine } from '#graph/rental-plans/rental-quote.result.ts'
import type { Loan, Repayment } from '#graph/shared/monthly-payment.ts'
import type { DayFault } from '#graph/shared/open-days.ts'
import type { DayPart, InquiryTopic } from './context-bounds.ts'

/**
 * The visitor's choices before writing, with our prices and names at that time. Stored as JSON in an inquiry's
 * `context` column. An item that is not in the catalogue has only the identifier from the visitor's URL.
 */
export interface InquiryContext {
  topic?: InquiryTopic
  /** The identifier of a vehicle that is not in the catalogue. One that is has columns of its own in the inquiry. */
  unlistedVehicle?: string
  /** The line-up price that the visitor asked about, in US dollars. */
  lineupPrice?: number
  deliverTo?: NamedTown
  answers?: { question: InquiryQuestion; answer: string }[]
  testDrive?: TestDrive
  /** The visitor wants to hear about the next vehicle like this one. */
  next?: NamedVehicle
  /** A search without results: the query string of the inventory page. */
  wanted?: string
  compared?: NamedVehicle[]
  estimate?: Estimate
  rental?: RentalWish
}

/** Without a name and price, the vehicle is not in the catalogue, and `id` is whatever the visitor's URL said. */
export interface NamedVehicle {
  id: string
  name?: string
  price?: number
}

/** Without a name, we don't serve this town, and `slug` is whatever the visitor's URL said. */
export interface NamedTown {
  slug: string
  name?: string
}

export interface TestDrive {
  /** "2026-06-13". */
  day: string
  /** Why the dealer could not do it on that day when the inquiry came in. */
  dayFault?: DayFault
  part?: DayPart
  /** The visitor's choice, or else the cart's location. Without a name, we have no such showroom. */
  showroom?: { id: string; name?: string; address?: string }
}

/** A loan for the inquiry's vehicle. No repayment if the vehicle is unknown or costs less than the down payment. */
export interface Estimate extends Omit<Loan, 'price'> {
  repayment?: Repayment
}

export interface RentalWish {
  cart: `${RentalCart}`
  days: number
  /** "2026-06-12". */
  firstDay?: string
  dayFault?: DayFault
  /** When the cart comes and goes, in a sentence; missing without a first day, and where only a call can arrange it. */
  times?: string
  priceList: `${RentalPriceList}`
  town?: NamedTown
  deliveryMiles?: number
  /** Missing if the price list has no plan for this cart. */
  quote?: Omit<RentalQuote, 'lines'> & { lines: Omit<RentalQuoteLine, 'plan'>[] }
}
