import { MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { LONGEST_ANSWER, QUESTION_NAMES, questionOf } from '#graph/dealer/questions.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import { isDay } from '#graph/shared/day.ts'
import type { RentalCart } from '#web/generated/graphql.ts'
import { type InquiryContext, TOPICS } from '#web/parts/contactPath.ts'
import { listedIds } from '#web/shortlist/comparePath.ts'
import { readNumber } from '#web/ui/format.ts'
import { IGNORED } from './content.ts'
import { faceNamed, faceOf } from './faces.ts'
import { topicOf } from './topics.ts'

type Text = (name: string) => string | undefined

/** A context as an address or a form has it, and why parts of it do not go along. */
export type ReadContext = { context: InquiryContext; notes: string[] }

const LONGEST_WORD = 200
const LONGEST_SEARCH = 500
const COMPARED = { least: 2, most: 4 }
/** US dollars. */
const DOWN_PAYMENT = { least: 0, most: 99_999_999 }
const LINEUP_PRICE = { least: 1, most: 99_999_999 }
const MONTHS = { least: 1, most: 120 }

const DAY_PARTS = ['morning', 'afternoon'] as const
const PRICE_LISTS = ['standard', 'town'] as const

/** A word that can name something in the catalogue. */
const wordOf = (text = '') => {
  const word = text.trim()
  return word && word.length <= LONGEST_WORD && !word.includes('\0') ? word : undefined
}

const wholeOf = (text: string | undefined, bounds: { least: number; most: number }) => {
  const number = readNumber(text, bounds)
  return Number.isInteger(number) ? number : undefined
}

/** A value of a list, in any letter case. */
const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text?.toLowerCase())

const readAnswers = (text: Text): InquiryContext['answers'] => {
  const answers = QUESTION_NAMES.flatMap((name) => {
    const answer = text(name)
    const { options } = questionOf(name)
    const isFitting = answer && answer.length <= LONGEST_ANSWER && !answer.includes('\0')
    return isFitting && (!options || Object.hasOwn(options, answer)) ? [[name, answer]] : []
  })
  return answers.length > 0 ? Object.fromEntries(answers) : undefined
}

const readTestDrive = (text: Text, hasVehicle: boolean) => {
  const day = text('testDrive')
  if (!day) return
  if (!hasVehicle || !isDay(day)) return IGNORED.testDrive
  return { day, part: oneOf(DAY_PARTS, text('part')), showroom: wordOf(text('showroom')) }
}

const readWanted = (text = '') => {
  const query = text.replace(/^\?/, '')
  return query && query.length <= LONGEST_SEARCH && !query.includes('\0') ? query : undefined
}

const readCompared = (text: string | undefined) => {
  if (!text) return
  const { least, most } = COMPARED
  const words = [...new Set(listedIds(text).map((word) => word.trim()))].filter(Boolean)
  const isFitting = words.length >= least && words.length <= most && words.every(wordOf)
  return isFitting ? words : IGNORED.compared
}

const readEstimate = (text: Text, hasVehicle: boolean) => {
  if (!text('down') && !text('months') && !text('rate')) return
  const down = readNumber(text('down'), DOWN_PAYMENT)
  const months = wholeOf(text('months'), MONTHS)
  const rate = readNumber(text('rate'), { least: 0, most: FINANCING.maxRatePercent })
  if (!hasVehicle || down === undefined || months === undefined || rate === undefined) return IGNORED.estimate
  return { down, months, rate }
}

const readRental = (text: Text) => {
  const [cart, from] = [text('cart'), text('from')]
  if (!cart && !text('days')) return
  const days = wholeOf(text('days'), { least: 1, most: RENTAL.longest.amount })
  const miles = readNumber(text('miles'), { least: 0, most: MOST_DELIVERY_MILES })
  const isCart = Object.hasOwn(RENTAL_CART_WORDS, cart ?? '')
  if (!isCart || days === undefined || (text('miles') && miles === undefined)) return IGNORED.rental
  return {
    cart: cart as RentalCart,
    days,
    from: from && isDay(from) ? from : undefined,
    list: oneOf(PRICE_LISTS, text('list')),
    town: wordOf(text('town')),
    miles,
  }
}

const isNote = (part: unknown) => typeof part === 'string'

const unlessNote = <Part>(part: Part) => (isNote(part) ? undefined : (part as Exclude<Part, string>))

/**
 * Reads what `contextFields` writes, by the text under each name of an address or a form. Any other value is left out, with a
 * sentence for the visitor.
 */
export const readContext = (given: (name: string) => string | null | undefined): ReadContext => {
  const text = (name: string) => given(name)?.trim() || undefined
  // `cart` is a kind of cart for a rental, and names the vehicle of a test drive.
  const isTestDrive = text('testDrive') !== undefined && !text('days')
  const vehicle = wordOf(text('vehicle') ?? (isTestDrive ? text('cart') : undefined))
  const testDrive = readTestDrive(text, Boolean(vehicle))
  const compared = readCompared(text('compare'))
  const estimate = readEstimate(text, Boolean(vehicle))
  const rental = isTestDrive ? undefined : readRental(text)
  return {
    context: {
      about: oneOf(TOPICS, text('about')),
      answers: readAnswers(text),
      vehicle,
      lineup: vehicle ? readNumber(text('lineup'), LINEUP_PRICE) : undefined,
      town: rental ? undefined : wordOf(text('town')),
      testDrive: unlessNote(testDrive),
      wanted: readWanted(text('wanted')),
      compared: unlessNote(compared),
      estimate: unlessNote(estimate),
      rental: unlessNote(rental),
    },
    notes: [testDrive, compared, estimate, rental].filter(isNote),
  }
}

/** Whether nothing was chosen. */
export const isEmpty = ({ context, notes }: ReadContext) =>
  Object.values(context).every((part) => part === undefined) && notes.length === 0

/** The context of a form: the topic is one of its interests, and only the questions of what it is about count. */
export const readForm = (values: Readonly<Record<string, string | undefined>>): ReadContext => {
  const { context, notes } = readContext((name) => (name === 'about' ? topicOf(values.interest) : values[name]))
  const { questions = [] } = faceNamed(faceOf(context, values.interest))
  const asked = Object.entries(context.answers ?? {}).filter(([name]) =>
    questions.some((question) => question === name),
  )
  return { context: { ...context, answers: asked.length > 0 ? Object.fromEntries(asked) : undefined }, notes }
}
