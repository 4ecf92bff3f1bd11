import { formatFigure } from './figures/format-figure.ts'
import { RETURNS } from './figures/returns.ts'

const { newCarts, usedCarts } = RETURNS

/** The fields of a cart that decide how it is sold. */
type Cart = { isNew: boolean; inStock: boolean; category: string }

/**
 * How a cart is sold: it is here, it is built for whoever orders it, or it cannot be had. A new cart of a custom series
 * that is not in stock is built to order.
 */
export function saleOf({ isNew, inStock, category }: Cart): 'IN_STOCK' | 'TO_ORDER' | 'GONE' {
  if (inStock) return 'IN_STOCK'
  return isNew && /\bcustom\b/i.test(category) ? 'TO_ORDER' : 'GONE'
}

/** The return policy for one cart, in a line; undefined for a cart that cannot be had. */
export function returnTermsOf(cart: Cart): string | undefined {
  const sale = saleOf(cart)
  if (sale === 'GONE') return
  if (sale === 'TO_ORDER') return 'Custom orders are final sale.'
  return cart.isNew
    ? `${days(newCarts)} returns, under ${formatFigure(newCarts.drivenUnder)}, ${formatFigure(newCarts.fee)} restocking fee.`
    : `${days(usedCarts)} returns, ${formatFigure(usedCarts.fee)} restocking fee. Carts sold as-is are final sale.`
}

function days({ within }: { within: { amount: number; unit: string } }): string {
  return `${within.amount}-${within.unit}`
}
