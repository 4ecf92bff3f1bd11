import { DeskForm } from '#web/desk/DeskForm.tsx'
import { CheckBoxes } from '#web/desk/fields/CheckBoxes.tsx'
import { fields } from '#web/desk/fields/fields.styles.ts'
import { TextField } from '#web/desk/fields/TextField.tsx'
import { useField } from '#web/desk/fields/useField.ts'
import { button } from '#web/theme/button.styles.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days to come: closed, or open at other hours, also on some weekdays of a season alone. */
export const OtherDays = ({ today, places }: { today: string; places: { value: string; label: string }[] }) => {
  const { value: kind, problem } = useField('days', 'kind', 'open')
  return (
    <DeskForm action="/desk/days/add" values={{ of: 'days' }} className={fields.form}>
      <div className={fields.pair}>
        <TextField of="days" name="from" type="date" min={today} label="First day" required />
        <TextField of="days" name="to" type="date" min={today} label="Last day (empty is one day)" />
      </div>
      <fieldset className={fields.field}>
        <legend>What</legend>
        {problem && <span className={fields.problem}>{problem}</span>}
        <div className={fields.boxes}>
          <label>
            <input type="radio" name="kind" value="open" defaultChecked={kind !== 'closed'} /> Open at other hours
          </label>
          <label>
            <input type="radio" name="kind" value="closed" defaultChecked={kind === 'closed'} /> Closed
          </label>
        </div>
      </fieldset>
      <div className={fields.pair}>
        <TextField
          of="days"
          name="opens"
          label="Opens"
          placeholder="9 AM"
          hint="Empty where we're closed"
          maxLength={20}
        />
        <TextField of="days" name="closes" label="Closes" placeholder="7 PM" maxLength={20} />
      </div>
      <CheckBoxes
        of="days"
        name="weekdays"
        legend="Only on (nothing ticked is every day)"
        choices={WEEKDAYS.map((day) => ({ value: day, label: day }))}
      />
      <CheckBoxes of="days" name="places" legend="Where (nothing ticked is everywhere)" choices={places} />
      <TextField of="days" name="words" label="Why, such as Holiday hours (customers read it)" maxLength={140} />
      <button type="submit" className={button()}>
        Save
      </button>
    </DeskForm>
  )
}
