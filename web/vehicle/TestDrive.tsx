import { daysToAskFor } from '#graph/shared/open-days.ts'
import { useSite } from '#web/environment/site.ts'
import type { TestDrive_VehicleFragment } from '#web/generated/graphql.ts'
import { useNow } from '#web/islands/useNow.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { useSchedule, weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { testDrive } from './deferred.styles.ts'

const DAYS = 8
const PARTS = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
]

const howTo = (city: string | null | undefined) =>
  city
    ? `Pick a time at ${city}. We'll confirm by phone or email.`
    : "Pick a time. We'll confirm the time and the showroom by phone or email."

const weekday = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const monthDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A form that opens the contact page with cart, day and part of the day; it needs no script. */
export const TestDrive = ({ vehicle: { id, location } }: { vehicle: TestDrive_VehicleFragment }) => {
  const { clockOffset, week } = useSite()
  const schedule = useSchedule(location ? weekHours(location.hours) : week, location?.id)
  const days = daysToAskFor(schedule, useNow(), clockOffset).slice(0, DAYS)
  return (
    <section className={`${card()} ${testDrive.root}`} aria-labelledby="test-drive">
      <h2 id="test-drive" className={testDrive.title}>
        Test drive it
      </h2>
      {days.length > 0 && (
        <form action="/contact">
          <p className={testDrive.text}>{howTo(location?.city)}</p>
          <input type="hidden" name="vehicle" value={id} />
          <fieldset>
            <legend className={layout.visuallyHidden}>Day</legend>
            <div className={testDrive.days}>
              {days.map((day, index) => (
                <label key={day}>
                  <input type="radio" name="testDrive" value={day} defaultChecked={index === 0} />
                  <small>{weekday.format(new Date(day))}</small>
                  {` ${monthDay.format(new Date(day))}`}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className={layout.visuallyHidden}>Part of the day</legend>
            <div className={testDrive.parts}>
              {PARTS.map(({ value, label }, index) => (
                <label key={value}>
                  <input type="radio" name="part" value={value} defaultChecked={index === 0} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <button type="submit" className={`${button({ variant: 'forest' })} ${testDrive.request}`}>
            Request this time
          </button>
        </form>
      )}
    </section>
  )
}
