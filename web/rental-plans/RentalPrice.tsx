import { DEALER } from '#graph/dealer/dealer.ts'
import { rentalDeliveryFee } from '#graph/dealer/figures/rental.ts'
import { cheapestRental, type PricedPlan } from '#graph/rental-plans/cheapest-rental.ts'
import type { RentalCart } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { button } from '#web/theme/button.styles.ts'
import { inDays } from '#web/ui/format.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { CallButton } from '#web/ui/links.tsx'
import { cheapest } from './CheapestRental.styles.ts'
import type { CARTS } from './carts.ts'
import { LONGEST, SHORTEST } from './rentalChoice.ts'
import { shortWeekday } from './rentalDays.ts'
import type { RentalTown } from './rentalDelivery.ts'

type NamedPlan = PricedPlan & { name: string; cart: RentalCart }

type Props = {
  id: string
  cart: (typeof CARTS)[number] & { plans: readonly NamedPlan[] }
  /** Undefined when no length that can be rented is chosen. */
  days: number | undefined
  first: string
  last: string
  town?: RentalTown
  /** Why nobody can ask for the first day in a message. */
  problem?: string
}

const WEEK = 7

const lengthInWords = (days: number, first: string, last: string) => {
  if (days >= WEEK) return inDays(days)
  return days === 1 ? shortWeekday(first) : `${shortWeekday(first)}–${shortWeekday(last)}`
}

/** A receipt: a line for each plan, the delivery, the total and the button that takes all of it along. */
export const RentalPrice = ({ id, cart, days, first, last, town, problem }: Props) => {
  const rental = days && cheapestRental(cart.plans, days)
  if (!rental) {
    return (
      <div className={cheapest.result}>
        <output id={id} className={cheapest.answer}>
          We rent for {SHORTEST} to {inDays(LONGEST)}. For longer, call {DEALER.lines.main.label}.
        </output>
      </div>
    )
  }

  const { parts, total, covered } = rental
  const delivery = town ? rentalDeliveryFee(town.miles ?? 0) : 0
  const sum = formatPrice(total + delivery)
  const wish = { cart: cart.cart, days, from: first, list: town ? 'town' : 'standard' } as const
  return (
    <div className={cheapest.result}>
      <output id={id} className={cheapest.answer}>
        {parts.map(({ plan, count }) => (
          <span key={plan.days} className={cheapest.line}>
            <span>{`${count > 1 ? `${count} × ` : ''}${plan.name}, ${cart.name}`}</span>{' '}
            <span translate="no">{`${formatPrice(count * plan.price)} `}</span>
          </span>
        ))}
        {/* Also without a town: the page stands still when one is chosen. */}
        <span className={cheapest.line}>
          <span>{town ? `Delivery to ${town.name}` : 'Pickup or delivery nearby'}</span>{' '}
          <span>{delivery === 0 ? 'Free ' : `about ${formatPrice(delivery)} `}</span>
        </span>
        <span className={cheapest.total}>
          <span>Total</span>{' '}
          <span className={cheapest.sum} translate="no">
            {sum}
          </span>
        </span>{' '}
        {covered > days && (
          <span
            className={cheapest.note}
          >{`${inDays(covered)} cost less than ${days}, so keep it for ${covered}.`}</span>
        )}
      </output>
      <p className={cheapest.note}>
        {`Plus a ${formatPrice(cart.deposit)} refundable deposit. We'll confirm the total before you book.`}
      </p>
      <div className={cheapest.reserve}>
        {problem ? (
          <CallButton wide />
        ) : (
          <a className={button({ wide: true })} href={contactPath({ ...wish, town: town?.slug, miles: town?.miles })}>
            {`Reserve ${lengthInWords(days, first, last)} for ${sum}`}
          </a>
        )}
      </div>
    </div>
  )
}
