import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { CARTS } from './carts.ts'

/** A cart and a number of days; days as typed, so that the field may be empty for a moment. */
export type RentalChoice = { slug: string; days: string }

export const SHORTEST = 1
export const LONGEST = RENTAL.longest.amount
const START: RentalChoice = { slug: CARTS[0]!.slug, days: '11' }

/** The choice as an address or a form has it, `?cart=&days=`; an unknown cart is the first one. */
export const readChoice = (params: URLSearchParams): RentalChoice => {
  const cart = CARTS.find(({ slug }) => slug === params.get('cart'))
  return { slug: cart?.slug ?? START.slug, days: params.get('days') ?? START.days }
}

/** The typed days as a number; undefined unless they are whole days within the limits. */
export const wholeDays = (typed: string) => {
  if (!/^\s*\d{1,3}\s*$/.test(typed)) return
  const days = Number(typed)
  return days >= SHORTEST && days <= LONGEST ? days : undefined
}

/** The slider's position: its start when the cart is not rented out for so many days. */
export const sliderDays = ({ days }: RentalChoice) => wholeDays(days) ?? SHORTEST
