import { setImmediate } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import type { CopyValue } from '#graph/database/copy-rows.ts'
import { found, type NoteList, type ProblemList, UnreadableFileError } from '#graph/files/file-problem.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { isSpecification } from '#graph/vehicles/vehicle-fields.ts'
import { checkRow, type InventoryInput } from './file/check-row.ts'
import type { FileRow } from './file/file-row.ts'
import { FILE_PROPERTIES, PICTURES_IN_STOCK } from './import.sql.ts'
import type { ImportedPicture, ImportedPictures } from './imported-pictures.ts'
import { PictureError } from './stored-picture.ts'

const ROWS_LOOKED_UP = 200
/** Nobody waits for the count of millions. */
const MOST_PROBLEMS = 100_000
/** Rows between which the process does other things. */
const ROWS_AT_ONCE = 500

interface CheckedRow {
  line: number
  row: number | undefined
  cart: string | undefined
  input: InventoryInput
}

type StockedVehicle = Pick<Vehicle, 'id' | 'name' | 'images'>

interface Options {
  stock: DataSource
  pictures: ImportedPictures
  problems: ProblemList
  notes: NoteList
}

/** The rows as inventory_file takes them, without their wrong values, which go to `problems`. */
export async function* copiedRows(
  rows: AsyncIterable<FileRow>,
  { stock, pictures, problems, notes }: Options,
): AsyncGenerator<CopyValue[]> {
  for await (const some of chunksOf(checkedRows(rows, problems, notes), ROWS_LOOKED_UP)) {
    const stocked = await vehiclesInStock(stock, some)
    for (const { line, row, cart, input } of some) {
      const images = await picturesOf(input, pictures, stocked.get(input.id)).catch((error) => {
        if (!(error instanceof PictureError)) throw error
        problems.add({ line, row, cart, column: error.column, entry: error.entry, message: error.message })
        return undefined
      })
      yield copyRow(line, row, input, images)
    }
  }
}

async function* checkedRows(
  rows: AsyncIterable<FileRow>,
  problems: ProblemList,
  notes: NoteList,
): AsyncGenerator<CheckedRow> {
  let count = 0
  try {
    for await (const row of rows) {
      count += 1
      if (count % ROWS_AT_ONCE === 0) await setImmediate()
      const { line, row: number } = row
      const { input, cart, ...checked } = checkRow(row)
      for (const problem of checked.problems) problems.add({ line, row: number, cart, ...problem })
      for (const note of checked.notes) notes.add({ line, row: number, cart, ...note })
      if (input) yield { line, row: number, cart, input }
      if (problems.count >= MOST_PROBLEMS) return
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    problems.add({ line: error.line, message: error.message })
  }
}

/** The vehicles to which rows give pictures or texts of pictures, by id, in one statement. */
async function vehiclesInStock(stock: DataSource, rows: CheckedRow[]): Promise<Map<string, StockedVehicle>> {
  const ids = rows.filter(({ input }) => input.images || input.alt).map(({ input }) => input.id)
  const vehicles: StockedVehicle[] = ids.length ? await stock.query(PICTURES_IN_STOCK, [ids]) : []
  return new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
}

async function* chunksOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let chunk: Item[] = []
  for await (const item of items) {
    if (chunk.push(item) < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length) yield chunk
}

/** Undefined where the row leaves the pictures as they are, or has some that are yet to be fetched. */
async function picturesOf(
  { images, alt = [], name }: InventoryInput,
  pictures: ImportedPictures,
  stocked: StockedVehicle | undefined,
): Promise<ImportedPicture[] | undefined> {
  const inStock = stocked?.images ?? []
  const references = images ?? (alt.length > 0 ? inStock.map(({ path }) => path) : undefined)
  if (!references) return undefined
  if (alt.length > references.length) {
    const message = `There are ${alt.length} texts for ${references.length} pictures. Write one for each picture, or empty the cell.`
    throw new PictureError(message, 'alt')
  }
  const all: ImportedPicture[] = []
  for (const [index, reference] of references.entries()) {
    const picture = await pictures.find(reference, inStock).catch((error) => {
      if (!(error instanceof PictureError)) throw error
      throw new PictureError(`${found(reference)} is not ${error.message}.`, 'images', index + 1)
    })
    all.push({ ...picture, alt: alt[index] ?? picture.alt ?? name ?? stocked?.name ?? '' })
  }
  return references.some((reference) => pictures.isUnfetched(reference)) ? undefined : all
}

function copyRow(
  line: number,
  row: number | undefined,
  input: InventoryInput,
  images: ImportedPicture[] | undefined,
): CopyValue[] {
  const entries = Object.entries(input)
  const specifications = Object.fromEntries(entries.filter(([name]) => isSpecification(name)))
  const cleared = entries.filter(([, value]) => value === null).map(([name]) => name)
  const values = { ...input, images, specifications }
  return [line, row ?? null, copyValue(cleared), ...FILE_PROPERTIES.map((property) => copyValue(values[property]))]
}

function copyValue(value: CopyValue | object | undefined): CopyValue {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)
}
