import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { BRANDS, COLORS, GAS, KNOWN, NUMBERS, RENTAL_NOTE, SORTS, SYNONYMS } from './search-words.ts'

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
  /** A whole line of the searched text stands for itself, without the letters of the phrase. */
  texts?: readonly string[]
  /** The texts are looked for in the color alone. */
  isColor?: boolean
  /** The words behind it are of the same name: "denago nomad". */
  isBrand?: boolean
  facts?: SearchedFacts
  sort?: SearchSort
  /** Tells the shopper how the phrase was read. */
  note?: string
  /** Told instead where no vehicle has it: then the phrase is left out. */
  missing?: string
}

/** Of a phrase in lower case, with single spaces. */
type Reader = (phrase: string) => Meaning | undefined

const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`
const SEAT = '(?:seats?|seaters?|passengers?|persons?|people|adults|kids|riders)'
const HOLDS = '(?:seats|fits|carries|holds|room for|family of|group of|party of)'
const SEATS = new RegExp(`^(?:${HOLDS} )?(${NUMBER})[\\s-]?${SEAT}$|^${HOLDS} (${NUMBER})$`)
const EITHER_SEATS = new RegExp(`^(${NUMBER}) ?(?:or|and|/|&) ?(${NUMBER})[\\s-]?${SEAT}$`)
const MOST_SEATS = new RegExp(`^(?:at least (${NUMBER})|(${NUMBER})(?:\\+| or more| plus))[\\s-]?${SEAT}$`)
const REAR_SEAT = /^(?:rear|back)(?:[\s-]facing)?[\s-](?:seats?|seating|bench|row)$/
const VOLTS = /^(\d{2})[\s-]?(?:v|volts?)$/
const AMPERE_HOURS = /^(\d{2,3})[\s-]?(?:ah|amp[\s-]?hours?)$/
const SPEED = /^(?:at least |over )?(\d{1,2})\+?[\s-]?(?:mph|miles (?:per|an) hour)$/
const RANGE =
  /^(?:at least )?(\d{2,3})\+?[\s-]?(?:miles?|mi)(?: range| of range| (?:per|on a|on one) charge)?$|^range of (\d{2,3})(?: miles)?$/
const ZERO_PERCENT =
  /^(?:0 ?%|zero percent|zero interest|no interest|interest[\s-]free|0 apr)(?: (?:apr|financing|finance|interest|loan))*$/
const IN_STOCK = /^(?:in[\s-]?stock|available|on (?:the|your) lot|on hand)(?: (?:now|today|right now|this week))?$/
/** A place by its number, or a way to it. */
const NEARBY = /^(?:near|around|in|to|zip|zip code|zipcode) \d{5}$|^within \d+ ?(?:miles?|mi)(?: of)?$/

const MONEY = '(\\$ ?)?(\\d{1,8})(?:\\.\\d\\d?)? ?(k|grand|thousand)?( dollars| bucks| usd)?'
const AT_MOST =
  '(?:under|below|less than|up to|at most|no more than|not more than|not over|max|maximum|within|around|about|for|for under|for less than|budget|budget of|budget is)'
const HIGHEST = new RegExp(`^${AT_MOST} ${MONEY}$`)
const HIGHEST_BEHIND = new RegExp(`^${MONEY} (?:or less|or under|or below|max|maximum|tops|budget|range)$`)
const LOWEST = new RegExp(`^(?:over|above|more than|at least|from|starting at) ${MONEY}$`)
const BETWEEN = new RegExp(`^(?:between |from )?${MONEY} ?(?:and|to|-|–) ?${MONEY}$`)
const MONTHLY = new RegExp(`^(?:${AT_MOST} )?${MONEY} ?(?:/ ?|a |per |each |every )?(?:month|mo|monthly)$`)
const PAYMENTS = new RegExp(`^(?:monthly )?payments? (?:of |${AT_MOST} )?${MONEY}$`)
const ALONE = new RegExp(`^${MONEY}$`)

const LEAST_PRICE = 1000
/** Smaller numbers without a sign of money are those of models and stock. */
const LEAST_BARE_PRICE = 3000

const isYear = (number: number) => number >= 1980 && number < 2050

/** The amount at a place among a pattern's groups, whether something says that it is money, and whether it counts thousands. */
function moneyIn(match: RegExpExecArray, first = 1) {
  const [sign, digits, thousand, dollars] = match.slice(first, first + 4)
  return { amount: Number(digits) * (thousand ? 1000 : 1), isMarked: Boolean(sign || thousand || dollars), thousand }
}

const highest: Reader = (phrase) => {
  const found = HIGHEST.exec(phrase) ?? HIGHEST_BEHIND.exec(phrase)
  if (!found) return undefined
  const { amount, isMarked } = moneyIn(found)
  return isMarked || amount >= LEAST_PRICE ? { facts: { maxPrice: amount } } : undefined
}

const lowest: Reader = (phrase) => {
  const found = LOWEST.exec(phrase)
  if (!found) return undefined
  const { amount, isMarked } = moneyIn(found)
  return isMarked || (amount >= LEAST_PRICE && !isYear(amount)) ? { facts: { minPrice: amount } } : undefined
}

const between: Reader = (phrase) => {
  const found = BETWEEN.exec(phrase)
  if (!found) return undefined
  const [low, high] = [moneyIn(found), moneyIn(found, 5)]
  // "8 to 10k"
  const least = high.thousand && !low.thousand && low.amount < 1000 ? low.amount * 1000 : low.amount
  const isMoney = high.isMarked || low.isMarked || (least >= LEAST_PRICE && !(isYear(least) && isYear(high.amount)))
  return isMoney && least <= high.amount ? { facts: { minPrice: least, maxPrice: high.amount } } : undefined
}

const alone: Reader = (phrase) => {
  const found = ALONE.exec(phrase)
  if (!found) return undefined
  const { amount, isMarked } = moneyIn(found)
  // Prices are round, or a little below; other numbers of five digits are postal codes.
  const isRound = amount % 5 === 0 || amount % 100 === 99
  return isMarked || (amount >= LEAST_BARE_PRICE && !isYear(amount) && isRound)
    ? { facts: { maxPrice: amount }, note: `Up to $${amount.toLocaleString('en-US')}.` }
    : undefined
}

/** The highest price whose loan by the usual terms costs so much a month. */
function priceOf(monthly: number): number {
  const rate = FINANCING.ratePercent / 1200
  const financed = (monthly * (1 - (1 + rate) ** -FINANCING.defaultMonths)) / rate
  return Math.floor(financed / (1 - FINANCING.downPaymentPercent / 100))
}

const monthly: Reader = (phrase) => {
  const found = MONTHLY.exec(phrase) ?? PAYMENTS.exec(phrase)
  if (!found) return undefined
  const { amount } = moneyIn(found)
  const maxPrice = priceOf(amount)
  const { downPaymentPercent, defaultMonths, ratePercent } = FINANCING
  const note = `$${amount.toLocaleString('en-US')} a month is a price of about $${maxPrice.toLocaleString('en-US')}, with ${downPaymentPercent}% down and ${defaultMonths} months at ${ratePercent}% APR.`
  return { facts: { maxPrice }, note }
}

const numberOf = (word: string) => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word))

/** The line of the number of seats, which no other number contains. */
const seatsLine = (seats: number) => `\n${seats} seats\n`

const number =
  (pattern: RegExp, meaning: (number: number) => Meaning): Reader =>
  (phrase) => {
    const found = pattern.exec(phrase)?.slice(1).find(Boolean)
    return found === undefined ? undefined : meaning(numberOf(found))
  }

const word =
  (words: Readonly<Record<string, Meaning>>): Reader =>
  (phrase) =>
    Object.hasOwn(words, phrase) ? words[phrase] : undefined

/** "rental for 3 days" */
const RENTAL = /^(?:rent(?:s|ing|als?)?|hire)(?: for)?(?: \w+ (?:day|week|weekend|month)s?)?$/

const READERS: readonly Reader[] = [
  (phrase) => {
    const found = EITHER_SEATS.exec(phrase)
    return found ? { texts: found.slice(1).map((seats) => seatsLine(numberOf(seats))) } : undefined
  },
  number(SEATS, (seats) => ({ texts: [seatsLine(seats)] })),
  number(MOST_SEATS, (minSeats) => ({ facts: { minSeats } })),
  number(VOLTS, (volts) => ({ texts: [`${volts} v`, `${volts}v`, `${volts}-volt`, `${volts} volt`] })),
  number(AMPERE_HOURS, (hours) => ({ texts: [`${hours} ah`, `${hours}ah`] })),
  number(SPEED, (minTopSpeedMph) => ({ facts: { minTopSpeedMph } })),
  number(RANGE, (minRangeMiles) => ({ facts: { minRangeMiles } })),
  monthly,
  between,
  highest,
  lowest,
  alone,
  (phrase) => (ZERO_PERCENT.test(phrase) ? { facts: { hasZeroPercent: true } } : undefined),
  (phrase) => (IN_STOCK.test(phrase) ? { facts: { isInStock: true } } : undefined),
  (phrase) => (NEARBY.test(phrase) ? {} : undefined),
  (phrase) => (BRANDS.has(phrase) ? { texts: [BRANDS.get(phrase)!], isBrand: true } : undefined),
  (phrase) => (REAR_SEAT.test(phrase) ? { texts: ['rear seat'], facts: { minSeats: 4 } } : undefined),
  (phrase) => (GAS.has(phrase) ? { texts: SYNONYMS.gas, missing: 'All our carts are electric.' } : undefined),
  (phrase) => (RENTAL.test(phrase) ? { note: RENTAL_NOTE } : undefined),
  (phrase) => (Object.hasOwn(COLORS, phrase) ? { texts: COLORS[phrase], isColor: true } : undefined),
  word(Object.fromEntries(Object.entries(SORTS).map(([words, [sort, note]]) => [words, { sort, note }]))),
  (phrase) => (Object.hasOwn(SYNONYMS, phrase) ? { texts: SYNONYMS[phrase] } : undefined),
  (phrase) => (KNOWN.has(phrase) ? { texts: [] } : undefined),
]

/** Undefined for a phrase that is words and nothing else. */
export function meaningOf(phrase: string): Meaning | undefined {
  const plain = phrase.replaceAll(/(?<=\d),(?=\d)/g, '')
  for (const read of READERS) {
    const meaning = read(plain)
    if (meaning) return meaning
  }
  return undefined
}
