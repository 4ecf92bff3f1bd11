import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { type RentalPrices_PlanFragment, useRentalPricesSuspenseQuery } from '#web/generated/graphql.ts'
import { FigureTable } from '#web/ui/FigureTable.tsx'
import { inDays } from '#web/ui/format.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { textPage } from '#web/ui/text-page/textPage.styles.ts'

type Plan = RentalPrices_PlanFragment

const LABELS: [Plan['cart'], string][] = [
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
    <FigureTable
      className={textPage.table}
      caption="What a rental costs"
      columns={['Cart', ...lengths.map(inDays)]}
      rows={LABELS.map(([cart, label]) => ({
        label,
        cells: lengths.map((length) => {
          const price = priceOf(cart, length)
          return price === undefined ? 'Ask us' : formatPrice(price)
        }),
      }))}
    />
  )
}

/** The STANDARD list, as on the rentals page; the rental pages of towns print another list. */
const Prices = () => <RentalPriceTable plans={useRentalPricesSuspenseQuery().data.rentalPlans} />

export const RentalPrices = () => (
  <QueryBoundary failure="The prices didn't load">
    <Prices />
  </QueryBoundary>
)
