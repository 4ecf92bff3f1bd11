/** Values that programs get wrong, as JSON has them. */
export const HOSTILE_TEXTS = [
  ...['', '\0', 'a\0b', '%', '\\', "' or 1=1--", '$1', '../..', '<script>', '\r\nBcc: a@b.c', '\ud800', '\u202e', 'İ'],
  ...['💥'.repeat(50), 'a'.repeat(5000), '__proto__', 'constructor', 'NaN', '1e309'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '+010000-01-01T00:00:00.000Z'],
]
const NUMBERS = [-1, 0, -0, 0.5, 1, 250, 251, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 + 2, 1e308, -1e308, 5e-324]
const OTHERS = [null, true, {}, { a: 1 }, [], [[]], [null], [{}], [1, 'a'], Array.from({ length: 51 }, () => 1)]

export const HOSTILE_VALUES: unknown[] = [...HOSTILE_TEXTS, ...NUMBERS, ...OTHERS]

/** What only a document can hold: JSON has no number that is infinite, and no enum value. */
const OF_DOCUMENTS = [
  ...['1e309', '-1e309', '1e-400', '[1, 1e309]', '[1e309]', '[-1e309, 1]'],
  ...['X', '[X]', '"""\na"""', '[$none]'],
]

/** The values as literals of GraphQL. */
export const HOSTILE_LITERALS: string[] = [...HOSTILE_VALUES.map((value) => literalOf(value)), ...OF_DOCUMENTS]

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value).map(([name, inner]) => `${name}: ${literalOf(inner)}`)}}`
}
