import type { QueryRunner } from 'typeorm'
import { DEALER } from '#graph/dealer/dealer.ts'
import { type FileProblem, found, ProblemList } from '#graph/files/file-problem.ts'
import { cartWithId } from '#graph/inventory/file/inventory-record.ts'
import { AVAILABILITY_WORDS, type Availability } from '#graph/shared/availability.ts'
import { dollars } from '#graph/shared/words.ts'
import { type Changes, fieldsOf } from './changed-fields.ts'
import { CHECK, type CheckName } from './checks.sql.ts'

interface Cart {
  id: string | null
  name: string | null
  stockNumber: string | null
}

/** One of the first rows with a problem, with the count of all of them. */
interface CountedRow {
  line: number
  count: number
}

interface CheckedRows {
  repeated: { field: string; firstLine: number; firstRow: number | null }
  unclear: { field: string | null; number: string | null; candidates: Cart[] }
  unknown: { field: string; named: string; other: Cart | null }
  taken: { id: string; address: string; owner: string; other: Cart }
  numbered: {
    field: string
    number: string
    isUnknownId: boolean
    id: string
    other: Cart
    otherLine: number | null
    otherRow: number | null
  }
  overtaken: Changes & { changedAt: string }
  future: { updatedAt: string }
  incomplete: { field: string | null; named: string | null; missing: string | null; meant: string | null }
  foreign: { id: string }
  unpictured: { path: string; entry: number }
  surplus: { texts: number; pictures: number }
  unplaced: { location: string; known: string }
}

type CheckedRow = CheckedRows[CheckName] & CountedRow

/** Those of an import. */
interface Options {
  isReplacement: boolean
  isForced: boolean
  isPatch?: boolean
  removing?: string[]
}

/** Finds problems that only show across rows, or between the rows and the stock, by one statement. */
export async function checkTogether(
  runner: QueryRunner,
  problems: ProblemList,
  { isReplacement, isForced, isPatch = false, removing }: Options,
): Promise<void> {
  const checked: { check: CheckName; row: CheckedRow }[] = await runner.query(CHECK, [
    ProblemList.KEPT,
    isReplacement,
    isForced,
    isPatch,
    removing ?? null,
  ])
  for (const name of Object.keys(PROBLEMS) as CheckName[]) {
    const describe = PROBLEMS[name] as (row: CheckedRow) => Omit<FileProblem, 'line'>
    const rows = checked.filter(({ check }) => check === name).map(({ row }) => row)
    problems.addAll(rows, (row) => ({ line: row.line, ...describe(row) }))
  }
}

const NUMBERS: Record<string, string> = {
  id: 'id',
  stockNumber: 'stock number',
  vin: 'VIN',
  serialNumber: 'serial number',
}

/** What a row calls its vehicle: `the stock number "U-77"`. */
const calling = (field: string | null, value: string | null) => `the ${NUMBERS[field ?? 'id']} ${found(value)}`

const AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: DEALER.timeZone })

/** A value as people write it. */
function shown(column: string, value: unknown): string {
  if (column === 'availability') return AVAILABILITY_WORDS[value as Availability].toLowerCase()
  return typeof value === 'number' && /price$/i.test(column) ? dollars(value) : found(value)
}

const PROBLEMS: { [Name in CheckName]: (row: CheckedRows[Name]) => Omit<FileProblem, 'line'> } = {
  repeated({ field, firstLine, firstRow }) {
    const message =
      `This is the cart of row ${firstRow ?? firstLine} again. Keep one of the two rows; if they are two carts, ` +
      'give each a stock number or id of its own.'
    return { column: field === 'name' ? undefined : field, message }
  },
  unclear({ field, number, candidates }) {
    const carts = candidates.map(cartWithId).join('; ')
    const message =
      number === null
        ? `Which cart is this? In stock without a stock number or VIN: ${carts}. ` +
          'Write the id to change one, or a stock number of its own to add another.'
        : `Several carts have ${calling(field, number)}: ${carts}. Write the id of the one that you mean.`
    return { column: field ?? undefined, message, code: 'AMBIGUOUS' }
  },
  unknown({ field, named, other }) {
    const hint = other
      ? ` It is a number of ${cartWithId(other)}: give it as the stock number or VIN, without an id.`
      : ''
    return { column: field, message: `No cart has ${calling(field, named)}.${hint}`, code: 'NOT_FOUND' }
  },
  taken({ id, address, other }) {
    const column = address === id ? 'id' : 'aliases'
    const message = `${found(address)} already opens the page of ${cartWithId(other)}. Write another.`
    return { column, message, code: 'TAKEN' }
  },
  numbered({ field, number, isUnknownId, id, other, otherLine, otherRow }) {
    const place = otherRow ?? otherLine
    const owner = `${cartWithId(other)}${place === null ? '' : `, in row ${place}`}`
    const unknown = isUnknownId ? `No cart has the id ${found(id)}, and ` : ''
    const start = unknown ? `${unknown}${calling(field, number)} is` : `The ${NUMBERS[field]} ${found(number)} is`
    const advice = isUnknownId
      ? 'Leave the id empty and write the stock number or VIN to change that cart; a new cart needs numbers of its own.'
      : "Correct the number, mark the other cart as sold, or write that cart's id to change it."
    const fact = field === 'id' ? 'a number' : 'that'
    return { column: field, message: `${start} ${fact} of ${owner}. ${advice}`, code: 'TAKEN' }
  },
  overtaken({ changedAt, ...row }) {
    const values = fieldsOf(row)
    const texts = values.map(
      ({ column, before, after }) =>
        `${column} is ${shown(column, before)} on the site, and ${shown(column, after)} in the file`,
    )
    const since = AT.format(new Date(changedAt))
    const message = `The cart has changed since you read it, on ${since}: ${texts.join(', ')}. Keep what is right, and clear the date in the row's column updatedAt.`
    return { message, code: 'STALE', values }
  },
  future({ updatedAt }) {
    const message = `${found(new Date(updatedAt).toISOString())} is in the future. Copy the time at which the cart last changed, as you have read it.`
    return { column: 'updatedAt', message }
  },
  incomplete({ field, named, missing, meant }) {
    const why = named === null ? 'This is a new cart' : `No cart in stock has ${calling(field, named)}`
    if (meant) {
      const message = `${why}. Is it ${found(meant)}? If it is another cart, give it an id.`
      return { column: 'stockNumber', message, code: 'AMBIGUOUS' }
    }
    const change = named === null ? 'give its id, stock number, VIN or serial number' : 'correct it'
    return { message: `${why}. To add one, give ${missing} as well; to change one, ${change}.` }
  },
  foreign({ id }) {
    const message = `${found(id)} is the id of a location or rental plan. Write another.`
    return { column: 'id', message, code: 'TAKEN' }
  },
  unpictured({ path, entry }) {
    const message = `The site has no picture ${found(path)}. Write the picture's http or https address, or import by the command with the picture beside the file.`
    return { column: 'images', entry, message, code: 'NOT_FOUND' }
  },
  surplus({ texts, pictures }) {
    const counted = `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`
    return {
      column: 'alt',
      message: `There are ${texts} texts for ${counted}. Write one for each picture, in their order.`,
    }
  },
  unplaced({ location, known }) {
    const message = `${found(location)} is not a place of ours. Write one of ${known}.`
    return { column: 'location', message, code: 'NOT_FOUND' }
  },
}
