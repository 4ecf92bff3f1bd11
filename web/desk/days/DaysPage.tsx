import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskForm } from '#web/desk/DeskForm.tsx'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { useDesk } from '#web/desk/desk.ts'
import { CheckBoxes } from '#web/desk/fields/CheckBoxes.tsx'
import { fields } from '#web/desk/fields/fields.styles.ts'
import { TextField } from '#web/desk/fields/TextField.tsx'
import { History } from '#web/desk/history/History.tsx'
import { Summary } from '#web/desk/Summary.tsx'
import { type DaysQuery, useDaysSuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { daysPage as style } from './DaysPage.styles.ts'
import { OtherDays } from './OtherDays.tsx'

/** Days on which the hours differ from those of the week, and the notice on every page. */
export const DaysPage = () => (
  <DeskPage title="Days">
    <QueryBoundary isMain failure="The calendar didn't load">
      <Days />
    </QueryBoundary>
  </DeskPage>
)

const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

const Days = () => {
  const { calendarAhead, editedLocations } = useDaysSuspenseQuery().data
  const { typed, refused } = useDesk()
  const { today, entries } = calendarAhead
  const places = editedLocations.map(({ id, name }) => ({ value: id, label: name.split(' – ').at(-1)! }))
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  const later = entries.filter(({ firstDay }) => firstDay >= nextYear)
  const isBack = (form: string) => refused !== null && typed.of === form
  return (
    <div className={style.root}>
      <DeskForm
        action="/desk/days/add"
        values={{ of: 'today', kind: 'closed', from: today }}
        className={`${fields.form} ${style.today}`}
      >
        <h2>Close today, {longDay.format(new Date(today))}</h2>
        <TextField of="today" name="words" label="Why, such as Snow (customers read it)" maxLength={140} required />
        <CheckBoxes of="today" name="places" legend="Where (nothing ticked is everywhere)" choices={places} />
        <TextField of="today" name="to" type="date" min={today} label="Until and including (empty is today only)" />
        <button type="submit" className={button()}>
          Close
        </button>
      </DeskForm>
      <details className={style.more} open={isBack('days')}>
        <Summary>Other days, other hours</Summary>
        <OtherDays today={today} places={places} />
      </details>
      <details className={style.more} open={isBack('notice')}>
        <Summary>A notice on every page</Summary>
        <DeskForm action="/desk/days/add" values={{ of: 'notice', kind: 'notice' }} className={fields.form}>
          <TextField of="notice" name="words" label="What it says" maxLength={140} required />
          <div className={fields.pair}>
            <TextField of="notice" name="from" type="date" min={today} label="First day" required />
            <TextField of="notice" name="to" type="date" min={today} label="Last day (empty is one day)" />
          </div>
          <button type="submit" className={button()}>
            Show it
          </button>
        </DeskForm>
      </details>
      <section aria-labelledby="ahead">
        <h2 id="ahead" className={style.title}>
          What&apos;s ahead
        </h2>
        {entries.length === 0 && <p>The hours of the week, and no notice.</p>}
        <Entries entries={entries.filter(({ firstDay }) => firstDay < nextYear)} />
        {later.length > 0 && (
          <details className={style.more}>
            <Summary>In more than a year</Summary>
            <Entries entries={later} />
          </details>
        )}
      </section>
      <History kind="day" />
    </div>
  )
}

const Entries = ({ entries }: { entries: DaysQuery['calendarAhead']['entries'] }) => (
  <ul className={style.list}>
    {entries.map(({ id, text }) => (
      <li key={id} className={style.line}>
        <span>{text}</span>
        <DeskForm action="/desk/days/remove" values={{ id }}>
          <button type="submit" className={button({ variant: 'outline', size: 'sm' })} aria-label={`Remove: ${text}`}>
            Remove
          </button>
        </DeskForm>
      </li>
    ))}
  </ul>
)
