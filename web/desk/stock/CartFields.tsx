import { AVAILABILITY_WORDS } from '#graph/shared/availability.ts'
import { deskPage } from '#web/desk/desk.styles.ts'
import { useField } from '#web/desk/desk.ts'
import { fieldLabel } from '#web/desk/words.ts'
import { type CartFields_FieldFragment, useCartPlacesSuspenseQuery } from '#web/generated/desk.ts'
import { Field } from '#web/ui/Field.tsx'
import { cartForm as style } from './stock.styles.ts'

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
      <legend className={deskPage.heading}>{title}</legend>
      <CartFields fields={fields} names={names.filter(isIn)} />
    </fieldset>
  ))
}

/** Some fields in the order of `names`. */
export const CartFields = ({ fields, names = [] }: Props) => {
  const { locations } = useCartPlacesSuspenseQuery().data
  const places = [['', 'No place'], ...locations.map(({ id, city }) => [id, city])] as [string, string][]
  return (
    <div className={style.fields}>
      {names.map((name) => (
        <CartField key={name} field={fields.find((field) => field.name === name)!} places={places} />
      ))}
    </div>
  )
}

type FieldProps = { field: CartFields_FieldFragment; places: [string, string][] }

const CartField = ({ field: { name, type, rule, isNeeded, words }, places }: FieldProps) => {
  const { id, value, problem } = useField(name, words)
  const choices = name === 'location' ? places : CHOICES[name]
  const rows = { text: 5, list: 4 }[type]
  return (
    <div className={rows ? style.long : undefined}>
      <Field
        id={id}
        name={name}
        label={fieldLabel(name)}
        error={problem}
        help={problem || choices ? undefined : rule}
        required={isNeeded}
        defaultValue={value}
        rows={rows}
        options={choices?.map(([value, label]) => ({ value, label }))}
        inputMode={type === 'number' ? 'decimal' : undefined}
        autoComplete="off"
      />
    </div>
  )
}

/** What is chosen of, with the words of each value. */
const CHOICES: Record<string, [string, string][]> = {
  availability: Object.entries(AVAILABILITY_WORDS),
  isNew: [
    ['yes', 'New'],
    ['no', 'Used'],
  ],
  soldAsIs: [
    ['', 'Not stated'],
    ['no', 'Not sold as-is'],
    ['yes', 'Sold as-is'],
  ],
}
