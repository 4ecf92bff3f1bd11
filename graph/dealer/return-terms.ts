import { type Figures, formatFigure } from './figures.ts'
import { type Cart, canBeBought, saleOf } from './sale.ts'

export const RETURNS = {
  newCarts: {
    within: { label: 'New carts', amount: 7, unit: 'day' },
    drivenUnder: { label: 'Driven less than', amount: 10, unit: 'mile' },
    fee: { label: 'Restocking fee, new carts', amount: 15, unit: '%' },
  },
  usedCarts: {
    within: { label: 'Used carts', amount: 3, unit: 'day', condition: 'not carts sold as-is' },
    fee: { label: 'Restocking fee, used carts', amount: 20, unit: '%' },
  },
  parts: {
    within: { label: 'Parts', amount: 30, unit: 'day' },
    fee: { label: 'Restocking fee, parts', amount: 10, unit: '%' },
  },
  refunds: {
    within: { label: 'Refund', amount: 10, unit: 'business day' },
    byCard: { label: 'Card refund', amount: [3, 5], unit: 'business day' },
  },
  reportDefects: { label: 'Report of a defect', amount: 48, unit: 'hour' },
} as const satisfies Figures

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

const days = ({ within }: { within: { amount: number; unit: string } }): string => `${within.amount}-${within.unit}`
