import { SALES_TAX } from '#graph/dealer/figures.ts'
import { FINANCING } from '#graph/dealer/financing.ts'
import {
  COLORS,
  HOURS_NOTE,
  NEGATIONS,
  NUMBERS,
  PAPERS,
  RARE,
  RENTAL_NOTE,
  SERVICE_NOTE,
  SERVICES,
  SORTS,
  STREET_LEGAL_NOTE,
  SYNONYMS,
  TRADE_NOTE,
} from './search-words.ts'

/** Facts of a vehicle that words of a search mean: it has all of them. */
export interface SearchedFacts {
  minPrice?: number
  maxPrice?: number
  isInStock?: boolean
  hasZeroPercent?: boolean
  minSeats?: number
  minTopSpeedMph?: number
  minRangeMiles?: number
  locationId?: string
}

export type SearchSort = (typeof SORTS)[string][0]

/** What a phrase means beside its own letters; nothing at all where it only says how the list is shown. */
export interface Meaning {
  /** One that is a whole line of the searched text takes the place of the phrase's own letters. */
  texts?: readonly string[]
  /** A vehicle of this color comes before one that has it in its text. */
  isColor?: boolean
  facts?: SearchedFacts
  sort?: (typeof SORTS)[string]
  /** What we can't search for. */
  cannot?: string
  /** So is what follows. */
  isRest?: boolean
  /** Tells the shopper how the phrase was read. */
  note?: string
  /** Told instead where no vehicle has all of the search: then the phrase is left out. */
  missing?: string
}

const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`
/** Seat, seater, passenger, person and people, with the usual slips: "seeter", "passanger", "peple". */
const SEAT =
  '(?:s[aeiou]+t+(?:[aeiou]*r)?[aeiou]*s?|p[ae]s+[aeiou]*n?[aeiou]*[gj][aeiou]*r?s?|p[ae]rs[aeiou]*ns?|p[eo]+p[aeiou]*l[aeiou]*|ppl|adults|kids|riders)'
const HOLDS = '(?:for|seats|fits|carries|holds|(?:for )?(?:room for|(?:a )?(?:family|group|party) of))'
const SEATS = new RegExp(`^(?:${HOLDS} )?(${NUMBER})[\\s-]?${SEAT}$|^${HOLDS} ([2-9]|${NUMBERS.slice(1).join('|')})$`)
const EITHER_SEATS = new RegExp(`^(${NUMBER}) ?(?:or|and|to|/|&|-|–) ?(${NUMBER})[\\s-]?${SEAT}$`)
const TOGETHER = new RegExp(`^(?:for )?(${NUMBER}) adults? (?:and|&|\\+) (${NUMBER}) (?:kids?|child(?:ren)?)$`)
const OR_MORE = '(?:\\+| or more| or up| and up| plus)'
const LEAST_SEATS = new RegExp(
  `^seats at least (${NUMBER})$|^(?:at least (${NUMBER})|(${NUMBER})${OR_MORE})[\\s-]?${SEAT}$|^(?:${HOLDS} )?(${NUMBER})[\\s-]?${SEAT}${OR_MORE}$|^${HOLDS} (${NUMBER})${OR_MORE}$`,
)
/** "max 20 mph", "4 seats or less" */
const LIMIT =
  '(?:under|below|(?:less|fewer|slower) than|no (?:more|faster) than|not (?:more than|over)|at most|max|maximum|up to)'
const UNIT = `(?:${SEAT}|mph|miles|miles (?:per|an) hour)`
const MOST = new RegExp(
  `^${LIMIT} (?:${NUMBER}|\\d+)[\\s-]?${UNIT}$|^(?:${NUMBER}|\\d+)[\\s-]?${UNIT} (?:max|maximum|tops|at most|or (?:less|fewer|under|below|slower))$`,
)
const REAR_SEAT = /^(?:rear|back)(?:[\s-]facing)?[\s-](?:seats?|seating|bench|row)$/
const FAMILY = /^(?:famil(?:y|ies)|kids|children|grandkids)$/
/** "6-inch lift" */
const INCHES = /^(\d{1,2})[\s-]?inch(?:es)?$/
const VOLTS = /^(\d{2})[\s-]?(?:v|volts?)$/
const AMPERE_HOURS = /^(\d{2,3})[\s-]?(?:ah|amp[\s-]?hours?)$/
const SPEED = /^(?:at least |over )?(\d{1,2})\+?[\s-]?(?:mph|miles (?:per|an) hour)(?: or (?:more|faster))?$/
const RANGE =
  /^(?:at least )?(\d{2,3})\+?[\s-]?(?:miles?|mi)(?: or more)?(?: range| of range| (?:per|on a|on one) charge)?$|^range of (\d{2,3})(?: miles)?$/
const ZERO_PERCENT =
  /^(?:0 ?%|zero percent|zero interest|no interest|interest[\s-]free|0 apr)(?: (?:apr|financing|finance|interest|loan))*$/
const IN_STOCK = /^(?:in[\s-]?stock|available|on (?:the|your) lot|on hand)(?: (?:now|today|right now|this week))?$/
/** "for 2 weeks" */
const NOT_SEATS = new RegExp(
  `^for (?:${NUMBER}) (?:acres?|hours?|days?|weeks?|weekends?|months?|years?|holes|(?:golf )?bags?)$`,
)
/** "stock no. R-2611" */
const NUMBER_OF_CART = /^(?:stock|serial|vin)(?:[\s-]?(?:no\.?|number|#))?$/
/** A place by its number, or a way to it. */
const NEARBY = /^(?:near|around|in|to|zip|zip code|zipcode) \d{5}$|^within \d+ ?(?:miles?|mi)(?: of)?$/

const MONEY = '(\\$ ?)?(\\d{1,8})(?:\\.\\d\\d?)? ?(k|grand|thousand)?( dollars| bucks| usd)?'
const AT_MOST =
  '(?:under|below|less than|up to|at most|no more than|not more than|not over|max|maximum|within|around|about|for|for under|for less than|budget|budget of|budget is)'
const HIGHEST = new RegExp(`^${AT_MOST} ${MONEY}$`)
const HIGHEST_BEHIND = new RegExp(`^${MONEY} (?:or less|or under|or below|max|maximum|tops|budget|range)$`)
const LOWEST = new RegExp(`^(?:over|above|more than|at least|from|starting at) ${MONEY}$`)
/** Not "plus", which is a part of models' names. */
const LOWEST_BEHIND = new RegExp(`^${MONEY}(?: or more| and up)$`)
const BETWEEN = new RegExp(`^(?:between |from )?${MONEY} ?(?:and|to|-|–) ?${MONEY}$`)
const MONTHLY = new RegExp(`^(?:${AT_MOST} )?${MONEY} ?(?:/ ?|a |per |each |every )?(?:month|mo|monthly)$`)
const PAYMENTS = new RegExp(`^(?:monthly )?payments? (?:of |${AT_MOST} )?${MONEY}$`)
const ALONE = new RegExp(`^${MONEY}$`)

const LEAST_PRICE = 1000
/** Smaller numbers without a sign of money are those of models and stock. */
const LEAST_BARE_PRICE = 3000

const isYear = (number: number) => number >= 1980 && number < 2050

/** The amount in the first groups of a pattern, whether something says that it is money, and whether it counts thousands. */
function moneyIn([sign, digits, thousand, dollars]: Groups) {
  return { amount: Number(digits) * (thousand ? 1000 : 1), isMarked: Boolean(sign || thousand || dollars), thousand }
}

function highest(...groups: Groups): Meaning | undefined {
  const { amount, isMarked } = moneyIn(groups)
  return isMarked || amount >= LEAST_PRICE ? { facts: { maxPrice: amount } } : undefined
}

function lowest(...groups: Groups): Meaning | undefined {
  const { amount, isMarked } = moneyIn(groups)
  return isMarked || (amount >= LEAST_PRICE && !isYear(amount)) ? { facts: { minPrice: amount } } : undefined
}

function between(...groups: Groups): Meaning | undefined {
  const [low, high] = [moneyIn(groups), moneyIn(groups.slice(4))]
  // "8 to 10k"
  const least = high.thousand && !low.thousand && low.amount < 1000 ? low.amount * 1000 : low.amount
  const isMoney = high.isMarked || low.isMarked || (least >= LEAST_PRICE && !(isYear(least) && isYear(high.amount)))
  return isMoney && least <= high.amount ? { facts: { minPrice: least, maxPrice: high.amount } } : undefined
}

function alone(...groups: Groups): Meaning | undefined {
  const { amount, isMarked } = moneyIn(groups)
  // Prices are round, or a little below; other numbers of five digits are postal codes.
  const isRound = amount % 5 === 0 || amount % 100 === 99
  const isPrice = isMarked || (amount >= LEAST_BARE_PRICE && !isYear(amount) && isRound)
  return isPrice ? { facts: { maxPrice: amount } } : undefined
}

/** The highest price whose loan by the usual terms, with tax, costs so much a month. */
function priceOf(monthly: number): number {
  const rate = FINANCING.ratePercent / 1200
  const financed = (monthly * (1 - (1 + rate) ** -FINANCING.defaultMonths)) / rate
  return Math.floor(financed / (1 + (SALES_TAX.amount - FINANCING.downPaymentPercent) / 100))
}

function monthly(...groups: Groups): Meaning {
  const { amount } = moneyIn(groups)
  const maxPrice = priceOf(amount)
  const { downPaymentPercent, defaultMonths, ratePercent } = FINANCING
  const note = `$${amount.toLocaleString('en-US')} a month buys a cart of about $${maxPrice.toLocaleString('en-US')} with tax, ${downPaymentPercent}% down over ${defaultMonths} months at ${ratePercent}% APR.`
  return { facts: { maxPrice }, note }
}

const numberOf = (word: string) => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word))

/** The line of the number of seats, which no other number contains. */
const seatsLine = (seats: number) => `\n${seats} seats\n`

/** Carts have even numbers of seats: five people need six. */
const seatsLines = (seats: number) => (seats % 2 ? [seatsLine(seats), seatsLine(seats + 1)] : [seatsLine(seats)])

const number =
  (meaning: (number: number) => Meaning) =>
  (...groups: Groups) =>
    meaning(numberOf(groups.find(Boolean)!))

/** "rental for 3 days" */
const RENTAL =
  /^(?:\w+[\s-](?:day|week|weekend|month)s? )?(?:rent(?:s|ing|als?)?|hire)(?: for)?(?: \w+ (?:day|week|weekend|month)s?)?$/

/** "trade-in", "sell my golf cart" */
const TRADE =
  /^trad(?:e|ing)(?:[\s-]?ins?)?$|^(?:sell|trad(?:e|ing)|selling)(?: in)? (?:my|our|an?)(?: old)?(?: golf)?(?: cart)?$/
/** "open Sunday" */
const HOURS =
  /^(?:(?:opening|business|store|showroom) )?hours$|^(?:open|closed)$|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:address|directions)$/

const NOT: Meaning = { cannot: 'what a cart is not', isRest: true }

type Groups = (string | undefined)[]

/** The first pattern of a phrase decides, unless its groups say nothing. */
const PATTERNS: readonly (readonly [RegExp, Meaning | ((...groups: Groups) => Meaning | undefined)])[] = [
  [MOST, { cannot: 'a maximum speed or seat count' }],
  [/^(?:non)?-[a-z]/, NOT],
  [EITHER_SEATS, (...either) => ({ texts: either.map((seats) => seatsLine(numberOf(seats!))) })],
  [TOGETHER, (adults, kids) => ({ texts: seatsLines(numberOf(adults!) + numberOf(kids!)) })],
  [SEATS, number((seats) => ({ texts: seatsLines(seats) }))],
  [LEAST_SEATS, number((minSeats) => ({ facts: { minSeats } }))],
  [FAMILY, { facts: { minSeats: 4 } }],
  [INCHES, number((inches) => ({ texts: [`${inches}-inch`] }))],
  [VOLTS, number((volts) => ({ texts: [`${volts} v`, `${volts}v`, `${volts}-volt`, `${volts} volt`] }))],
  [AMPERE_HOURS, number((hours) => ({ texts: [`${hours} ah`, `${hours}ah`] }))],
  [SPEED, number((minTopSpeedMph) => ({ facts: { minTopSpeedMph } }))],
  [RANGE, number((minRangeMiles) => ({ facts: { minRangeMiles } }))],
  [MONTHLY, monthly],
  [PAYMENTS, monthly],
  [BETWEEN, between],
  [HIGHEST, highest],
  [HIGHEST_BEHIND, highest],
  [LOWEST, lowest],
  [LOWEST_BEHIND, lowest],
  [ALONE, alone],
  [ZERO_PERCENT, { facts: { hasZeroPercent: true } }],
  [IN_STOCK, { facts: { isInStock: true } }],
  [NEARBY, {}],
  [NOT_SEATS, {}],
  [NUMBER_OF_CART, {}],
  [/^(?:or so|test drive)$/, {}],
  [REAR_SEAT, { texts: ['rear seat'], facts: { minSeats: 4 } }],
  [RENTAL, { note: RENTAL_NOTE }],
  [TRADE, { note: TRADE_NOTE }],
  [HOURS, { note: HOURS_NOTE }],
]

const entries = <Value>(words: Readonly<Record<string, Value>>, meaning: (value: Value, word: string) => Meaning) =>
  Object.entries(words).map(([word, value]) => [word, meaning(value, word)] as const)

const WORDS = new Map<string, Meaning>([
  ...entries(SYNONYMS, (texts) => ({ texts })),
  ...entries(SORTS, (sort) => ({ sort })),
  ...entries(COLORS, (texts, color) => ({
    texts,
    isColor: true,
    missing: `No ${color} ones match right now. Here are the other colors.`,
  })),
  ...entries(RARE, (meaning) => meaning),
  ...SERVICES.map((word) => [word, { note: SERVICE_NOTE }] as const),
  ...PAPERS.map((word) => [word, { note: STREET_LEGAL_NOTE }] as const),
  ...NEGATIONS.map((word) => [word, NOT] as const),
])

/** Of a phrase in lower case, with single spaces; undefined for one that is words and nothing else. */
export function meaningOf(phrase: string): Meaning | undefined {
  const plain = phrase.replaceAll(/(?<=\d),(?=\d)/g, '')
  for (const [pattern, meaning] of PATTERNS) {
    const groups = pattern.exec(plain)?.slice(1)
    const found = groups && (typeof meaning === 'function' ? meaning(...groups) : meaning)
    if (found) return found
  }
  return WORDS.get(plain)
}
