import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { Choices, DeskForm, Submit, TextField } from '#web/desk/DeskForm.tsx'
import { DeskPage, More } from '#web/desk/DeskPage.tsx'
import { deskForm, deskPage } from '#web/desk/desk.styles.ts'
import { useDesk } from '#web/desk/desk.ts'
import { History } from '#web/desk/History.tsx'
import { type DaysQuery, useDaysSuspenseQuery } from '#web/generated/desk.ts'

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
    <div className={deskPage.part}>
      <DeskForm
        action="/desk/days/add"
        values={{ of: 'today', kind: 'closed', from: today }}
        className={`${deskForm.form} ${deskForm.card}`}
      >
        <h2>Close today, {longDay.format(new Date(today))}</h2>
        <TextField of="today" name="words" label="Why, such as Snow (customers read it)" maxLength={140} required />
        <Choices of="today" name="places" legend="Where (nothing ticked is everywhere)" choices={places} />
        <TextField of="today" name="to" type="date" min={today} label="Until and including (empty is today only)" />
        <Submit>Close</Submit>
      </DeskForm>
      <More title="Other days, other hours" isOpen={isBack('days')}>
        <OtherDays today={today} places={places} />
      </More>
      <More title="A notice on every page" isOpen={isBack('notice')}>
        <DeskForm action="/desk/days/add" values={{ of: 'notice', kind: 'notice' }} className={deskForm.form}>
          <TextField of="notice" name="words" label="What it says" maxLength={140} required />
          <div className={deskForm.pair}>
            <TextField of="notice" name="from" type="date" min={today} label="First day" required />
            <TextField of="notice" name="to" type="date" min={today} label="Last day (empty is one day)" />
          </div>
          <Submit>Show it</Submit>
        </DeskForm>
      </More>
      <section aria-labelledby="ahead">
        <h2 id="ahead" className={deskPage.heading}>
          What&apos;s ahead
        </h2>
        {entries.length === 0 && <p>The hours of the week, and no notice.</p>}
        <Entries entries={entries.filter(({ firstDay }) => firstDay < nextYear)} />
        {later.length > 0 && (
          <More title="In more than a year">
            <Entries entries={later} />
          </More>
        )}
      </section>
      <History kind="day" />
    </div>
  )
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days to come: closed, or open at other hours, also on some weekdays of a season alone. */
const OtherDays = ({ today, places }: { today: string; places: { value: string; label: string }[] }) => {
  return (
    <DeskForm action="/desk/days/add" values={{ of: 'days' }} className={deskForm.form}>
      <div className={deskForm.pair}>
        <TextField of="days" name="from" type="date" min={today} label="First day" required />
        <TextField of="days" name="to" type="date" min={today} label="Last day (empty is one day)" />
      </div>
      <Choices
        of="days"
        name="kind"
        legend="What"
        type="radio"
        now="open"
        choices={[
          { value: 'open', label: 'Open at other hours' },
          { value: 'closed', label: 'Closed' },
        ]}
      />
      <div className={deskForm.pair}>
        <TextField
          of="days"
          name="opens"
          label="Opens"
          placeholder="9 AM"
          help="Empty where we're closed"
          maxLength={20}
        />
        <TextField of="days" name="closes" label="Closes" placeholder="7 PM" maxLength={20} />
      </div>
      <Choices
        of="days"
        name="weekdays"
        legend="Only on (nothing ticked is every day)"
        choices={WEEKDAYS.map((day) => ({ value: day, label: day }))}
      />
      <Choices of="days" name="places" legend="Where (nothing ticked is everywhere)" choices={places} />
      <TextField of="days" name="words" label="Why, such as Holiday hours (customers read it)" maxLength={140} />
      <Submit>Save</Submit>
    </DeskForm>
  )
}

const Entries = ({ entries }: { entries: DaysQuery['calendarAhead']['entries'] }) => (
  <ul className={deskPage.list}>
    {entries.map(({ id, text }) => (
      <li key={id} className={deskPage.line}>
        <span>{text}</span>
        <DeskForm action="/desk/days/remove" values={{ id }}>
          <Submit variant="outline" size="sm" label={`Remove: ${text}`}>
            Remove
          </Submit>
        </DeskForm>
      </li>
    ))}
  </ul>
)
