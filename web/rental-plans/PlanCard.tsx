import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import type { PlanCards_PlanFragment } from '#web/generated/graphql.ts'
import { badge } from '#web/theme/badge.styles.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatExact } from '#web/ui/formatPrice.ts'
import { inDays } from '#web/ui/inDays.ts'
import { planCards } from './PlanCards.styles.ts'
import { percentage } from './rentalTexts.ts'

type Props = {
  plan: PlanCards_PlanFragment
  /** Screen readers hear it on the button, which otherwise reads the same on every card. */
  cart: string
  reserveHref: string
}

export const PlanCard = ({ plan, cart, reserveHref }: Props) => {
  const { name, description, days, price, savings, renewsAt, recommended } = plan
  return (
    <li className={`${card()} ${recommended ? planCards.recommended : planCards.card}`}>
      {recommended && <p className={planCards.ribbon}>Recommended</p>}
      <div className={planCards.head}>
        <h3>{name}</h3>
        <p>{inDays(days)}</p>
      </div>
      <div className={planCards.cost}>
        <p className={planCards.price}>{formatExact(price)}</p>
        <p className={planCards.rate}>
          {savings ? `${formatExact(savings.dailyRate)}/day` : `per ${formatFigure(RENTAL.period)}`}
        </p>
      </div>
      {savings && (
        <p className={planCards.savings}>
          <span className={badge({ look: 'inStock' })}>{`Save ${percentage(savings.percentage)}`}</span>
          <span>{`${formatExact(savings.amount)} less`}</span>
        </p>
      )}
      <p className={planCards.description}>{description}</p>
      <div className={planCards.foot}>
        <a className={button({ look: recommended ? 'primary' : 'outline', size: 'sm', wide: true })} href={reserveHref}>
          {reserveHref.startsWith('tel:') ? 'Reserve by phone' : 'Reserve this plan'}
          <span className={layout.visuallyHidden}>{`: ${cart}, ${inDays(days)}`}</span>
        </a>
        <p>{renewsAt}</p>
      </div>
    </li>
  )
}
