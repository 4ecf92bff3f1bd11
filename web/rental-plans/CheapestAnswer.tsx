import { DEALER } from '#graph/dealer/dealer.ts'
import { cheapestRental } from '#graph/rental-plans/cheapest-rental.ts'
import { badge } from '#web/theme/badge.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatExact } from '#web/ui/formatPrice.ts'
import { inDays } from '#web/ui/inDays.ts'
import { cheapest } from './CheapestRental.styles.ts'
import { LONGEST, SHORTEST } from './rentalChoice.ts'
import { deliveryInWords, type RentalTown } from './rentalDelivery.ts'
import { type PlanWithSavings, rentalFigures } from './rentalFigures.ts'
import { percentage } from './rentalTexts.ts'

type Props = {
  id: string
  /** The plans of one cart. */
  plans: readonly PlanWithSavings[]
  /** Undefined when no length that can be rented is chosen. */
  days: number | undefined
  /** The town that the cart would be brought to. */
  town?: RentalTown
}

/**
 * A receipt for the eye: a line for each plan, the sum below. In reading order, and to screen readers, it is one sentence:
 * "1 × 7 days $1,050 + 1 × 3 days $685 = $1,735, cheapest for 10 days".
 */
export const CheapestAnswer = ({ id, plans, days, town }: Props) => {
  const className = town?.miles === undefined ? cheapest.answer : cheapest.townAnswer
  const rental = days && cheapestRental(plans, days)
  if (!rental) {
    return (
      <output id={id} className={className}>
        We rent for {SHORTEST} to {inDays(LONGEST)}. For longer, call {DEALER.lines.main.label}.
      </output>
    )
  }

  const { parts, total, covered } = rental
  const { perDay, saved } = rentalFigures(plans, days, rental)
  return (
    <output id={id} className={className}>
      {parts.map(({ plan, count }, index) => (
        <span key={plan.days} className={cheapest.line}>
          <span>
            {index > 0 && <span className={layout.visuallyHidden}>+ </span>}
            {`${count} × ${inDays(plan.days)}`}
          </span>{' '}
          <span>{`${formatExact(count * plan.price)} `}</span>
        </span>
      ))}
      <span className={cheapest.total}>
        <span className={cheapest.sum}>
          <span className={layout.visuallyHidden}>= </span>
          {formatExact(total)}
        </span>
        <span className={layout.visuallyHidden}>, </span>
        <span>{`Cheapest for ${inDays(days)}`}</span>
      </span>{' '}
      <span className={cheapest.note}>
        <span>{`${formatExact(perDay)}/day`}</span>{' '}
        {saved && (
          <>
            <span className={badge({ look: 'inStock' })}>{`Save ${percentage(saved.percentage)}`}</span>{' '}
            <span>{`${formatExact(saved.amount)} less than ${days} single days`}</span>
          </>
        )}
      </span>{' '}
      {town?.miles !== undefined && <span className={cheapest.note}>{deliveryInWords(town.name, town.miles)}</span>}{' '}
      {covered > days && (
        <span className={cheapest.note}>
          {`${inDays(covered)} cost less than ${days} would, and the cart is yours for all of them.`}
        </span>
      )}
    </output>
  )
}
