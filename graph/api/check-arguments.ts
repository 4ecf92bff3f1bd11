import { ArgumentError } from './argument-error.ts'

/**
 * Throws an ArgumentError for a value that no resolver and no database can take, at any depth of any argument: a number such as
 * 1e309, which GraphQL accepts in a document, and the character U+0000, which Postgres refuses.
 */
export function checkArguments(args: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(args)) checkValue(name, value)
}

function checkValue(place: string, value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new ArgumentError(place, `${place} is too large a number.`)
  }
  if (typeof value === 'string' && value.includes('\0')) {
    throw new ArgumentError(place, `${place} must not contain the character U+0000.`)
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    checkValue(Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`, inner)
  }
}
