import { RENTAL } from '#graph/dealer/figures.ts'
import { addDays, isDay } from '#graph/shared/day.ts'
import { daysToAskFor } from '#graph/shared/open-days.ts'
import { wallClock } from '#graph/shared/opening-hours.ts'
import { useSite } from '#web/environment/site.ts'
import type { RentalCart } from '#web/generated/graphql.ts'
import { useNow } from '#web/islands/useNow.ts'
import { useSchedule } from '#web/ui/opening-hours/weekHours.ts'

/** `deposit` is in US dollars. */
export type CartForRent = { cart: RentalCart; slug: string; name: string; seats: number; deposit: number }

const { fourSeater, sixSeater, utility } = RENTAL.deposits

/** The carts for rent, in the order of the pages; the slug is in addresses (`?cart=six-seater`). */
const CARTS: CartForRent[] = [
  { cart: 'FOUR_SEATER', slug: 'four-seater', name: '4 Seater', seats: 4, deposit: fourSeater.amount },
  { cart: 'SIX_SEATER', slug: 'six-seater', name: '6 Seater', seats: 6, deposit: sixSeater.amount },
  { cart: 'UTILITY', slug: 'utility', name: 'Utility', seats: 2, deposit: utility.amount },
]

export const plansByCart = <Plan extends { cart: RentalCart }>(plans: readonly Plan[]) =>
  CARTS.map((cart) => ({ ...cart, plans: plans.filter((plan) => plan.cart === cart.cart) })).filter(
    (cart) => cart.plans.length > 0,
  )

/**
 * A cart with its first and last day, and the slug of the town to which it is delivered. A date that the visitor deleted is empty,
 * and so is the town of a cart from a showroom. The last day may be before the first: the page says so.
 */
export type RentalChoice = { slug: string; first: string; last: string; town: string }

export const SHORTEST = 1
export const LONGEST = RENTAL.longest.amount

/** A weekend: Friday to Sunday, back on Monday. */
export const START_DAYS = 3

const FRIDAY = 5

/**
 * The rental that the address chooses. Without a choice it starts on the next Friday that a message can still ask for, in the page's
 * town or in the one that the visitor chose before.
 */
export const useRentalStart = (here: string, knownTown = '') => {
  const { clockOffset, week } = useSite()
  // A rental's days are the dealer's, wherever the visitor is.
  const now = useNow()
  const schedule = useSchedule(week)
  const possible = daysToAskFor(schedule, now, clockOffset)
  const earliest = possible[0] ?? wallClock(now, clockOffset).date
  const friday = possible.find((day) => new Date(day).getUTCDay() === FRIDAY) ?? earliest
  const read = (params: URLSearchParams) =>
    readChoice(params, friday, knownTown && !hasChoice(params) ? knownTown : here)
  return { schedule, now, clockOffset, earliest, read }
}

/** Whether an address has a choice; it may leave out the town. */
export const hasChoice = (params: URLSearchParams) =>
  ['cart', 'first', 'last', 'days', 'town'].some((name) => params.has(name))

/**
 * The choice of an address or a form, `?cart=&first=&last=` or `?cart=&days=`, on the page of a town or of all showrooms. It
 * starts with the first cart and the weekend after `friday`.
 */
export const readChoice = (params: URLSearchParams, friday: string, here: string): RentalChoice => {
  const town = params.get('town') ?? here
  const { slug } = CARTS.find((cart) => cart.slug === params.get('cart')) ?? CARTS[0]!
  const [from, until] = [params.get('first'), params.get('last')]
  const first = from === '' || isDay(from ?? '') ? from! : friday
  if (until === '' || isDay(until ?? '')) return { slug, first, last: until!, town }
  const days = wholeDays(params.get('days') ?? String(START_DAYS))
  return { slug, first, last: first && days ? addDays(first, days - 1) : '', town }
}

/** The typed days as a number; undefined unless they are whole days within the limits. */
const wholeDays = (typed: string) => {
  if (!/^\s*\d{1,3}\s*$/.test(typed)) return
  const days = Number(typed)
  return days >= SHORTEST && days <= LONGEST ? days : undefined
}

/** The page's own town is in its path. */
export const writeChoice = ({ slug, first, last, town }: RentalChoice, here: string): Record<string, string> => ({
  cart: slug,
  first,
  last,
  ...(town !== here && { town }),
})

const DAY_MS = 86_400_000

/** The number of days, the first and the last one included; undefined when the cart is not rented out for so many. */
export const lengthOf = ({ first, last }: Pick<RentalChoice, 'first' | 'last'>) =>
  first && last ? wholeDays(String((Date.parse(last) - Date.parse(first)) / DAY_MS + 1)) : undefined

export const isReversed = ({ first, last }: Pick<RentalChoice, 'first' | 'last'>) =>
  first !== '' && last !== '' && last < first
