import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { RENTAL_CART_WORDS } from '#graph/dealer/figures.ts'
import { cheapestRental } from '#graph/rental-plans/cheapest-rental.ts'
import { rentalTimes } from '#graph/rental-plans/rental-times.ts'
import type { CheapestRental_PlanFragment, PlanTable_PlanFragment } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/paths.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { sideOfSeats } from '#web/ui/cutouts.ts'
import { formatExact, formatPrice, inDays, percentage } from '#web/ui/format.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { segments } from '#web/ui/SegmentedControl.styles.ts'
import { SegmentPicture } from '#web/ui/SegmentedControl.tsx'
import { CheapestRental } from './CheapestRental.tsx'
import type { RentalTown } from './knownTown.ts'
import { RentalAnswer } from './RentalAnswer.tsx'
import { hasChoice, plansByCart, START_DAYS, useRentalStart } from './rentalChoice.ts'
import { planTable, rentalHero, rentalPlans } from './rentals.styles.ts'

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
  plans: readonly PlanTable_PlanFragment[]
  note: ReactNode
}

/** The HTML contains the calculator's props, so they have only the fields that it reads. */
const priced = (plans: readonly Plan[]) => plans.map(({ cart, name, days, price }) => ({ cart, name, days, price }))

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

type CellProps = { plan: PlanTable_PlanFragment; from: string; town?: RentalTown }

/** Rounded up to the cent as the showroom's stored prices are: equal plans have equal ones. */
const aDay = ({ price, days }: Pick<PlanTable_PlanFragment, 'price' | 'days'>) => Math.ceil((100 * price) / days) / 100

const Cell = ({ plan: { cart, days, price, savings }, from, town }: CellProps) => (
  <td data-cart={cart}>
    <div className={planTable.cell}>
      <p>
        <span className={planTable.price}>{formatPrice(price)}</span>{' '}
        <small>{savings ? `${formatExact(town ? aDay({ price, days }) : savings.dailyRate)} a day` : 'a day'}</small>{' '}
        {savings && <small className={planTable.savings}>{`Save ${percentage(savings.percentage)}`}</small>}
      </p>
      <ButtonLink
        variant="outline"
        size="sm"
        href={contactPath({ cart, days, from, list: town ? 'town' : 'standard', town: town?.slug, miles: town?.miles })}
      >
        Request
        <span className={layout.visuallyHidden}>{` a ${RENTAL_CART_WORDS[cart]} for ${inDays(days)}`}</span>
      </ButtonLink>
    </div>
  </td>
)

type TableProps = {
  plans: readonly PlanTable_PlanFragment[]
  note: ReactNode
  town?: RentalTown
}

/** All plans of a price list: a row for each length and a column for each cart, of which a phone shows one at a time. */
const PlanTable = ({ plans, note, town }: TableProps) => {
  const carts = plansByCart(plans)
  const [params] = useSearchParams()
  const { first } = useRentalStart('').read(params)
  const lengths = plans.filter(({ days }, index) => plans.findIndex((plan) => plan.days === days) === index)
  return (
    <section className={planTable.root} aria-labelledby="all-plans">
      <h2 id="all-plans" className={planTable.title}>
        All plans
      </h2>
      <fieldset className={planTable.carts}>
        <legend className={layout.visuallyHidden}>Cart</legend>
        <div className={segments.threes}>
          {carts.map(({ cart, name, seats }, index) => (
            <label key={cart} className={segments.segment}>
              <input type="radio" name="plans-cart" value={cart} defaultChecked={index === 0} />
              <SegmentPicture side={sideOfSeats(seats)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <table className={planTable.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={layout.visuallyHidden}>Plan</span>
            </th>
            {carts.map(({ cart, name }) => (
              <th key={cart} scope="col" data-cart={cart}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lengths.map(({ days, name, recommended }) => (
            <tr key={days} className={recommended ? planTable.recommended : undefined}>
              <th scope="row">
                {name} <small>{inDays(days)}</small>
                {recommended && <small className={planTable.tag}>Recommended</small>}
              </th>
              {carts.map(({ cart, plans: ofCart }) => {
                const plan = ofCart.find((one) => one.days === days)
                return plan ? (
                  <Cell key={cart} plan={plan} from={first} town={town} />
                ) : (
                  <td key={cart} data-cart={cart} />
                )
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">Each extra day</th>
            {carts.map(({ cart, plans: ofCart }) => {
              const daily = ofCart.find(({ days }) => days === 1)
              return (
                <td key={cart} data-cart={cart} className={planTable.extra}>
                  {daily && formatPrice(daily.price)}
                </td>
              )
            })}
          </tr>
        </tbody>
      </table>
      <p className={planTable.note}>{note} Per-day prices and savings are rounded.</p>
    </section>
  )
}
