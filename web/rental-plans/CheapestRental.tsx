import { useEffect } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { rentalTimes } from '#graph/rental-plans/rental-times.ts'
import type { CheapestRental_PlanFragment } from '#web/generated/graphql.ts'
import { island } from '#web/islands/island.tsx'
import { useFormInAddress } from '#web/islands/useFormInAddress.ts'
import { TOWN, TOWN_KEY } from '#web/parts/delivery/town.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { sideOfSeats } from '#web/ui/cutouts.ts'
import { inDays } from '#web/ui/format.ts'
import { CallButton } from '#web/ui/links.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { cheapest } from './CheapestRental.styles.ts'
import { plansByCart } from './carts.ts'
import { RentalPrice } from './RentalPrice.tsx'
import { hasChoice, LONGEST, lengthOf, type RentalChoice, writeChoice } from './rentalChoice.ts'
import { addDays } from './rentalDays.ts'
import type { RentalTown } from './rentalDelivery.ts'
import { useRentalStart } from './useRentalStart.ts'

type Props = {
  /** The plans at a showroom, and those delivered to a town. */
  standard: readonly CheapestRental_PlanFragment[]
  delivered: readonly CheapestRental_PlanFragment[]
  /** The slug of the page's town; empty where the page is about the showrooms. */
  here: string
  towns: readonly RentalTown[]
}

const Calculator = ({ standard, delivered, here, towns }: Props) => {
  const { schedule, now, clockOffset, earliest, read } = useRentalStart(here)
  const write = (choice: RentalChoice) => writeChoice(choice, here)
  const start = read(new URLSearchParams())
  const { form, fields, change } = useFormInAddress({ read, write, start, savesChanges: true })
  // A choice in the address wins: the visitor may have made it before this script started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts arrive
  useEffect(() => {
    const [home] = TOWN.read()
    const params = new URLSearchParams(window.location.search)
    if (home && !here && !hasChoice(params)) change({ town: home.id })
  }, [])
  const choosePlace = (slug: string) => {
    const chosen = towns.find((one) => one.slug === slug)
    TOWN.write(chosen ? [{ id: slug, name: chosen.name, miles: chosen.miles ?? 0 }] : [])
    change({ town: slug })
  }
  const town = towns.find(({ slug }) => slug === fields.town)
  const carts = plansByCart(town ? delivered : standard)
  const cart = carts.find(({ slug }) => slug === fields.slug) ?? carts[0]
  const { first, last } = fields
  const days = lengthOf(fields)
  const times = days
    ? rentalTimes({ first, last, isDelivered: town !== undefined }, schedule, now, clockOffset)
    : undefined
  const carried = times?.problem ? '' : first
  // The table of all plans is the server's HTML: its links take the chosen first day along.
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#plans td a')) {
      const params = new URLSearchParams(link.search)
      params.set('from', carried)
      link.search = params.toString()
    }
  }, [carried])
  if (!cart) return null

  const lastFrom = (from: string, length: number | undefined) => (from && length ? addDays(from, length - 1) : last)
  return (
    <section id="cheapest" className={`${card()} ${cheapest.root}`} aria-labelledby="cheapest-title">
      <form
        ref={form}
        className={cheapest.form}
        action="#cheapest"
        // Without scripts the limits of the dates do not follow them.
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <h2 id="cheapest-title" className={cheapest.title}>
          What will it cost?
          <span className={cheapest.onPaper}>{days ? `${cart.name}, ${inDays(days)}` : cart.name}</span>
        </h2>
        <SegmentedControl
          name="cart"
          row="threes"
          legend="Cart"
          options={carts.map(({ slug, name, seats }) => ({ value: slug, label: name, side: sideOfSeats(seats) }))}
          value={cart.slug}
          onChange={(slug) => change({ slug })}
        />
        <div className={cheapest.dates}>
          <label>
            First day
            <input
              className={field()}
              type="date"
              name="first"
              min={earliest}
              value={first}
              aria-invalid={!days || undefined}
              aria-describedby="cheapest-answer"
              onChange={({ target: { value } }) => change({ first: value, last: lastFrom(value, days) })}
            />
          </label>
          <label>
            Last day
            <input
              className={field()}
              type="date"
              name="last"
              min={first || earliest}
              max={first ? addDays(first, LONGEST - 1) : undefined}
              value={last}
              aria-invalid={!days || undefined}
              aria-describedby="cheapest-answer"
              onChange={({ target: { value } }) => change({ first, last: value })}
            />
          </label>
        </div>
        <label className={cheapest.where}>
          Where to?
          <select
            className={field()}
            name="town"
            value={town?.slug ?? ''}
            onChange={({ target: { value } }) => choosePlace(value)}
          >
            <option value="">Pick up at {DEALER.address.city}</option>
            {towns.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit" className={button({ variant: 'outline', size: 'sm' })}>
            Show the price
          </button>
        </noscript>
      </form>
      <div className={cheapest.side}>
        <p className={cheapest.schedule}>{days && `${inDays(days)}. ${times?.text}`}</p>
        <RentalPrice
          id="cheapest-answer"
          cart={cart}
          days={days}
          first={first}
          last={last}
          town={town}
          problem={times?.problem}
        />
        {!times?.problem && <CallButton variant="outline" wide />}
      </div>
    </section>
  )
}

const CalculatorIsland = island('CheapestRental', Calculator, { keptKey: TOWN_KEY })

/** The HTML contains the island's props, so they have only the fields that it reads. */
const priced = (plans: Props['standard']) => plans.map(({ cart, name, days, price }) => ({ cart, name, days, price }))

/**
 * "What does a rental cost?", answered from the plans of both price lists, all carts. A plain GET form to the page it stands
 * on: without scripts the server renders the answer.
 */
export const CheapestRental = ({ standard, delivered, ...props }: Props) => (
  <CalculatorIsland standard={priced(standard)} delivered={priced(delivered)} {...props} />
)
