import { array, type InferType, mixed, number, object } from 'yup'
import { optionalText, text } from '#graph/contact/contact.rules.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { type InquiryQuestion, isAnswer, LONGEST_ANSWER, QUESTIONS } from '#graph/dealer/questions.ts'
import { isDay } from '#graph/shared/day.ts'
import { CONTEXT_BOUNDS, DayPart, InquiryTopic } from './context-bounds.ts'

const { compared, downPayment, lineupPrice, months, deliveryMiles, wanted } = CONTEXT_BOUNDS

type Bounds = { least: number; most: number }

/** A JSON number; yup alone would also convert text. */
const amount = (label: string, { least, most }: Bounds) =>
  number()
    .strict()
    .typeError(`${label} must be a number`)
    .test(
      'bounds',
      `${label} must be from ${least} to ${most}`,
      (value) => value == null || (value >= least && value <= most),
    )

const whole = (label: string, bounds: Bounds) =>
  amount(label, bounds).test(
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
  part: oneOf('Part', Object.values(DayPart)).optional(),
  locationId: optionalText('Showroom', 100),
}).typeError('Test drive must be an object')

const estimate = object({
  downPayment: amount('Down payment', downPayment).required('Down payment is required'),
  months: whole('Months', months).required('Months are required'),
  ratePercent: amount('Rate', { least: 0, most: FINANCING.maxRatePercent }).required('Rate is required'),
}).typeError('Estimate must be an object')

const rental = object({
  cart: oneOf('Cart', ['FOUR_SEATER', 'SIX_SEATER', 'UTILITY']).required('Cart is required'),
  days: whole('Days', { least: 1, most: RENTAL.longest.amount }).required('Days are required'),
  firstDay: day('First day').nullable().optional(),
  priceList: oneOf('Price list', ['STANDARD', 'TOWN']).default('STANDARD'),
  municipalityId: optionalText('Town', 100),
  deliveryMiles: amount('Delivery miles', deliveryMiles).nullable().optional(),
}).typeError('Rental must be an object')

const answer = object({
  question: oneOf('Question', Object.keys(QUESTIONS) as InquiryQuestion[]).required('Question is required'),
  answer: text('Answer', LONGEST_ANSWER)
    .required('Answer is required')
    .test(
      'option',
      "Answer must be one of the question's options",
      (value, { parent: { question } }) =>
        value === undefined || !Object.hasOwn(QUESTIONS, question) || isAnswer(question, value),
    ),
})

export const COMPARED_MESSAGE = `Compared must name ${compared.least} to ${compared.most} different vehicles`

/** The validation rules of an inquiry's context. */
export const contextSchema = object({
  topic: oneOf('Topic', Object.values(InquiryTopic)).optional(),
  lineupPrice: amount('Line-up price', lineupPrice).nullable().optional(),
  deliverToId: optionalText('Town', 100),
  testDrive: testDrive.nullable().optional().default(undefined),
  nextLikeId: optionalText('Next', 200),
  wanted: optionalText('Wanted', wanted.most),
  comparedIds: array()
    .of(text('Vehicle', 200).required('Compared must not name an empty vehicle'))
    .typeError('Compared must be a list of vehicles')
    .test('count', COMPARED_MESSAGE, (ids) => {
      const count = new Set(ids).size
      return !ids || (count === ids.length && count >= compared.least && count <= compared.most)
    })
    .nullable()
    .optional(),
  answers: array()
    .of(answer)
    .typeError('Answers must be a list')
    .test(
      'once',
      'Answers must be one for each question',
      (answers) => !answers || new Set(answers.map((one) => one?.question)).size === answers.length,
    )
    .nullable()
    .optional(),
  estimate: estimate.nullable().optional().default(undefined),
  rental: rental.nullable().optional().default(undefined),
}).typeError('Context must be an object')

export type AskedContext = InferType<typeof contextSchema>
