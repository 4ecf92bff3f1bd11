import { MOST_COMPARED, MOST_DELIVERY_MILES } from '#graph/api/limits.ts'
import { RENTAL, RENTAL_CART_WORDS } from '#graph/dealer/figures.ts'
import { FINANCING } from '#graph/dealer/financing.ts'
import { LISTED_QUESTIONS, type ListedQuestion, questionOf } from '#graph/dealer/questions.ts'
import { LISTED_REASONS, reasonNamed, reasonOf } from '#graph/dealer/reasons.ts'
import { isDay } from '#graph/shared/day.ts'
import type { RentalCart } from '#web/generated/graphql.ts'
import { readNumber } from '#web/ui/format.ts'
import { listedIds } from '#web/ui/listedIds.ts'

const LONGEST_WORD = 200
const LONGEST_SEARCH = 500
const LEAST_COMPARED = 2
const MOST_DOLLARS = 99_999_999

/** A word that can name something in the catalogue. */
const word = (text: string) => (text.length <= LONGEST_WORD && !text.includes('\0') ? text : undefined)

const search = (text: string) => {
  const query = text.replace(/^\?/, '')
  return query && query.length <= LONGEST_SEARCH && !query.includes('\0') ? query : undefined
}

const day = (text: string) => (isDay(text) ? text : undefined)

const numberFrom = (least: number, most: number) => (text: string) => readNumber(text, { least, most })

const wholeFrom = (least: number, most: number) => (text: string) => {
  const number = readNumber(text, { least, most })
  return Number.isInteger(number) ? number : undefined
}

/** A value of a list, in any letter case. */
const oneOf =
  <Value extends string>(...values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text.toLowerCase())

const compared = (text: string): readonly string[] | undefined => {
  const words = [...new Set(listedIds(text).map((id) => id.trim()))].filter(Boolean)
  return words.length >= LEAST_COMPARED && words.length <= MOST_COMPARED && words.every(word) ? words : undefined
}

const rentalCart = (text: string) => (Object.hasOwn(RENTAL_CART_WORDS, text) ? (text as RentalCart) : undefined)

const answers = Object.fromEntries(
  LISTED_QUESTIONS.map((name) => [
    name,
    (text: string) => (Object.hasOwn(questionOf(name).options!, text) ? text : undefined),
  ]),
) as Record<ListedQuestion, (text: string) => string | undefined>

/** What a visitor chose before writing, by its name in addresses and forms, and how its text is read. */
const CONTEXT_FIELDS = {
  reason: oneOf(...LISTED_REASONS),
  ...answers,
  /** Id or alias. */
  vehicle: word,
  /** Of `vehicle`: the price that a card of its brand's page states, in US dollars. */
  lineup: numberFrom(1, MOST_DOLLARS),
  /** The day of a test drive of `vehicle`, such as 2026-06-13; `showroom` is the id of a location. */
  testDrive: day,
  part: oneOf('morning', 'afternoon'),
  showroom: word,
  /** An estimate for `vehicle`: US dollars, months, percent a year. */
  down: numberFrom(0, MOST_DOLLARS),
  months: wholeFrom(1, 120),
  rate: numberFrom(0, FINANCING.maxRatePercent),
  /** The price with tax and delivery, where the estimate finances it. */
  atDoor: numberFrom(0, MOST_DOLLARS),
  /** Query of the inventory's address: the visitor wants to know when such a cart comes in. */
  wanted: search,
  /** Ids or aliases of vehicles. */
  compare: compared,
  /** A rental: `from` is its first day, and `miles` are those of the delivery. */
  cart: rentalCart,
  days: wholeFrom(1, RENTAL.longest.amount),
  from: day,
  /** Without it the prices of a town are those of the town pages. */
  list: oneOf('standard', 'town'),
  /** Slug of the town of the rental, or to which a cart is delivered. */
  town: word,
  miles: numberFrom(0, MOST_DELIVERY_MILES),
}

type Fields = typeof CONTEXT_FIELDS
type Name = keyof Fields

/** What a visitor chose before writing: the message names it, and carts, test drive and rental are a part of the inquiry. */
export type InquiryContext = { [Each in Name]?: ReturnType<Fields[Each]> }

export const CONTEXT_NAMES = Object.keys(CONTEXT_FIELDS) as Name[]

type Group = { names: readonly Name[]; needs: readonly Name[]; optional?: readonly Name[] }

/** Fields that mean something together. Where one of them is missing or cannot be read, none goes along. */
const GROUPS = {
  lineup: { names: ['lineup'], needs: ['vehicle'] },
  testDrive: { names: ['testDrive', 'part', 'showroom'], needs: ['testDrive', 'vehicle'] },
  estimate: { names: ['down', 'months', 'rate', 'atDoor'], needs: ['down', 'months', 'rate', 'vehicle'] },
  compare: { names: ['compare'], needs: ['compare'] },
  rental: { names: ['cart', 'days', 'from', 'list', 'miles'], needs: ['cart', 'days'], optional: ['miles'] },
} as const satisfies Record<string, Group>

/** The groups that a visitor knows of. */
export type Ignored = Exclude<keyof typeof GROUPS, 'lineup'>

/** A context, and what of it cannot be read. */
export type ReadContext = { context: InquiryContext; ignored: Ignored[] }

/** Reads what a contact path or a posted form says, by the text under each name. */
export const readContext = (given: (name: string) => string | null | undefined): ReadContext => {
  const text = (name: string) => given(name)?.trim() || undefined
  // The form has the reason as its interest, and earlier addresses had it as `about`.
  const reason = text('reason') ?? text('about') ?? text('interest')
  const texts: Partial<Record<Name, string>> = {
    ...Object.fromEntries(CONTEXT_NAMES.map((name) => [name, text(name)])),
    reason,
  }
  // `cart` is a kind of cart for a rental, and names the vehicle of a test drive.
  if (texts.testDrive && !texts.days) {
    texts.vehicle ??= texts.cart
    texts.cart = undefined
  }
  const context: Record<string, unknown> = Object.fromEntries(
    CONTEXT_NAMES.flatMap((name) => {
      const value = texts[name] && CONTEXT_FIELDS[name](texts[name])
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const remove = (names: readonly string[]) => {
    for (const name of names) delete context[name]
  }

  const ignored: Ignored[] = []
  for (const [group, { names, needs, ...rest }] of Object.entries(GROUPS) as [keyof typeof GROUPS, Group][]) {
    const isWhole = needs.every((name) => context[name] !== undefined)
    if (isWhole && !rest.optional?.some((name) => texts[name] && context[name] === undefined)) continue
    remove(names)
    if (group !== 'lineup' && needs.some((name) => name !== 'vehicle' && texts[name])) ignored.push(group)
  }
  const { questions } = reasonNamed(reasonOf(context))
  remove(LISTED_QUESTIONS.filter((name) => !questions?.includes(name)))
  // It is the form's without a choice.
  if (context.reason === 'sales') remove(['reason'])
  return { context, ignored }
}

export const isMoreThanReason = (name: string) =>
  name !== 'reason' && !LISTED_QUESTIONS.some((question) => question === name)

export const isEmpty = ({ context, ignored }: ReadContext) => Object.keys(context).length === 0 && ignored.length === 0
