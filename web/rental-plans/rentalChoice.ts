import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { isDay } from '#graph/shared/day.ts'
import { CARTS } from './carts.ts'
import { addDays, countDays } from './rentalDays.ts'

/**
 * A cart with its first and last day, and the slug of the town to which it is delivered. A date that the visitor deleted is empty,
 * and so is the town of a cart from a showroom.
 */
export type RentalChoice = { slug: string; first: string; last: string; town: string }

export const SHORTEST = 1
export const LONGEST = RENTAL.longest.amount

/** A weekend: Friday to Sunday, back on Monday. */
const START_DAYS = 3

/** The typed days as a number; undefined unless they are whole days within the limits. */
export const wholeDays = (typed: string) => {
  if (!/^\s*\d{1,3}\s*$/.test(typed)) return
  const days = Number(typed)
  return days >= SHORTEST && days <= LONGEST ? days : undefined
}

/**
 * The choice of an address or a form, `?cart=&first=&last=` or `?cart=&days=`, on the page of a town or of all showrooms. It
 * starts with the first cart and the weekend after `friday`.
 */
export const readChoice = (params: URLSearchParams, friday: string, here: string): RentalChoice => {
  const town = params.get('town') ?? here
  const cart = CARTS.find(({ slug }) => slug === params.get('cart')) ?? CARTS[0]!
  const [from, until] = [params.get('first'), params.get('last')]
  const first = from === '' || isDay(from ?? '') ? from! : friday
  if (until === '' || (isDay(until ?? '') && until! >= first)) return { slug: cart.slug, first, last: until!, town }
  const days = wholeDays(params.get('days') ?? String(START_DAYS))
  return { slug: cart.slug, first, last: first && days ? addDays(first, days - 1) : '', town }
}

/** Whether an address has a choice; it may leave out the town. */
export const hasChoice = (params: URLSearchParams) =>
  ['cart', 'first', 'last', 'days', 'town'].some((name) => params.has(name))

/** The page's own town is in its path. */
export const writeChoice = ({ slug, first, last, town }: RentalChoice, here: string): Record<string, string> => ({
  cart: slug,
  first,
  last,
  ...(town !== here && { town }),
})

/** The number of days; undefined when the cart is not rented out for so many. */
export const lengthOf = ({ first, last }: Pick<RentalChoice, 'first' | 'last'>) =>
  first && last ? wholeDays(String(countDays(first, last))) : undefined
