import { FACTS, SPECIFICATIONS } from '#web/generated/fields.ts'
import type { CartFacts_VehicleFragment } from '#web/generated/graphql.ts'
import { unbroken } from '#web/ui/cutText.ts'

type Vehicle = CartFacts_VehicleFragment
type Name = (typeof FACTS)[number]['name']
type Value = string | number | boolean | null

/** Where a fact is more than the value of its field. */
const TEXTS: { [Field in Name]?: (vehicle: Vehicle) => string | null } = {
  modelYear: ({ modelYear }) => modelYear?.toString() ?? null,
  warranty: ({ warranty, inspection }) => warranty ?? (inspection?.soldAsIs ? 'None' : null),
  location: ({ location }) => location && (location.city ?? location.name),
}

/** "640 miles", "1 mile". */
const valueText = (value: Value, unit = '') => {
  if (value == null) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = typeof value === 'number' ? value.toLocaleString('en-US') : value
  return [text, value === 1 ? unit.replace(/s$/, '') : unit].filter(Boolean).join(' ')
}

type Fact<Key> = { key: Key; name: string; textOf: (vehicle: Vehicle) => string | null }

/** Data of the individual cart, as tables name and show them; null where the dealer states nothing. */
export const CART_FACTS = FACTS.map((fact): Fact<Name> => {
  const { name, label } = fact
  const unit = 'unit' in fact ? fact.unit : undefined
  return { key: name, name: label, textOf: TEXTS[name] ?? ((vehicle) => valueText(vehicle[name] as Value, unit)) }
})

export const SPECIFICATION_FACTS = SPECIFICATIONS.map(({ name, label }): Fact<typeof name> => {
  const textOf = ({ specifications }: Vehicle) => {
    const text = valueText(specifications[name])
    return text && unbroken(text)
  }
  return { key: name, name: label, textOf }
})

export const factRows = (facts: readonly Fact<string>[], vehicle: Vehicle) =>
  facts.flatMap(({ name, textOf }) => {
    const text = textOf(vehicle)
    return text === null ? [] : [{ name, text }]
  })
