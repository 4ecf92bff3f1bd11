import { CONTEXT_BOUNDS, isDay } from '#graph/contact/context/context-bounds.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import type { RentalCart } from '#web/generated/graphql.ts'
import { readNumber } from '#web/ui/format.ts'
import type { InquiryContext } from './contactPath.ts'
import { IGNORED } from './content.ts'

/** The text under a name in an address or a form. */
type Texts = (name: string) => string | null | undefined

/** A context as an address or a form has it, and why parts of it do not go along. */
export type ReadContext = { context: InquiryContext; notes: string[] }

const LONGEST_WORD = 200

const TOPICS = ['renting', 'test-drive', 'financing', 'trade-in'] as const
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

const readTestDrive = (texts: Record<'testDrive' | 'part' | 'showroom', string | undefined>, hasVehicle: boolean) => {
  if (!texts.testDrive) return
  if (!hasVehicle || !isDay(texts.testDrive)) return IGNORED.testDrive
  const part = oneOf(DAY_PARTS, texts.part)
  const showroom = wordOf(texts.showroom)
  return { day: texts.testDrive, ...(part && { part }), ...(showroom && { showroom }) }
}

const readWanted = (text = '') => {
  const query = text.replace(/^\?/, '')
  return query && query.length <= CONTEXT_BOUNDS.wanted.most && !query.includes('\0') ? query : undefined
}

const readCompared = (text: string | undefined) => {
  if (!text) return
  const { least, most } = CONTEXT_BOUNDS.compared
  const words = [...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean)
  const isFitting = words.length >= least && words.length <= most && words.every(wordOf)
  return isFitting ? words : IGNORED.compared
}

const readEstimate = (texts: Record<'down' | 'months' | 'rate', string | undefined>, hasVehicle: boolean) => {
  if (Object.values(texts).every((text) => !text)) return
  const down = readNumber(texts.down, CONTEXT_BOUNDS.downPayment)
  const months = wholeOf(texts.months, CONTEXT_BOUNDS.months)
  const rate = readNumber(texts.rate, { least: 0, most: FINANCING.maxRatePercent })
  if (!hasVehicle || down === undefined || months === undefined || rate === undefined) return IGNORED.estimate
  return { down, months, rate }
}

const readRental = (texts: Record<'cart' | 'days' | 'from' | 'list' | 'town' | 'miles', string | undefined>) => {
  if (!texts.cart && !texts.days) return
  const days = wholeOf(texts.days, { least: 1, most: RENTAL.longest.amount })
  const miles = readNumber(texts.miles, CONTEXT_BOUNDS.deliveryMiles)
  const isCart = Object.hasOwn(RENTAL_CART_WORDS, texts.cart ?? '')
  if (!isCart || days === undefined || (texts.miles && miles === undefined)) return IGNORED.rental
  const town = wordOf(texts.town)
  const list = oneOf(PRICE_LISTS, texts.list)
  return {
    cart: texts.cart as RentalCart,
    days,
    ...(texts.from && isDay(texts.from) && { from: texts.from }),
    ...(list && { list }),
    ...(town && { town }),
    ...(miles !== undefined && { miles }),
  }
}

const isNote = (part: unknown): part is string => typeof part === 'string'

/** Reads what `contextFields` writes. Any other value is left out, with a sentence for the visitor. */
export const readContext = (texts: Texts): ReadContext => {
  const text = (name: string) => texts(name)?.trim() || undefined
  // `cart` is a kind of cart for a rental, and names the vehicle of a test drive.
  const isTestDrive = text('testDrive') !== undefined && !text('days')
  const vehicle = wordOf(text('vehicle') ?? (isTestDrive ? text('cart') : undefined))
  const lineup = vehicle && readNumber(text('lineup'), CONTEXT_BOUNDS.lineupPrice)
  const testDrive = readTestDrive(
    { testDrive: text('testDrive'), part: text('part'), showroom: text('showroom') },
    Boolean(vehicle),
  )
  const about = oneOf(TOPICS, text('about'))
  const next = wordOf(text('next'))
  const wanted = readWanted(text('wanted'))
  const compared = readCompared(text('compare'))
  const estimate = readEstimate({ down: text('down'), months: text('months'), rate: text('rate') }, Boolean(vehicle))
  const rental = isTestDrive
    ? undefined
    : readRental({
        ...{ cart: text('cart'), days: text('days'), from: text('from'), list: text('list') },
        ...{ town: text('town'), miles: text('miles') },
      })
  return {
    context: {
      ...(about && { about }),
      ...(vehicle && { vehicle }),
      ...(lineup && { lineup }),
      ...(testDrive && !isNote(testDrive) && { testDrive }),
      ...(next && { next }),
      ...(wanted && { wanted }),
      ...(compared && !isNote(compared) && { compared }),
      ...(estimate && !isNote(estimate) && { estimate }),
      ...(rental && !isNote(rental) && { rental }),
    },
    notes: [testDrive, compared, estimate, rental].filter(isNote),
  }
}

/** Whether nothing was chosen. */
export const isEmpty = ({ context, notes }: ReadContext) => Object.keys(context).length === 0 && notes.length === 0
