import { formatFigure } from './figures/format-figure.ts'
import { RETURNS } from './figures/returns.ts'
import { type Cart, canBeBought, saleOf } from './sale.ts'

const { newCarts, usedCarts } = RETURNS

/** The return policy for one cart, in a line; undefined for a cart that cannot be bought. */
export function returnTermsOf(cart: Cart & { inspection?: { soldAsIs: boolean | null } | null }): string | undefined {
  const sale = saleOf(cart)
  if (!canBeBought(sale)) return
  if (sale === 'TO_ORDER') return 'Custom orders are final sale.'
  if (cart.condition === 'NEW')
    return `${days(newCarts)} returns, under ${formatFigure(newCarts.drivenUnder)}, ${formatFigure(newCarts.fee)} restocking fee.`
  const soldAsIs = cart.inspection?.soldAsIs ?? null
  if (soldAsIs) return 'Sold as-is: final sale, no returns.'
  const terms = `${days(usedCarts)} returns, ${formatFigure(usedCarts.fee)} restocking fee.`
  return soldAsIs === null ? `${terms} Carts sold as-is are final sale.` : terms
}

function days({ within }: { within: { amount: number; unit: string } }): string {
  return `${within.amount}-${within.unit}`
}
