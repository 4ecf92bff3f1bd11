import { useContext } from 'react'
import { AVAILABILITY_WORDS } from '#graph/shared/availability.ts'
import { More } from '#web/desk/DeskPage.tsx'
import { FormContext, useDesk, useField, useProblems } from '#web/desk/desk.ts'
import { fieldLabel } from '#web/desk/words.ts'
import { type CartFields_FieldFragment, useCartChoicesSuspenseQuery } from '#web/generated/desk.ts'
import { FORM_SECTIONS } from '#web/generated/fields.ts'
import { Field } from '#web/ui/Field.tsx'
import { Findings, isTypedFindings } from './Findings.tsx'
import { cartForm as style } from './stock.styles.ts'

export const NEEDED = ['name', 'brand', 'category', 'price', 'description']

type Props = { fields: readonly CartFields_FieldFragment[]; names?: string[]; isIn?: (name: string) => boolean }
type FieldProps = { field: CartFields_FieldFragment; isNeeded: boolean }

/** The fields of a form in their groups; those are open that are needed most, or have something wrong or typed in them. */
export const CartFieldGroups = ({ fields, isIn = () => true }: Props) => {
  const { typed, shown, untouched } = useDesk()
  const { isBack } = useContext(FormContext)
  const wrong = useProblems().map(({ field = '' }) => field.split('-')[0]!)
  const isTyped = ({ name, words }: CartFields_FieldFragment) => {
    if (!isBack) return false
    if (name === 'findings' && isTypedFindings(typed, [shown.findings ?? []].flat().map(String))) return true
    return name in typed && (name in shown ? !untouched.includes(name) : typed[name] !== words)
  }
  const marked = new Set([...wrong, ...fields.filter(isTyped).map(({ name }) => name)])
  return FORM_SECTIONS.map(({ title, names }, index) => (
    <More key={title} title={title} isOpen={index === 0 || names.some((name) => marked.has(name))}>
      <CartFields fields={fields} names={names.filter(isIn)} />
    </More>
  ))
}

/** Some fields in the order of `names`. What is needed is not folded: a browser would not show what it complains of. */
export const CartFields = ({ fields, names = [], isNeeded = false }: Props & { isNeeded?: boolean }) => (
  <div className={style.fields}>
    {names.map((name) => {
      const field = fields.find((field) => field.name === name)!
      return name === 'findings' ? (
        <Findings key={name} words={field.words} />
      ) : (
        <CartField key={name} field={field} isNeeded={isNeeded && name !== 'description'} />
      )
    })}
  </div>
)

const CartField = ({ field: { name, type, rule, words }, isNeeded }: FieldProps) => {
  const { id, value, problem } = useField(name, words)
  const { locations, vehicles } = useCartChoicesSuspenseQuery().data
  const places = [['', 'No place'], ...locations.map(({ id, city, name }) => [id, city ?? name])] as [string, string][]
  const choices = name === 'location' ? places : CHOICES[name]
  const known = { brand: vehicles.facets.brands, category: vehicles.facets.categories }[name]
  const rows = { text: 5, list: 4 }[type]
  const isDay = name === 'inspectedOn'
  return (
    <div className={rows ? style.long : undefined}>
      <Field
        id={id}
        name={name}
        label={fieldLabel(name)}
        error={problem}
        help={problem || choices || isDay || !rule ? undefined : rule}
        required={isNeeded}
        defaultValue={value}
        rows={rows}
        options={choices?.map(([value, label]) => ({ value, label }))}
        // A field for dates would drop other words.
        type={isDay && !problem ? 'date' : undefined}
        inputMode={type === 'number' ? 'decimal' : undefined}
        list={known && `${id}-known`}
      />
      {known && (
        <datalist id={`${id}-known`}>
          {known.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
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
