import { setImmediate } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import { type CopyValue, chunksOf } from '#graph/database/statements.ts'
import { found, type NoteList, type ProblemList, UnreadableFileError } from '#graph/files/file-problem.ts'
import type { FileRow } from '#graph/inventory/file/inventory-record.ts'
import { TREAD_WHEN_NEW } from '#graph/shared/inspection-words.ts'
import { sharedColumns } from '#graph/vehicles/fields.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { checkRow, type InventoryInput } from './file/check-row.ts'
import { NAMING_FIELDS } from './file/csv-file.ts'
import { FILE_PROPERTIES, PICTURES_IN_STOCK } from './import.sql.ts'
import type { ImportedPicture, ImportedPictures } from './imported-pictures.ts'
import { idFrom } from './new-ids.ts'
import { PictureError, type StoredPicture } from './stored-picture.ts'

const ROWS_LOOKED_UP = 200
/** Nobody waits for the count of millions. */
const MOST_PROBLEMS = 100_000
/** Rows between which the process does other things. */
const ROWS_AT_ONCE = 500

interface CheckedRow extends Pick<FileRow, 'line' | 'row'> {
  cart: string | undefined
  input: InventoryInput
}

interface Options {
  stock: DataSource
  pictures: ImportedPictures
  problems: ProblemList
  notes: NoteList
  isPatch: boolean
}

/** The rows as inventory_file takes them, without their wrong values, which go to `problems`. */
export async function* copiedRows(
  rows: AsyncIterable<FileRow>,
  { stock, pictures, problems, notes, isPatch }: Options,
): AsyncGenerator<CopyValue[]> {
  for await (const some of chunksOf(checkedRows(rows, { problems, notes, isPatch }), ROWS_LOOKED_UP)) {
    const known = await picturesInStock(stock, some)
    for (const row of some) {
      const images = await picturesOf(row.input, pictures, known(row.input)).catch((error) => {
        if (!(error instanceof PictureError)) throw error
        problems.add({ ...rowAddress(row), column: 'images', entry: error.entry, message: error.message })
        return undefined
      })
      yield copyRow(row, images)
    }
  }
}

async function* checkedRows(
  rows: AsyncIterable<FileRow>,
  { problems, notes, isPatch }: Pick<Options, 'problems' | 'notes' | 'isPatch'>,
): AsyncGenerator<CheckedRow> {
  let count = 0
  try {
    for await (const row of rows) {
      count += 1
      if (count % ROWS_AT_ONCE === 0) await setImmediate()
      const { input, cart, ...checked } = checkRow(row)
      const place = rowAddress({ ...row, cart })
      for (const problem of checked.problems) problems.add({ ...place, ...problem })
      for (const note of checked.notes) notes.add({ ...place, ...note })
      if (input && !(NAMING_FIELDS.some((name) => input[name]) || (idFrom(input) && !isPatch))) {
        const column = NAMING_FIELDS.find((name) => name in row.values) ?? 'id'
        const message = 'Which cart is this? Give its id, stock number, VIN or serial number.'
        problems.add({ ...place, column, message, code: 'REQUIRED' })
      } else if (input) yield { ...row, cart, input }
      if (problems.count >= MOST_PROBLEMS) return
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    problems.add({ line: error.line, message: error.message })
  }
}

const rowAddress = ({ line, row, cart }: Pick<CheckedRow, 'line' | 'row' | 'cart'>) => ({
  line,
  ...(row !== undefined && { row }),
  ...(cart !== undefined && { cart }),
})

/**
 * The pictures that the vehicles of some rows have, in one statement. Nobody waits for this reading, so a vehicle can change after
 * it: what a row becomes is decided later, and pictures that are not known here are looked up.
 */
async function picturesInStock(stock: DataSource, rows: CheckedRow[]) {
  const pictured = rows.map(({ input }) => input).filter(({ images }) => images?.length)
  const numbers = (name: 'stockNumber' | 'vin' | 'serialNumber') =>
    pictured.flatMap(({ id, [name]: number }) => (!id && number ? [number.toLowerCase()] : []))
  const ids = pictured.flatMap(({ id }) => id ?? [])
  const vehicles: Pick<Vehicle, 'id' | (typeof NAMING_FIELDS)[number] | 'images'>[] =
    pictured.length > 0
      ? await stock.query(PICTURES_IN_STOCK, [ids, numbers('stockNumber'), numbers('vin'), numbers('serialNumber')])
      : []
  const known = new Map<string, StoredPicture[]>()
  for (const { images, ...names } of vehicles) {
    // A text belongs to a picture of a vehicle: the statements add it.
    const pictures = images.map(({ alt: _alt, staleAlt: _staleAlt, ...picture }) => picture)
    for (const name of NAMING_FIELDS) known.set(`${name} ${names[name]}`, pictures)
  }
  return ({ id, ...input }: InventoryInput): StoredPicture[] => {
    const names = NAMING_FIELDS.map((name) => `${name} ${name === 'id' ? id : input[name]?.toLowerCase()}`)
    return known.get(names.find((name) => known.has(name)) ?? '') ?? []
  }
}

/** Undefined where the row leaves the pictures as they are, or has some that are yet to be fetched. */
async function picturesOf(
  { images }: InventoryInput,
  pictures: ImportedPictures,
  known: StoredPicture[],
): Promise<ImportedPicture[] | undefined> {
  if (!images) return undefined
  const all: ImportedPicture[] = []
  for (const [index, reference] of images.entries()) {
    const picture = await pictures.find(reference, known).catch((error) => {
      if (!(error instanceof PictureError)) throw error
      throw new PictureError(`${found(reference)} ${error.message}.`, index + 1)
    })
    all.push(picture)
  }
  return images.some((reference) => pictures.isUnfetched(reference)) ? undefined : all
}

function copyRow({ line, row, input }: CheckedRow, images: ImportedPicture[] | undefined): CopyValue[] {
  const entries = Object.entries(input)
  const cleared = entries.filter(([, value]) => value === null).map(([name]) => name)
  // Texts wait for their pictures.
  const alt = input.alt?.length && (images || !input.images) ? input.alt : undefined
  // What an API's reader sends back says also what is so by default.
  const withoutDefaults = input.treadNew === TREAD_WHEN_NEW ? { ...input, treadNew: null } : input
  const values: Record<string, CopyValue | object | undefined> = {
    ...input,
    ...{ ...sharedColumns(withoutDefaults), images, alt, madeId: idFrom(input) },
  }
  return [line, row ?? null, copyValue(cleared), ...FILE_PROPERTIES.map((property) => copyValue(values[property]))]
}

function copyValue(value: CopyValue | object | undefined): CopyValue {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)
}
