import { DEALER } from '#graph/dealer/dealer.ts'
import { cheapestRental, type PricedPlan, type Rental } from '#graph/rental-plans/cheapest-rental.ts'
import { addDays } from '#graph/shared/day.ts'
import type { RentalCart } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/paths.ts'
import { formatPrice, inDays } from '#web/ui/format.ts'
import { ButtonLink, CallButton } from '#web/ui/links.tsx'
import { type RentalTown, townWords } from './knownTown.ts'
import { type CartForRent, isReversed, LONGEST, lengthOf, type RentalChoice, SHORTEST } from './rentalChoice.ts'
import { cheapest } from './rentals.styles.ts'

type Props = {
  cart: CartForRent & { plans: readonly (PricedPlan & { name: string; cart: RentalCart })[] }
  choice: Pick<RentalChoice, 'first' | 'last'>
  town: RentalTown | undefined
  /** When the cart comes and goes; a `problem` is why nobody can ask for the first day in a message. */
  times: { text: string; problem?: string } | undefined
}

/** When, a receipt with a line for each plan, the delivery and the total, and the button that takes all of it along. */
export const RentalAnswer = ({ cart, choice, town, times }: Props) => {
  const days = lengthOf(choice)
  const rental = days && cheapestRental(cart.plans, days)
  return (
    <div className={cheapest.side} data-slot="answer">
      <p className={cheapest.schedule}>{days && times && `${inDays(days)}. ${times.text}`}</p>
      <div className={cheapest.result}>
        {rental ? (
          <Receipt {...{ cart, choice, town, rental, days }} problem={times?.problem} />
        ) : (
          <output id={ANSWER_ID} className={cheapest.answer}>
            {isReversed(choice)
              ? 'The last day is before the first day. Pick a later last day.'
              : `We rent for ${SHORTEST} to ${inDays(LONGEST)}. For longer, call ${DEALER.lines.main.label}.`}
          </output>
        )}
      </div>
      {!times?.problem && <CallButton variant="outline" wide />}
    </div>
  )
}

export const ANSWER_ID = 'cheapest-answer'

const WEEK = 7

const formatWeekday = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const weekday = (day: string) => formatWeekday.format(Date.parse(day))

/** "Fri–Mon", the days on which the cart comes and goes, or "10 days". */
const lengthInWords = (days: number, { first, last }: Props['choice']) =>
  days < WEEK ? `${weekday(first)}–${weekday(addDays(last, 1))}` : inDays(days)

type ReceiptProps = Omit<Props, 'times'> & {
  days: number
  rental: Rental<Props['cart']['plans'][number]>
  problem: string | undefined
}

const Receipt = ({ cart, choice, town, days, rental: { parts, total, covered }, problem }: ReceiptProps) => {
  const { place, fee, total: label, sum, price } = townWords(town, total)
  const wish = { cart: cart.cart, days, from: choice.first, list: town ? 'town' : 'standard' } as const
  return (
    <>
      <output id={ANSWER_ID} className={cheapest.answer}>
        {parts.map(({ plan, count }) => (
          <span key={plan.days} className={cheapest.line}>
            <span>{`${count > 1 ? `${count} × ` : ''}${plan.name}, ${cart.name}${town ? ', town price' : ''}`}</span>{' '}
            <span translate="no">{`${formatPrice(count * plan.price)} `}</span>
          </span>
        ))}
        {/* Also without a town: the page stands still when one is chosen. */}
        <span className={cheapest.line}>
          <span data-slot="place">{place}</span> <span data-slot="fee">{fee}</span>
        </span>
        <span className={cheapest.line}>
          <span>Refundable deposit, not in the total</span>{' '}
          <span translate="no">{`${formatPrice(cart.deposit)} `}</span>
        </span>
        <span className={cheapest.total}>
          <span data-slot="total">{label}</span>{' '}
          <span className={cheapest.sum} data-slot="sum" translate="no">
            {sum}
          </span>
        </span>{' '}
        {covered > days && (
          <span
            className={cheapest.note}
          >{`${inDays(covered)} cost less than ${days}, so keep it for ${covered}.`}</span>
        )}
      </output>
      <div className={cheapest.request}>
        {problem ? (
          <CallButton wide />
        ) : (
          <ButtonLink wide data-slot="request" href={contactPath({ ...wish, town: town?.slug, miles: town?.miles })}>
            <span>
              {`Request ${lengthInWords(days, choice)}, `}
              <span data-slot="price">{price}</span>
            </span>
          </ButtonLink>
        )}
      </div>
    </>
  )
}
