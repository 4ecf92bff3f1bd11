import type { DataSource } from 'typeorm'
import type { CopyValue } from '#graph/database/copy-rows.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { isSpecification } from '#graph/vehicles/vehicle-fields.ts'
import { checkRow, type InventoryInput } from './file/check-row.ts'
import { found, type ProblemList, UnreadableFileError } from './file/file-problem.ts'
import type { FileRow } from './file/file-row.ts'
import { FILE_PROPERTIES, PICTURES_IN_STOCK } from './import.sql.ts'
import { type ImportedPicture, type ImportedPictures, isWebAddress } from './imported-pictures.ts'
import { type DescribedPicture, PictureError } from './stored-picture.ts'

const ROWS_LOOKED_UP = 200

/** A row without problems; `known` are the pictures that its vehicle has in stock. */
interface CheckedRow {
  line: number
  input: InventoryInput
  known: DescribedPicture[]
  /** The vehicle's name in stock. */
  knownName?: string
}

interface Options {
  stock: DataSource
  pictures: ImportedPictures
  problems: ProblemList
}

/** The rows without problems, as inventory_file takes them; the other rows go to `problems`. */
export async function* copiedRows(
  rows: AsyncIterable<FileRow>,
  { stock, pictures, problems }: Options,
): AsyncGenerator<CopyValue[]> {
  for await (const { line, input, known, knownName = '' } of withKnownPictures(checkedRows(rows, problems), stock)) {
    try {
      const { images, name = knownName } = input
      yield copyRow(line, input, images && (await findPictures({ images, name }, pictures, known)))
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      problems.add({ line, column: 'images', message: error.message })
    }
  }
}

async function* checkedRows(
  rows: AsyncIterable<FileRow>,
  problems: ProblemList,
): AsyncGenerator<Pick<CheckedRow, 'line' | 'input'>> {
  try {
    for await (const row of rows) {
      const { line } = row
      const input = checkRow(row)
      if (!Array.isArray(input)) yield { line, input }
      else for (const problem of input) problems.add({ line, ...problem })
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    problems.add({ line: error.line, message: error.message })
  }
}

/** Looks up the pictures of many vehicles in one statement. */
async function* withKnownPictures(
  rows: AsyncIterable<Pick<CheckedRow, 'line' | 'input'>>,
  stock: DataSource,
): AsyncGenerator<CheckedRow> {
  for await (const some of chunksOf(rows, ROWS_LOOKED_UP)) {
    const ids = some
      .filter(({ input }) => input.images && (!input.name || input.images.some((image) => !isWebAddress(image))))
      .map(({ input }) => input.id)
    const known = await picturesInStock(stock, ids)
    for (const row of some) yield { ...row, known: [], ...known.get(row.input.id) }
  }
}

async function picturesInStock(stock: DataSource, ids: string[]) {
  const rows: Pick<Vehicle, 'id' | 'name' | 'images'>[] = ids.length ? await stock.query(PICTURES_IN_STOCK, [ids]) : []
  const pictures = (images: Vehicle['images']): DescribedPicture[] => images.map(({ alt: _alt, ...picture }) => picture)
  return new Map(rows.map(({ id, name, images }) => [id, { known: pictures(images), knownName: name }]))
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

async function findPictures(
  { images, name }: { images: string[]; name: string },
  pictures: ImportedPictures,
  known: DescribedPicture[],
): Promise<ImportedPicture[]> {
  const all: ImportedPicture[] = []
  for (const reference of images) {
    try {
      all.push({ alt: name, ...(await pictures.find(reference, known)) })
    } catch (error) {
      if (error instanceof PictureError) throw new PictureError(`expected ${error.message}, found ${found(reference)}`)
      throw error
    }
  }
  return all
}

function copyRow(line: number, input: InventoryInput, images: ImportedPicture[] | undefined): CopyValue[] {
  const entries = Object.entries(input)
  const specifications = Object.fromEntries(entries.filter(([name]) => isSpecification(name)))
  const cleared = entries.filter(([, value]) => value === null).map(([name]) => name)
  const values = { ...input, images, specifications }
  return [line, copyValue(cleared), ...FILE_PROPERTIES.map((property) => copyValue(values[property]))]
}

function copyValue(value: CopyValue | object | undefined): CopyValue {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)
}
