import type { InquiryReason } from '#graph/dealer/reasons.ts'
import type { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import type { RentalQuote, RentalQuoteLine } from '#graph/rental-plans/rental-plan.service.ts'
import type { DayFault } from '#graph/shared/open-days.ts'

/**
 * What an inquiry is about, besides its message, with our prices and names at that time. Stored as JSON in an inquiry's
 * `context` column. An item that is not in the catalogue has only the identifier from the visitor's URL.
 */
export interface InquiryContext {
  reason?: InquiryReason
  /** The identifier of a vehicle that is not in the catalogue. One that is has columns of its own in the inquiry. */
  unlistedVehicle?: string
  vehicles?: NamedVehicle[]
  testDrive?: TestDrive
  rental?: RentalWish
}

/** Without a name and price, the vehicle is not in the catalogue, and `id` is whatever the visitor's URL said. */
export interface NamedVehicle {
  id: string
  name?: string
  price?: number
}

/** Without a name, we don't serve this town, and `slug` is whatever the visitor's URL said. */
interface NamedTown {
  slug: string
  name?: string
}

export interface TestDrive {
  /** "2026-06-13". */
  day: string
  /** Why the dealer could not do it on that day when the inquiry came in. */
  dayFault?: DayFault
  /** The visitor's choice, or else the cart's location. Without a name, we have no such showroom. */
  showroom?: { id: string; name?: string; address?: string }
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
  quote?: Omit<RentalQuote, 'lines' | 'coveredDays'> & { lines: Omit<RentalQuoteLine, 'plan'>[] }
}
