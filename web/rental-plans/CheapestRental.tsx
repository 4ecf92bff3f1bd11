import { useEffect, useLayoutEffect } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { rentalTimes } from '#graph/rental-plans/rental-times.ts'
import { addDays } from '#graph/shared/day.ts'
import type { CheapestRental_PlanFragment } from '#web/generated/graphql.ts'
import { island } from '#web/islands/island.tsx'
import { useFormInAddress } from '#web/islands/useFormInAddress.ts'
import { TOWN } from '#web/parts/delivery/town.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { sideOfSeats } from '#web/ui/cutouts.ts'
import { inDays } from '#web/ui/format.ts'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import type { RentalTown } from './knownTown.ts'
import { ANSWER_ID, RentalAnswer } from './RentalAnswer.tsx'
import { isReversed, LONGEST, lengthOf, plansByCart, START_DAYS, useRentalStart, writeChoice } from './rentalChoice.ts'
import { cheapest } from './rentals.styles.ts'

type Props = {
  /** The plans at a showroom, and those delivered to a town. */
  standard: readonly CheapestRental_PlanFragment[]
  delivered: readonly CheapestRental_PlanFragment[]
  /** The slug of the page's town; empty where the page is about the showrooms. */
  here: string
  /** The slug of the town that was chosen on this device; the loader writes it (`knownTown.ts`). */
  knownTown: string
  towns: readonly RentalTown[]
}

const DATES = [
  ['first', 'First day'],
  ['last', 'Last day'],
] as const

const Calculator = ({ standard, delivered, here, knownTown, towns }: Props) => {
  const { schedule, now, clockOffset, earliest, read } = useRentalStart(here, knownTown)
  const { form, fields, change } = useFormInAddress({
    read,
    write: (choice) => writeChoice(choice, here),
    start: read(new URLSearchParams()),
    savesChanges: true,
  })
  // Before this script ran, the last day could not follow the first one.
  useLayoutEffect(() => {
    if (!form.current) return
    const { first, last } = form.current.elements as unknown as Record<'first' | 'last', HTMLInputElement>
    const isFirstMoved = first.value !== first.defaultValue && last.value === last.defaultValue
    if (isFirstMoved && isReversed({ first: first.value, last: last.value }))
      last.value = addDays(first.value, START_DAYS - 1)
  }, [form])
  const rememberPlace = (slug: string) => {
    const chosen = towns.find((one) => one.slug === slug)
    TOWN.write(chosen ? [{ id: slug, name: chosen.name, miles: chosen.miles ?? 0 }] : [])
  }
  const town = towns.find(({ slug }) => slug === fields.town)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before this script ran
  useLayoutEffect(() => {
    const select = form.current?.elements.namedItem('town') as HTMLSelectElement | undefined
    if (select && select.value !== (town?.slug ?? '')) rememberPlace(select.value)
  }, [])
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
  // The hero's link takes the same along.
  useEffect(() => {
    const request = document.querySelector('[data-slot=request]')?.getAttribute('href')
    if (request) document.querySelector('[data-reserve]')?.setAttribute('href', request)
  })
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
          {DATES.map(([name, label]) => (
            <label key={name}>
              {label}
              <input
                className={field()}
                type="date"
                name={name}
                min={(name === 'last' && first) || earliest}
                max={name === 'last' && first ? addDays(first, LONGEST - 1) : undefined}
                value={fields[name]}
                aria-invalid={!days || undefined}
                aria-describedby={ANSWER_ID}
                onChange={({ target: { value } }) =>
                  change(name === 'first' ? { first: value, last: lastFrom(value, days) } : { first, last: value })
                }
              />
            </label>
          ))}
        </div>
        <label className={cheapest.where}>
          Pickup or delivery?
          <select
            className={field()}
            name="town"
            value={town?.slug ?? ''}
            onChange={({ target: { value } }) => {
              rememberPlace(value)
              change({ town: value })
            }}
          >
            <option value="">Pick up at {DEALER.address.city}</option>
            <optgroup label="Delivery to">
              {towns.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <noscript>
          <button type="submit" className={button({ variant: 'outline', size: 'sm' })}>
            Show the price
          </button>
        </noscript>
      </form>
      <RentalAnswer cart={cart} choice={fields} town={town} times={times} />
    </section>
  )
}

/**
 * "What does a rental cost?", answered from the plans of both price lists, all carts. A plain GET form to the page it stands
 * on: without scripts the server renders the answer.
 */
export const CheapestRental = island('CheapestRental', Calculator)
