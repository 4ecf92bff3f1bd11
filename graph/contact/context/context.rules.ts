import { array, type InferType, mixed, number, object } from 'yup'
import { MOST_COMPARED, MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import { optionalText, text } from '#graph/contact/contact.rules.ts'
import { RENTAL } from '#graph/dealer/figures.ts'
import { type InquiryReason, REASON_OF_CODE } from '#graph/dealer/reasons.ts'
import type { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import type { RentalQuote, RentalQuoteLine } from '#graph/rental-plans/rental-plan.service.ts'
import { isDay } from '#graph/shared/day.ts'
import type { DayFault } from '#graph/shared/open-days.ts'

/** A JSON number; yup alone would also convert text. */
const amount = (label: string, least: number, most: number) =>
  number()
    .strict()
    .typeError(`${label} must be a number`)
    .test(
      'bounds',
      `${label} must be from ${least} to ${most}`,
      (value) => value == null || (value >= least && value <= most),
    )

const whole = (label: string, least: number, most: number) =>
  amount(label, least, most).integer(`${label} must be a whole number`)

const oneOf = <Value extends string>(label: string, values: readonly Value[]) => {
  // Without the conversions of yup's texts. A missing value stays missing, so that a default can take its place.
  return mixed<Value>()
    .transform((value) => value ?? undefined)
    .oneOf(values, `${label} must be one of ${values.join(', ')}`)
}

const day = (label: string) =>
  text(label, 10).test('day', `${label} must be a date, such as 2026-06-13`, (value) => !value || isDay(value))

const testDrive = object({
  day: day('Day').required('Day is required'),
  locationId: optionalText('Showroom', 100),
}).typeError('Test drive must be an object')

const rental = object({
  cart: oneOf('Cart', ['FOUR_SEATER', 'SIX_SEATER', 'UTILITY']).required('Cart is required'),
  days: whole('Days', 1, RENTAL.longest.amount).required('Days are required'),
  firstDay: day('First day').nullable().optional(),
  priceList: oneOf('Price list', ['STANDARD', 'TOWN']).default('STANDARD'),
  municipalityId: optionalText('Town', 100),
  deliveryMiles: amount('Delivery miles', 0, MOST_DELIVERY_MILES).nullable().optional(),
}).typeError('Rental must be an object')

const VEHICLES_MESSAGE = `Vehicles must name 1 to ${MOST_COMPARED} different vehicles`

export const contextSchema = object({
  reason: oneOf('Reason', Object.keys(REASON_OF_CODE) as InquiryReason[]).optional(),
  vehicleIds: array()
    .of(text('Vehicle', 200).required('Vehicles must not name an empty vehicle'))
    .typeError('Vehicles must be a list of vehicles')
    .test('count', VEHICLES_MESSAGE, (ids) => {
      const count = new Set(ids).size
      return !ids || (count === ids.length && count >= 1 && count <= MOST_COMPARED)
    })
    .nullable()
    .optional(),
  testDrive: testDrive.nullable().optional().default(undefined),
  rental: rental.nullable().optional().default(undefined),
}).typeError('Context must be an object')

export type ContextInput = InferType<typeof contextSchema>

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
  /** Without a name, we don't serve this town, and `slug` is whatever the visitor's URL said. */
  town?: { slug: string; name?: string }
  deliveryMiles?: number
  /** Missing if the price list has no plan for this cart. */
  quote?: Omit<RentalQuote, 'lines' | 'coveredDays'> & { lines: Omit<RentalQuoteLine, 'plan'>[] }
}
