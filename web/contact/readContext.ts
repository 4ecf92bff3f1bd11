import { CONTEXT_BOUNDS } from '#graph/contact/context/context-bounds.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import type { RentalCart } from '#web/generated/graphql.ts'
import { IGNORED } from './chosenContent.ts'
import type { InquiryContext } from './contactPath.ts'

/** The text under a name in an address or a form. */
type Texts = (name: string) => string | null | undefined

/** A context as an address or a form has it, and why parts of it do not go along. */
export type ReadContext = { context: InquiryContext; notes: string[] }

const LONGEST_WORD = 200

/** A word that can name something in the catalogue. */
const wordOf = (text = '') => {
  const word = text.trim()
  return word && word.length <= LONGEST_WORD && !word.includes('\0') ? word : undefined
}

/** The number within its bounds; undefined for any other text. */
const numberOf = (text: string | undefined, { least, most }: { least: number; most: number }) => {
  if (!text || !/^\d{1,9}(\.\d{1,6})?$/.test(text)) return
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

const wholeOf = (text: string | undefined, bounds: { least: number; most: number }) => {
  const number = numberOf(text, bounds)
  return Number.isInteger(number) ? number : undefined
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
  const down = numberOf(texts.down, CONTEXT_BOUNDS.downPayment)
  const months = wholeOf(texts.months, CONTEXT_BOUNDS.months)
  const rate = numberOf(texts.rate, { least: 0, most: FINANCING.maxRatePercent })
  if (!hasVehicle || down === undefined || months === undefined || rate === undefined) return IGNORED.estimate
  return { down, months, rate }
}

const readRental = (texts: Record<'cart' | 'days' | 'town' | 'miles', string | undefined>) => {
  if (!texts.cart && !texts.days) return
  const days = wholeOf(texts.days, { least: 1, most: RENTAL.longest.amount })
  const miles = numberOf(texts.miles, CONTEXT_BOUNDS.deliveryMiles)
  const isCart = Object.hasOwn(RENTAL_CART_WORDS, texts.cart ?? '')
  if (!isCart || days === undefined || (texts.miles && miles === undefined)) return IGNORED.rental
  const town = wordOf(texts.town)
  return {
    cart: texts.cart as RentalCart,
    days,
    ...(town && { town }),
    ...(miles !== undefined && { miles }),
  }
}

const isNote = (part: unknown): part is string => typeof part === 'string'

/** Reads what `contextFields` writes. Any other value is left out, with a sentence for the visitor. */
export const readContext = (texts: Texts): ReadContext => {
  const text = (name: string) => texts(name)?.trim() || undefined
  const vehicle = wordOf(text('vehicle'))
  const compared = readCompared(text('compare'))
  const estimate = readEstimate({ down: text('down'), months: text('months'), rate: text('rate') }, Boolean(vehicle))
  const rental = readRental({ cart: text('cart'), days: text('days'), town: text('town'), miles: text('miles') })
  return {
    context: {
      ...(vehicle && { vehicle }),
      ...(compared && !isNote(compared) && { compared }),
      ...(estimate && !isNote(estimate) && { estimate }),
      ...(rental && !isNote(rental) && { rental }),
    },
    notes: [compared, estimate, rental].filter(isNote),
  }
}

/** Whether nothing was chosen. */
export const isEmpty = ({ context, notes }: ReadContext) => Object.keys(context).length === 0 && notes.length === 0
