import type { RentalPriceTable_PlanFragment } from '#web/generated/graphql.ts'
import { DocumentTable } from '#web/ui/document/DocumentTable.tsx'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { inDays } from '#web/ui/inDays.ts'

type Plan = RentalPriceTable_PlanFragment

const CARTS: [Plan['cart'], string][] = [
  ['FOUR_SEATER', '4-seater'],
  ['SIX_SEATER', '6-seater'],
  ['UTILITY', 'Utility'],
]

/** Carts one below the other, a column for each length of rental. */
export const RentalPriceTable = ({ plans }: { plans: readonly Plan[] }) => {
  const lengths = [...new Set(plans.map(({ days }) => days))].sort((a, b) => a - b)
  const priceOf = (cart: Plan['cart'], length: number) =>
    plans.find((plan) => plan.cart === cart && plan.days === length)?.price
  return (
    <DocumentTable
      caption="What a rental costs"
      columns={['Cart', ...lengths.map(inDays)]}
      rows={CARTS.map(([cart, label]) => ({
        label,
        cells: lengths.map((length) => {
          const price = priceOf(cart, length)
          return price === undefined ? 'Ask us' : formatPrice(price)
        }),
      }))}
    />
  )
}
