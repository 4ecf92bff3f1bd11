import { ButtonForm, Choices, DeskForm, Submit, TextField } from '#web/desk/DeskForm.tsx'
import { DeskPage, More } from '#web/desk/DeskPage.tsx'
import { deskForm, deskPage } from '#web/desk/desk.styles.ts'
import { History } from '#web/desk/History.tsx'
import { type DaysQuery, useDaysSuspenseQuery } from '#web/generated/desk.ts'
import { WEEKDAYS } from '#web/ui/opening-hours/weekHours.ts'

const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Days on which the hours differ from those of the week, and the notice on every page. */
export const DaysPage = () => {
  const { calendarAhead, editedLocations } = useDaysSuspenseQuery().data
  const { today, entries } = calendarAhead
  const places = editedLocations.map(({ id, name }) => ({ value: id, label: name.split(' – ').at(-1)! }))
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  const later = entries.filter(({ firstDay }) => firstDay >= nextYear)
  return (
    <DeskPage title="Days" isText>
      <DeskForm
        action="/desk/days/add"
        values={{ of: 'today', kind: 'closed', from: today }}
        className={`${deskForm.form} ${deskForm.card}`}
      >
        <h2>Close today, {longDay.format(new Date(today))}</h2>
        <TextField name="words" label="Why, such as Snow (customers read it)" maxLength={140} required />
        <Choices name="places" legend="Where (nothing ticked is everywhere)" choices={places} />
        <TextField name="to" type="date" min={today} label="Until and including (empty is today only)" />
        <Submit>Close</Submit>
      </DeskForm>
      <More title="Other days, other hours" of="days">
        <OtherDays today={today} places={places} />
      </More>
      <More title="A notice on every page" of="notice">
        <DeskForm action="/desk/days/add" values={{ of: 'notice', kind: 'notice' }} className={deskForm.form}>
          <TextField name="words" label="What it says" maxLength={140} required />
          <div className={deskForm.pair}>
            <TextField name="from" type="date" min={today} label="First day" required />
            <TextField name="to" type="date" min={today} label="Last day (empty is one day)" />
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
    </DeskPage>
  )
}

/** Days to come: closed, or open at other hours, also on some weekdays of a season alone. */
const OtherDays = ({ today, places }: { today: string; places: { value: string; label: string }[] }) => (
  <DeskForm action="/desk/days/add" values={{ of: 'days' }} now={{ kind: 'open' }} className={deskForm.form}>
    <div className={deskForm.pair}>
      <TextField name="from" type="date" min={today} label="First day" required />
      <TextField name="to" type="date" min={today} label="Last day (empty is one day)" />
    </div>
    <Choices
      name="kind"
      legend="What"
      type="radio"
      choices={[
        { value: 'open', label: 'Open at other hours' },
        { value: 'closed', label: 'Closed' },
      ]}
    />
    <div className={deskForm.pair}>
      <TextField name="opens" label="Opens" placeholder="9 AM" help="Empty where we're closed" maxLength={20} />
      <TextField name="closes" label="Closes" placeholder="7 PM" maxLength={20} />
    </div>
    <Choices
      name="weekdays"
      legend="Only on (nothing ticked is every day)"
      choices={WEEKDAYS.map((day) => ({ value: day, label: day }))}
    />
    <Choices name="places" legend="Where (nothing ticked is everywhere)" choices={places} />
    <TextField name="words" label="Why, such as Holiday hours (customers read it)" maxLength={140} />
    <Submit>Save</Submit>
  </DeskForm>
)

const Entries = ({ entries }: { entries: DaysQuery['calendarAhead']['entries'] }) => (
  <ul className={deskPage.list}>
    {entries.map(({ id, text }) => (
      <li key={id} className={deskPage.line}>
        <span>{text}</span>
        <ButtonForm action="/desk/days/remove" values={{ id }} words="Remove" what={text} />
      </li>
    ))}
  </ul>
)
