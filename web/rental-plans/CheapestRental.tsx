import type { CSSProperties } from 'react'
import { contactPath } from '#web/contact/contactPath.ts'
import type { CheapestRental_PlanFragment } from '#web/generated/graphql.ts'
import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { inDays } from '#web/ui/inDays.ts'
import { Segments } from '#web/ui/Segments.tsx'
import { CheapestAnswer } from './CheapestAnswer.tsx'
import { cheapest } from './CheapestRental.styles.ts'
import { plansByCart } from './carts.ts'
import { LONGEST, SHORTEST, sliderDays, wholeDays } from './rentalChoice.ts'
import type { RentalTown } from './rentalDelivery.ts'
import { useRentalChoice } from './useRentalChoice.ts'

const RANGE = { min: SHORTEST, max: LONGEST, step: 1 }

type Props = { plans: readonly CheapestRental_PlanFragment[]; town?: RentalTown }

const Calculator = ({ plans, town }: Props) => {
  const { form, slider, choice, change } = useRentalChoice()
  const carts = plansByCart(plans)
  const cart = carts.find(({ slug }) => slug === choice.slug) ?? carts[0]
  if (!cart) return null

  const days = wholeDays(choice.days)
  const slid = sliderDays(choice)
  const filled = { '--filled': `${((slid - SHORTEST) / (LONGEST - SHORTEST)) * 100}%` } as CSSProperties
  return (
    <section id="cheapest" className={`${card()} ${cheapest.root}`} aria-labelledby="cheapest-title">
      <form ref={form} className={cheapest.form} action="#cheapest" onSubmit={(event) => event.preventDefault()}>
        <h2 id="cheapest-title" className={cheapest.title}>
          {`What will ${days ? inDays(days) : 'it'} cost?`}
          <span className={cheapest.onPaper}>{cart.name}</span>
        </h2>
        <Segments
          name="cart"
          row="threes"
          legend="Which cart"
          options={carts.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={cart.slug}
          onChange={(slug) => change({ slug })}
        />
        <div className={cheapest.days}>
          <label htmlFor="cheapest-days">How many days</label>
          <input
            id="cheapest-days"
            className={`${field()} ${cheapest.number}`}
            type="number"
            name="days"
            {...RANGE}
            inputMode="numeric"
            autoComplete="off"
            value={choice.days}
            aria-invalid={!days}
            aria-describedby="cheapest-answer"
            onChange={(event) => change({ days: event.target.value })}
          />
        </div>
        <div className={cheapest.slide}>
          <input
            ref={slider}
            className={cheapest.slider}
            style={filled}
            type="range"
            aria-label="How many days, slider"
            aria-valuetext={inDays(slid)}
            {...RANGE}
            value={slid}
            onChange={(event) => change({ days: event.target.value })}
          />
          <p className={cheapest.ends} aria-hidden="true">
            <span>{inDays(SHORTEST)}</span>
            <span>{inDays(LONGEST)}</span>
          </p>
        </div>
        <noscript>
          <button type="submit" className={button({ look: 'outline', size: 'sm' })}>
            Show the price
          </button>
        </noscript>
      </form>
      <div className={cheapest.result}>
        <CheapestAnswer id="cheapest-answer" plans={cart.plans} days={days} town={town} />
        <p className={cheapest.ask}>
          {days && (
            <a
              className={button({ look: 'outline', size: 'sm' })}
              href={contactPath({ rental: { cart: cart.cart, days, town: town?.slug, miles: town?.miles } })}
            >
              Ask with this quote
            </a>
          )}
        </p>
      </div>
    </section>
  )
}

const CalculatorIsland = island('CheapestRental', Calculator)

/**
 * "Which rental is cheapest for N days?", answered from the plans of one price list, all carts. A plain GET form to the
 * page it stands on: without scripts the server renders the answer.
 */
export const CheapestRental = ({ plans, town }: Props) => {
  // The HTML contains the island's props, so they have only the fields that it reads.
  const priced = plans.map(({ cart, days, price, savings }) => ({ cart, days, price, savings }))
  return <CalculatorIsland plans={priced} town={town} />
}
