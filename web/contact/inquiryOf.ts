import { MESSAGE_CHARACTERS } from '#graph/api/limits.ts'
import { LONGEST_ANSWER, questionOf } from '#graph/dealer/questions.ts'
import { codeOf, type ReasonKey, reasonNamed, reasonOf } from '#graph/dealer/reasons.ts'
import { onOneLine } from '#graph/shared/words.ts'
import type { ContactInterest, RentalPriceList, SubmitContactInput } from '#web/generated/graphql.ts'
import { type InquiryContext, readContext } from '#web/parts/inquiryContext.ts'
import { CONTACT_FIELDS, sentValues, type TypedValues } from './values.ts'

type Line = { label: string; text: string }
type Posted = Readonly<Record<string, string | undefined>>

/** As many whole lines as a message of this length has room for. */
const fittingLines = (lines: string, length: number) => {
  const room = Math.max(0, MESSAGE_CHARACTERS.most - length - '\n\n'.length)
  return lines.length <= room ? lines : lines.slice(0, room + 1).replace(/\n?.*$/, '')
}

export const inLines = (lines: readonly Line[]) => lines.map(({ label, text }) => `${label}: ${text}`).join('\n')

/** The answers to the questions of a reason, in the form's order. */
export const answerLines = (answers: InquiryContext | Posted, reason: ReasonKey): Line[] =>
  (reasonNamed(reason).questions ?? []).flatMap((name) => {
    const { label, options } = questionOf(name)
    const answer = (answers as Posted)[name]?.trim().slice(0, LONGEST_ANSWER)
    if (!answer || (options && !Object.hasOwn(options, answer))) return []
    return [{ label, text: options?.[answer] ?? onOneLine(answer) }]
  })

export const rentalInput = ({ cart, days, from, list, town, miles }: InquiryContext) =>
  cart && {
    cart,
    days: days!,
    firstDay: from,
    // A town's pages have a price list of their own.
    priceList: (list ?? (town ? 'town' : 'standard')).toUpperCase() as RentalPriceList,
    municipalityId: town,
    deliveryMiles: miles,
  }

/** The form's first sentence apart from words that were typed right before or behind it. */
const openedBy = (opening: string, message: string) =>
  message.replace(opening, (found, at: number) => {
    const [before, behind] = [message.slice(0, at), message.slice(at + found.length)]
    return `${/\S$/.test(before) ? ' ' : ''}${found}${/^[\p{L}\p{N}]/u.test(behind) ? ' ' : ''}`
  })

/**
 * An inquiry as it is sent with scripts and without, by the fields of the form. Its message ends with the lines that the visitor
 * saw around it, as far as there is room; they alone are none.
 */
export const inquiryOf = (posted: Posted) => {
  const { context } = readContext((name) => posted[name])
  const { reason, vehicle, compare, testDrive, showroom } = context
  const values = sentValues(Object.fromEntries(CONTACT_FIELDS.map((name) => [name, posted[name]])) as TypedValues)
  const { message: typed = '', interest } = values as Partial<typeof values>
  const message = posted.opening ? openedBy(posted.opening, typed) : typed
  const lines = [posted.lines, inLines(answerLines(posted, reasonOf(context)))].filter(Boolean).join('\n')
  const { length } = [...message.trim()]
  const fitting = length >= MESSAGE_CHARACTERS.least ? fittingLines(lines, length) : ''
  const input: SubmitContactInput = {
    ...values,
    interest: interest?.toUpperCase() as ContactInterest,
    message: fitting ? `${message.trim()}\n\n${fitting}` : message,
    vehicleId: vehicle,
    context: {
      reason: reason && codeOf(reason),
      vehicleIds: compare && [...compare],
      testDrive: testDrive ? { day: testDrive, locationId: showroom } : undefined,
      rental: rentalInput(context),
    },
    partner: posted.partner,
  }
  return { input, context }
}
