import { AVAILABILITY_WORDS } from '#graph/shared/availability.ts'
import { useDesk } from '#web/desk/desk.ts'
import { fieldLabel } from '#web/desk/words.ts'
import { type CartFields_FieldFragment, useCartPlacesSuspenseQuery } from '#web/generated/desk.ts'
import { field as box } from '#web/theme/field.styles.ts'
import { cartFields as style } from './CartFields.styles.ts'

export const NEEDED = ['name', 'brand', 'category', 'price', 'description']

/** What is looked up most comes first; what is in no group stands in the last one. */
const GROUPS: { title: string; names: string[] }[] = [
  { title: 'Price and state', names: ['price', 'listPrice', 'availability', 'location'] },
  {
    title: 'The cart',
    names: ['name', 'brand', 'category', 'isNew', 'modelYear', 'color', 'mileage', 'description', 'features'],
  },
  { title: 'Numbers', names: ['stockNumber', 'vin', 'serialNumber'] },
  {
    title: 'Specifications',
    names: ['topSpeed', 'range', 'seatingCapacity', 'batteryType', 'chargingTime', 'payload'],
  },
  {
    title: 'Warranty and condition',
    names: [
      ...['warranty', 'soldAsIs', 'inspectedBy', 'inspectedOn', 'batteryHealth', 'tread', 'treadNew'],
      ...['findings', 'history'],
    ],
  },
]
const OTHERS = 'On the site'

type Props = { fields: readonly CartFields_FieldFragment[]; names?: string[]; isIn?: (name: string) => boolean }

/** The fields of a form in their groups. */
export const CartFieldGroups = ({ fields, isIn = () => true }: Props) => {
  const grouped = new Set(GROUPS.flatMap(({ names }) => names))
  const others = fields.map(({ name }) => name).filter((name) => !grouped.has(name))
  return [...GROUPS, { title: OTHERS, names: others }].map(({ title, names }) => (
    <fieldset key={title} className={style.group}>
      <legend className={style.title}>{title}</legend>
      <CartFields fields={fields} names={names.filter(isIn)} />
    </fieldset>
  ))
}

/** Some fields in the order of `names`. */
export const CartFields = ({ fields, names = [] }: Props) => (
  <div className={style.fields}>
    {names.map((name) => (
      <CartField key={name} {...fields.find((field) => field.name === name)!} />
    ))}
  </div>
)

const CartField = ({ name, type, rule, isNeeded, words }: CartFields_FieldFragment) => {
  const { typed, refused } = useDesk()
  const isLong = type === 'text' || type === 'list'
  const problem = refused && 'problems' in refused && refused.problems.find(({ field }) => field === name)
  const attributes = {
    id: name,
    name,
    className: box(),
    required: isNeeded,
    'aria-describedby': `${name}-rule`,
    'aria-invalid': problem ? true : undefined,
    defaultValue: typed[name] ?? words,
  }
  const control = () => {
    if (name === 'location') return <Place {...attributes} />
    if (type === 'choice') return <Choice {...attributes} options={Object.entries(AVAILABILITY_WORDS)} />
    if (type === 'boolean') return <Choice {...attributes} options={Object.entries(YES_OR_NO[name] ?? {})} />
    if (isLong) return <textarea {...attributes} rows={type === 'text' ? 5 : 4} />
    return (
      <input {...attributes} type="text" inputMode={type === 'number' ? 'decimal' : undefined} autoComplete="off" />
    )
  }
  const isChosen = name === 'location' || type === 'choice' || type === 'boolean'
  return (
    <div className={isLong ? style.long : style.field}>
      <label htmlFor={name} className={style.label}>
        {fieldLabel(name)}
      </label>
      {control()}
      <p id={`${name}-rule`} className={problem ? style.problem : style.rule}>
        {problem ? problem.message : !isChosen && rule}
      </p>
    </div>
  )
}

/** What the choices of yes and no are called. */
const YES_OR_NO: Record<string, Record<string, string>> = {
  isNew: { yes: 'New', no: 'Used' },
  soldAsIs: { '': 'Not stated', no: 'Not sold as-is', yes: 'Sold as-is' },
}

type ChoiceProps = { id: string; name: string; className: string; defaultValue: string; options?: [string, string][] }

const Choice = ({ options = [], ...attributes }: ChoiceProps) => (
  <select {...attributes}>
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)

const Place = (attributes: ChoiceProps) => {
  const { locations } = useCartPlacesSuspenseQuery().data
  return (
    <Choice
      {...attributes}
      options={[['', 'No place'], ...locations.map(({ id, city }) => [id, city] as [string, string])]}
    />
  )
}
