import fc from 'fast-check'
import { type GraphQLInputType, getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql'

/** Half of a split character as U+FFFD: addresses and forms cannot carry it. */
export const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '\uFFFD')

const NASTY = [
  '',
  '\0',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '`',
  '$1',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '-0',
  '../..',
  '\u202e',
  '\ud800',
  'İ',
  '💥'.repeat(50),
  'a'.repeat(5000),
  '<script>',
  '\r\nBcc: a@b.c',
  "' or 1=1--",
]
export const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 200 }),
)
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-1, 0, 1, 250, 251, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308),
)
export const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }))

/** A value of this type, or sometimes of none. */
export const inputOf = (type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return inputOf(type.ofType, depth)
  const right = rightInputOf(type, { depth })
  return fc.oneof(
    { arbitrary: right, weight: 6 },
    { arbitrary: anything, weight: 1 },
    { arbitrary: fc.constant(null), weight: 1 },
  )
}

type Inputs = {
  depth: number
  /** The most entries of a list. */
  entries?: number
  /** Makes the parts of a value. */
  part?: (type: GraphQLInputType, depth: number) => fc.Arbitrary<unknown>
}

/** A value of this type. */
export const rightInputOf = (
  type: GraphQLInputType,
  { depth, entries = 4, part = inputOf }: Inputs,
): fc.Arbitrary<unknown> => {
  if (isListType(type)) return fc.array(part(type.ofType, depth + 1), { maxLength: entries, size: 'max' })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    if (depth > 3) return fc.constant({})
    const fields = Object.values(type.getFields()).map((field) => [field.name, part(field.type, depth + 1)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  const name = getNamedType(type).name
  if (name === 'Int' || name === 'Float') return number
  if (name === 'Boolean') return fc.boolean()
  return text
}
