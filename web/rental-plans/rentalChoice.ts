import { isDay } from '#graph/contact/context/context-bounds.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { CARTS } from './carts.ts'
import { addDays, countDays, nextFriday } from './rentalDays.ts'

/**
 * A cart with its first and last day, or with a number of days where nobody has chosen dates. The number is as typed, so that
 * its field may be empty for a moment; an empty date is one that the visitor has deleted.
 */
export type RentalChoice = { slug: string; days: string; first?: string; last?: string }

export const SHORTEST = 1
export const LONGEST = RENTAL.longest.amount

/** A weekend: Friday to Sunday, back on Monday. */
export const START: RentalChoice = { slug: CARTS[0]!.slug, days: '3' }

/** The typed days as a number; undefined unless they are whole days within the limits. */
export const wholeDays = (typed: string) => {
  if (!/^\s*\d{1,3}\s*$/.test(typed)) return
  const days = Number(typed)
  return days >= SHORTEST && days <= LONGEST ? days : undefined
}

/** The choice as an address or a form has it, `?cart=&first=&last=` or `?cart=&days=`; an unknown cart is the first one. */
export const readChoice = (params: URLSearchParams): RentalChoice => {
  const cart = CARTS.find(({ slug }) => slug === params.get('cart'))
  const typed = params.get('days')
  const [first, last] = ['first', 'last'].map((name) => params.get(name) ?? '')
  const choice = { slug: cart?.slug ?? START.slug, days: typed ?? START.days }
  // Of a form that is filled in before the scripts come, `withDates` adds the other date.
  if (!isDay(first!)) return isDay(last!) ? { ...choice, last } : choice
  if (!isDay(last!)) return { ...choice, first }
  // Without scripts the form sends both, and only the number can be changed.
  const days = typed === null ? undefined : wholeDays(typed)
  return { ...choice, first, last: days ? addDays(first!, days - 1) : last }
}

export const writeChoice = ({ slug, first, last, days }: RentalChoice): Record<string, string> =>
  first && last ? { cart: slug, first, last } : { cart: slug, days }

/** The choice with the dates that it starts with: the next weekend. Nothing is known of dates before `today` is. */
export const withDates = (choice: RentalChoice, today: string | undefined): RentalChoice => {
  if (!today) return choice
  const first = choice.first ?? nextFriday(today)
  if (!first || choice.last !== undefined) return { ...choice, first }
  return { ...choice, first, last: addDays(first, (wholeDays(choice.days) ?? 1) - 1) }
}

/** The number of days; undefined when the cart is not rented out for so many. */
export const lengthOf = ({ days, first, last }: RentalChoice) => {
  if (first === undefined || last === undefined) return wholeDays(days)
  return first && last ? wholeDays(String(countDays(first, last))) : undefined
}
