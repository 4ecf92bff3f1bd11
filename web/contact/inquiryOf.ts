import { QUESTION_NAMES, questionOf } from '#graph/dealer/questions.ts'
import { onOneLine } from '#graph/shared/on-one-line.ts'
import type { ContactInterest, RentalPriceList, SubmitContactInput } from '#web/generated/graphql.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { readForm } from './readContext.ts'
import { interestOf, reasonOf } from './topics.ts'
import { FIELDS, type TypedValues } from './values.ts'

type Line = { label: string; text: string }

/** Of the message, as the form's rules have it. */
const MESSAGE = { shortest: 10, longest: 5000 }

/** As many whole lines as a message of this length has room for. */
const fittingLines = (lines: string, length: number) => {
  const room = Math.max(0, MESSAGE.longest - length - '\n\n'.length)
  return lines.length <= room ? lines : lines.slice(0, room + 1).replace(/\n?.*$/, '')
}

export const inLines = (lines: readonly Line[]) => lines.map(({ label, text }) => `${label}: ${text}`).join('\n')

/** The answers to the form's questions, in its order. */
export const answerLines = (answers: InquiryContext['answers'] = {}): Line[] =>
  QUESTION_NAMES.flatMap((name) => {
    const { label, options } = questionOf(name)
    const answer = answers[name]
    return answer ? [{ label, text: options?.[answer] ?? onOneLine(answer) }] : []
  })

/** The part of a context that the API takes; all else is in the message. */
export const contextInput = ({ about, compared, testDrive, rental }: InquiryContext) => ({
  reason: reasonOf(about),
  vehicleIds: compared && [...compared],
  testDrive: testDrive && { day: testDrive.day, locationId: testDrive.showroom },
  rental: rental && {
    cart: rental.cart,
    days: rental.days,
    firstDay: rental.from,
    // A town's pages have a price list of their own.
    priceList: (rental.list ?? (rental.town ? 'town' : 'standard')).toUpperCase() as RentalPriceList,
    municipalityId: rental.town,
    deliveryMiles: rental.miles,
  },
})

/**
 * An inquiry as it is sent with scripts and without, by the fields of the form. Its message ends with the lines that the visitor
 * saw around it, as far as there is room; they alone are none.
 */
export const inquiryOf = (posted: Readonly<Record<string, string | undefined>>) => {
  const { context } = readForm(posted)
  const words = Object.fromEntries(FIELDS.map((name) => [name, posted[name]])) as TypedValues
  const { message = '' } = words
  const lines = [posted.details, inLines(answerLines(context.answers))].filter(Boolean).join('\n')
  const { length } = [...message.trim()]
  const fitting = length >= MESSAGE.shortest ? fittingLines(lines, length) : ''
  const input: SubmitContactInput = {
    ...words,
    interest: interestOf(posted.interest)?.toUpperCase() as ContactInterest,
    message: fitting ? `${message.trim()}\n\n${fitting}` : message,
    vehicleId: context.vehicle,
    context: contextInput(context),
    partner: posted.partner,
  }
  return { input, context }
}
