import { array, type InferType, mixed, number, object } from 'yup'
import { MOST_COMPARED, MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import { optionalText, text } from '#graph/contact/contact.rules.ts'
import { RENTAL } from '#graph/dealer/figures.ts'
import { type InquiryReason, REASON_OF_CODE } from '#graph/dealer/reasons.ts'
import { isDay } from '#graph/shared/day.ts'

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
  amount(label, least, most).test(
    'whole',
    `${label} must be a whole number`,
    (value) => value == null || Number.isInteger(value),
  )

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

export type AskedContext = InferType<typeof contextSchema>
