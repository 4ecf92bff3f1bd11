import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import { LIMITS } from '#graph/api/limits.ts'
import { copyRows } from '#graph/database/copy-rows.ts'
import { type FileNote, type FileProblem, found, NoteList, ProblemList } from '#graph/files/file-problem.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import type { FieldName } from '#graph/vehicles/vehicle-fields.ts'
import type { FileRow } from './file/file-row.ts'
import { EXPORTED_NAMES, rowRecord } from './file/inventory-record.ts'
import * as statements from './import.sql.ts'
import { addNotes, nameCarts } from './import-notes.ts'
import { ImportedPictures } from './imported-pictures.ts'
import { copiedRows } from './imported-rows.ts'
import { claimMedia } from './media-owner.ts'
import { SPELLINGS } from './spelling.sql.ts'

export interface ImportOptions {
  /** Folder of the file: paths of pictures may be relative to it. Without one, no other file of this machine is read. */
  folder?: string
  mediaDir: string
  /** Pictures may be fetched from this machine, and by http: for tests. */
  allowsLocalPictures?: boolean
  /** Checks and compares everything, and changes nothing. */
  isDryRun: boolean
  /** Removes the vehicles that the file lacks. */
  isReplacement: boolean
  /** Lets a replacement remove any number of vehicles, and a file overwrite later changes. */
  isForced: boolean
  /** Only changes after this time count as later than a row of the file: the dealer's staff know of earlier ones. */
  knownUntil?: Date
  /** The share of the stock that a replacement may remove; half of it by default, and always one vehicle. */
  mostRemoved?: number
  /** Runs with the number of vehicles before they are added, changed or removed. */
  pay?: (vehicles: number) => Promise<void>
  /** Runs at the end of the transaction, before it commits. */
  record?: (transaction: EntityManager, difference: Difference) => Promise<void>
}

/** The changes that an import makes, or would make. `first` has the first 20 vehicles, and `ids` the first 250. */
export interface Difference {
  added: { count: number; first: Pick<Vehicle, 'id' | 'name'>[] }
  changed: { count: number; first: ChangedVehicle[]; ids: string[] }
  removed: { count: number; first: Pick<Vehicle, 'id' | 'name'>[] }
  unchanged: number
  /** What was imported and should be looked at; the first 50. */
  notes: { count: number; first: FileNote[] }
}

export interface ChangedVehicle {
  id: string
  fields: { column: FieldName; before: unknown; after: unknown }[]
}

/** Nothing was imported: the file has problems, or it would remove most of the stock. */
export type ImportRefusal = { problems: ProblemList } | { wouldRemove: number; stock: number }

interface Counts {
  added: number
  changed: number
  unchanged: number
  changedIds: string[]
}

interface RemovalCounts {
  missing: number
  stock: number
}

/** Vehicles of each kind that a difference describes. */
const NAMED = 20

/** Imports and removes vehicles. */
export class InventoryService {
  /** `writer` makes the imports, where those must not take the connections of requests. */
  constructor(
    private readonly database: DataSource,
    private readonly writer = database,
  ) {}

  /**
   * Brings the stock to what the rows of a file say, in one transaction: all of it or nothing. The rows are read again once
   * pictures have been fetched, because a transaction must not wait for other people's servers.
   */
  async import(rows: () => AsyncIterable<FileRow>, options: ImportOptions): Promise<Difference | ImportRefusal> {
    if (!options.isDryRun) await claimMedia(this.database, options.mediaDir)
    const pictures = new ImportedPictures(options)
    for (;;) {
      const result = await this.#tryImport(rows(), pictures, options)
      if (result) return result
      await pictures.fetch()
    }
  }

  /** Undefined when pictures must be fetched first. */
  async #tryImport(
    rows: AsyncIterable<FileRow>,
    pictures: ImportedPictures,
    options: ImportOptions,
  ): Promise<Difference | ImportRefusal | undefined> {
    const runner = this.writer.createQueryRunner()
    try {
      await runner.startTransaction()
      const result = await importRows(runner, rows, { ...options, pictures, stock: this.database })
      if (result && 'added' in result && !options.isDryRun) {
        await options.record?.(runner.manager, result)
        await runner.commitTransaction()
      } else await runner.rollbackTransaction()
      return result
    } catch (error) {
      // A rollback fails on a broken connection, whose transaction Postgres has rolled back already.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => {})
      throw error
    } finally {
      await runner.release()
    }
  }

  /** Withdraws the vehicle with this id, if there is one. */
  async remove(id: string): Promise<void> {
    await this.database.query('delete from vehicles where id = $1', [id])
  }
}

async function importRows(
  runner: QueryRunner,
  rows: AsyncIterable<FileRow>,
  options: ImportOptions & { pictures: ImportedPictures; stock: DataSource },
) {
  const { pictures, stock, isReplacement, isForced, mostRemoved = 0.5 } = options
  const problems = new ProblemList()
  const notes = new NoteList()
  await runner.query(statements.CREATE_FILE)
  await copyRows(runner, statements.FILE, copiedRows(rows, { stock, pictures, problems, notes }))
  await takeRepeatedIds(runner, problems)
  for (const statement of SPELLINGS) await runner.query(statement)
  await runner.query(statements.CREATE_NEXT)
  await checkTogether(runner, problems, options)
  if (problems.count) {
    await nameCarts(runner, problems.first)
    return { problems }
  }
  if (pictures.isIncomplete) return undefined

  const [counts]: [Counts] = await runner.query(statements.COUNT, [LIMITS.listEntries])
  const removed = { count: 0, first: [] }
  if (isReplacement) {
    const [{ missing, stock }]: [RemovalCounts] = await runner.query(statements.COUNT_REMOVALS)
    if (!isForced && missing > Math.max(1, stock * mostRemoved)) return { wouldRemove: missing, stock }
    removed.count = missing
  }
  await addNotes(runner, notes)
  await options.pay?.(counts.added + counts.changed + removed.count)
  if (removed.count > 0) {
    removed.first = await runner.query(statements.REMOVED, [NAMED])
    await runner.query(statements.DELETE)
  }
  const difference = { ...(await describe(runner, counts)), removed, notes: { count: notes.count, first: notes.first } }
  if (counts.changed > 0) await runner.query(statements.UPDATE)
  if (counts.added > 0) await runner.query(statements.INSERT)
  return difference
}

/** One of the first rows with a problem, with the count of all of them. */
interface CountedRow {
  line: number
  row?: number
  count: number
}

async function takeRepeatedIds(runner: QueryRunner, problems: ProblemList) {
  const repeated: (CountedRow & { id: string })[] = await runner.query(statements.TAKE_REPEATED_IDS, [ProblemList.KEPT])
  problems.addAll(repeated, ({ line, row, id }) => {
    return { line, row, column: 'id', message: `Another row has the id ${found(id)}, too. Remove one of them.` }
  })
}

/** Finds problems that only show across rows, or between the rows and the stock, by one statement. */
async function checkTogether(
  runner: QueryRunner,
  problems: ProblemList,
  { isReplacement, isForced, knownUntil }: ImportOptions,
) {
  const checked: { check: statements.CheckName; row: CheckedRow }[] = await runner.query(statements.CHECK, [
    ProblemList.KEPT,
    isReplacement,
    isForced,
    knownUntil,
  ])
  for (const name of Object.keys(PROBLEMS) as statements.CheckName[]) {
    const rows = checked.filter(({ check }) => check === name).map(({ row }) => row)
    problems.addAll(rows, PROBLEMS[name] as (row: CheckedRow) => FileProblem)
  }
}

interface CheckedRows {
  taken: { id: string; address: string; owner: string; isInStock: boolean }
  overtaken: Changes & { changedAt: string }
  incomplete: { id: string; missing: string }
  foreign: { id: string }
  unpictured: { path: string; entry: number }
  unplaced: { location: string; known: string }
}

type CheckedRow = CheckedRows[statements.CheckName] & CountedRow

const PROBLEMS: {
  [Name in statements.CheckName]: (row: CheckedRows[Name] & { line: number }) => FileProblem
} = {
  taken({ line, id, address, owner, isInStock }) {
    const whose = `${found(owner)}${isInStock ? ' in stock' : ''}`
    const message = `${found(address)} is an id or alias of ${whose}. Write another one.`
    return { line, column: address === id ? 'id' : 'aliases', message }
  },
  overtaken({ line, changedAt, ...row }) {
    const values = fieldsOf(row).map(
      ({ column, before, after }) => `${column} is ${found(before)} on the site and ${found(after)} here`,
    )
    const since = new Date(changedAt).toISOString()
    const message = `The cart has changed since this row was exported, on ${since}: ${values.join(', ')}. Copy what is right into the row, and empty its updatedAt.`
    return { line, message, code: 'CONFLICT' }
  },
  incomplete({ line, id, missing }) {
    return { line, message: `A new cart also needs ${missing}, and no cart in stock has the id ${found(id)}.` }
  },
  foreign({ line, id }) {
    return { line, column: 'id', message: `${found(id)} is the id of a place or a rental plan. Write another one.` }
  },
  unpictured({ line, path, entry }) {
    const message = `The site has no picture ${found(path)}. Write an https address, or import by the command with the picture beside the file.`
    return { line, column: 'images', entry, message, code: 'NOT_FOUND' }
  },
  unplaced({ line, location, known }) {
    return {
      line,
      column: 'location',
      message: `${found(location)} is not a place of ours. Write one of ${known}.`,
      code: 'NOT_FOUND',
    }
  },
}

async function describe(
  runner: QueryRunner,
  { added, changed, unchanged, changedIds }: Counts,
): Promise<Omit<Difference, 'removed' | 'notes'>> {
  const names = added > 0 ? await runner.query(statements.ADDED, [NAMED]) : []
  const rows: (Changes & { id: string })[] = changed > 0 ? await runner.query(statements.CHANGED, [NAMED]) : []
  const first = rows.map(({ id, ...row }) => ({ id, fields: fieldsOf(row) }))
  return { added: { count: added, first: names }, changed: { count: changed, first, ids: changedIds }, unchanged }
}

/** Rows of a vehicle before and after an import. */
interface Changes {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

function fieldsOf({ before, after }: Changes): ChangedVehicle['fields'] {
  const [old, next] = [rowRecord(before), rowRecord(after)]
  const fields = EXPORTED_NAMES.filter((name) => name !== 'id').map((column) => {
    return { column, before: old[column], after: next[column] }
  })
  return fields.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}
