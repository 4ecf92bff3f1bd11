import { useId } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { PlanCards_PlanFragment } from '#web/generated/graphql.ts'
import { PlanCard } from './PlanCard.tsx'
import { planCards } from './PlanCards.styles.ts'

type Props = {
  /** The plans of one cart, shortest first. */
  plans: readonly PlanCards_PlanFragment[]
  /** The cart's name. */
  heading: string
  /** The purpose of the cart, under the heading. */
  text: string
  /** Address at which a plan is reserved; by default the dealer's main line. */
  reserveHref?: string
}

/** A row of price cards for one cart. */
export const PlanCards = ({ plans, heading, text, reserveHref = DEALER.lines.main.href }: Props) => {
  const id = useId()
  return (
    <section className={planCards.group} aria-labelledby={id}>
      <div>
        <h2 id={id} className={planCards.heading}>
          {heading}
        </h2>
        <p className={planCards.text}>{text}</p>
      </div>
      <ul className={planCards.row}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} cart={heading} reserveHref={reserveHref} />
        ))}
      </ul>
    </section>
  )
}
