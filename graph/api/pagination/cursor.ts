import { ArgumentError } from '#graph/api/argument-error.ts'

/** A place in a sorted list: the sort key and the id of the row there. */
export interface Position {
  key: unknown
  id: string
}

export const encodeCursor = (sort: string, { key, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** Refuses what was not made for this sort; `isKey` says what a key of the sort looks like in JSON. */
export function decodeCursor(
  argument: string,
  cursor: string,
  sort: string,
  isKey: (key: unknown) => boolean,
): Position {
  const [cursorSort, key, id] = parse(cursor)
  if (typeof cursorSort !== 'string' || typeof id !== 'string' || id.includes('\0'))
    throw new ArgumentError(argument, `${argument} is not a cursor of this list.`)
  if (cursorSort !== sort) throw new ArgumentError(argument, `${argument} is a cursor of another sort than ${sort}.`)
  if (!isKey(key)) throw new ArgumentError(argument, `${argument} is not a cursor of this list.`)
  return { key, id }
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) && value.length === 3 ? value : []
  } catch {
    return []
  }
}
