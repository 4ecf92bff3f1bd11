import { registerEnumType } from 'type-graphql'

/** An enum of the API: its values by their names, from the descriptions of each. */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): { readonly [Each in Value]: Each } {
  const names = Object.keys(values) as Value[]
  const members = Object.fromEntries(names.map((value) => [value, value])) as { [Each in Value]: Each }
  const valuesConfig = Object.fromEntries(names.map((value) => [value, { description: values[value] }]))
  registerEnumType(members, {
    name,
    description,
    valuesConfig: valuesConfig as { [Each in Value]: { description: string } },
  })
  return members
}
