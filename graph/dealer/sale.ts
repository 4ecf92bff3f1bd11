import { AVAILABILITY_WORDS, type Availability } from './availability.ts'
import { formatFigure } from './figures/format-figure.ts'
import { RETURNS } from './figures/returns.ts'

const { newCarts, usedCarts } = RETURNS

/** The fields of a cart that decide how it is sold. */
type Cart = { isNew: boolean; availability: Availability; category: string }

/** The kind of sale of a cart; a cart that is `GONE` cannot be bought. */
export type Sale = 'IN_STOCK' | 'ON_HOLD' | 'ON_ORDER' | 'TO_ORDER' | 'GONE'

/** A new cart of a custom series that is not in stock is built to order. */
export function saleOf({ isNew, availability, category }: Cart): Sale {
  if (availability === 'SOLD') return 'GONE'
  if (availability !== 'OUT_OF_STOCK') return availability
  return isNew && /\bcustom\b/i.test(category) ? 'TO_ORDER' : 'GONE'
}

/** The state of a cart in words: what cannot be had today may still be built. */
export function stateOf(cart: Cart): string {
  return saleOf(cart) === 'TO_ORDER' ? 'Built to order' : AVAILABILITY_WORDS[cart.availability]
}

/** Whether a customer can buy or order the cart today. */
export function canBeBought(sale: Sale): boolean {
  return sale !== 'GONE' && sale !== 'ON_HOLD'
}

/** The return policy for one cart, in a line; undefined for a cart that cannot be bought. */
export function returnTermsOf(cart: Cart): string | undefined {
  const sale = saleOf(cart)
  if (!canBeBought(sale)) return
  if (sale === 'TO_ORDER') return 'Custom orders are final sale.'
  return cart.isNew
    ? `${days(newCarts)} returns, under ${formatFigure(newCarts.drivenUnder)}, ${formatFigure(newCarts.fee)} restocking fee.`
    : `${days(usedCarts)} returns, ${formatFigure(usedCarts.fee)} restocking fee. Carts sold as-is are final sale.`
}

function days({ within }: { within: { amount: number; unit: string } }): string {
  return `${within.amount}-${within.unit}`
}
