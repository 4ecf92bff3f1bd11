import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { cheapestRental } from '#graph/rental-plans/cheapest-rental.ts'
import { rentalTimes } from '#graph/rental-plans/rental-times.ts'
import type { CheapestRental_PlanFragment, PlanTable_PlanFragment } from '#web/generated/graphql.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import { CheapestRental } from './CheapestRental.tsx'
import type { RentalTown } from './knownTown.ts'
import { PlanTable } from './PlanTable.tsx'
import { RentalAnswer } from './RentalAnswer.tsx'
import { hasChoice, plansByCart, START_DAYS, useRentalStart } from './rentalChoice.ts'
import { rentalHero, rentalPlans } from './rentals.styles.ts'

/** Low: the calculator begins on the ridges, and on the first screen. */
export const RentalHero = (hero: ComponentProps<typeof PageHero>) => (
  <div className={rentalHero.root}>
    <PageHero {...hero} isOnlyWide />
  </div>
)

type Plan = CheapestRental_PlanFragment

type Props = {
  /** The plans at a showroom, and those delivered to a town. */
  standard: readonly Plan[]
  delivered: readonly Plan[]
  towns: readonly RentalTown[]
  /** The town of the page; none where it is about the showrooms. */
  town?: RentalTown
  /** The plans of the table, with what names their price list. */
  plans: readonly PlanTable_PlanFragment[]
  note: ReactNode
}

/** The HTML contains the calculator's props, so they have only the fields that it reads. */
const priced = (plans: readonly Plan[]) => plans.map(({ cart, name, days, price }) => ({ cart, name, days, price }))

/** The calculator, which begins on the hero, and all plans. */
export const RentalPlans = ({ standard, delivered, towns, town, plans, note }: Props) => (
  <>
    <div className={`${layout.page} ${rentalHero.over}`}>
      <CheapestRental
        standard={priced(standard)}
        delivered={priced(delivered)}
        here={town?.slug ?? ''}
        knownTown=""
        towns={towns}
      />
      {!town && <AnswerInTown delivered={delivered} />}
    </div>
    <div id="plans" className={`${layout.page} ${rentalPlans.root}`}>
      <PlanTable plans={plans} town={town} note={note} />
    </div>
  </>
)

/** What the calculator starts with where a town was chosen before: the loader fills in the town (`knownTown.ts`). */
const AnswerInTown = ({ delivered }: Pick<Props, 'delivered'>) => {
  const [params] = useSearchParams()
  const { schedule, now, clockOffset, read } = useRentalStart('')
  const [cart] = plansByCart(delivered)
  const rental = cart && cheapestRental(cart.plans, START_DAYS)
  if (!rental || hasChoice(params)) return null
  const choice = read(params)
  const times = rentalTimes({ ...choice, isDelivered: true }, schedule, now, clockOffset)
  return (
    <template data-total={rental.total}>
      <RentalAnswer cart={cart} choice={choice} town={{ slug: '', name: '', fee: 0 }} times={times} />
    </template>
  )
}
