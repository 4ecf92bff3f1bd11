import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import { LIMITS } from '#graph/api/limits.ts'
import { copyRows } from '#graph/database/copy-rows.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { PRICE_NEEDED } from '#graph/vehicles/vehicle-fields.ts'
import { type FileProblem, found, ProblemList } from './file/file-problem.ts'
import type { FileRow } from './file/file-row.ts'
import * as statements from './import.sql.ts'
import { ImportedPictures } from './imported-pictures.ts'
import { copiedRows } from './imported-rows.ts'
import { claimMedia } from './media-owner.ts'
import { type RemovalRefusal, type RemovedVehicle, type StockSource, takeRemovals } from './removal-allowance.ts'

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
  /** Whose removals are counted; those of the command by default. */
  source?: StockSource
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
}

export interface ChangedVehicle {
  id: string
  fields: { column: string; before: unknown; after: unknown }[]
}

/** Nothing was imported: the file has problems, or it would remove most of the stock. */
export type ImportRefusal = { problems: ProblemList } | { wouldRemove: RemovalRefusal }

interface Counts {
  added: number
  changed: number
  unchanged: number
  changedIds: string[]
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
  const { pictures, stock, isReplacement, isForced, source = 'command' } = options
  const problems = new ProblemList()
  await runner.query(statements.CREATE_FILE)
  await copyRows(runner, statements.FILE, copiedRows(rows, { stock, pictures, problems }))
  await takeRepeatedIds(runner, problems)
  await runner.query(statements.CREATE_NEXT)
  await checkTogether(runner, problems, options)
  if (problems.count) return { problems }
  if (pictures.isIncomplete) return undefined

  const [counts]: [Counts] = await runner.query(statements.COUNT, [LIMITS.listEntries])
  const missing: RemovedVehicle[] = isReplacement ? await runner.query(statements.MISSING) : []
  const wouldRemove = isForced ? undefined : await takeRemovals(runner, source, missing)
  if (wouldRemove) return { wouldRemove }
  const removed = { count: missing.length, first: missing.slice(0, NAMED).map(({ id, name }) => ({ id, name })) }
  await options.pay?.(counts.added + counts.changed + removed.count)
  if (removed.count > 0) await runner.query(statements.DELETE)
  const difference = { ...(await describe(runner, counts)), removed }
  if (counts.changed > 0) await runner.query(statements.UPDATE)
  if (counts.added > 0) await runner.query(statements.INSERT)
  return difference
}

/** One of the first rows with a problem, with the count of all of them. */
interface CountedRow {
  line: number
  count: number
}

async function takeRepeatedIds(runner: QueryRunner, problems: ProblemList) {
  const repeated: (CountedRow & { id: string })[] = await runner.query(statements.TAKE_REPEATED_IDS, [ProblemList.KEPT])
  problems.addAll(repeated, ({ line, id }) => {
    return { line, column: 'id', message: `expected each id once, found ${found(id)} again` }
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
  unpriced: object
  foreign: { id: string }
  unpictured: { path: string }
  unplaced: { location: string; known: string }
}

type CheckedRow = CheckedRows[statements.CheckName] & CountedRow

const PROBLEMS: {
  [Name in statements.CheckName]: (row: CheckedRows[Name] & { line: number }) => FileProblem
} = {
  taken({ line, id, address, owner, isInStock }) {
    const whose = `${found(owner)}${isInStock ? ' in stock' : ''}`
    const message = `expected ids and aliases of this vehicle alone, found ${found(address)}, which is that of ${whose}`
    return { line, column: address === id ? 'id' : 'aliases', message }
  },
  overtaken({ line, changedAt, ...row }) {
    const values = fieldsOf(row).map(
      ({ column, before, after }) => `${column} is ${found(before)} in stock and ${found(after)} here`,
    )
    const since = new Date(changedAt).toISOString()
    const message = `expected the vehicle as it is since ${since}: ${values.join(', ')}. Read the stock again before changing it`
    return { line, message, code: 'CONFLICT' }
  },
  incomplete({ line, id, missing }) {
    return { line, message: `expected also ${missing}, because no vehicle in stock has the id ${found(id)}` }
  },
  unpriced({ line }) {
    return { line, column: 'price', message: PRICE_NEEDED }
  },
  foreign({ line, id }) {
    return { line, column: 'id', message: `expected an id that no location or rental plan has, found ${found(id)}` }
  },
  unpictured({ line, path }) {
    const message = `expected an http or https address, a picture of the site or, for the command alone, one beside the file, found ${found(path)}`
    return { line, column: 'images', message, code: 'NOT_FOUND' }
  },
  unplaced({ line, location, known }) {
    const message = `expected nothing or the id of a location (${known}), found ${found(location)}`
    return { line, column: 'location', message, code: 'NOT_FOUND' }
  },
}

async function describe(
  runner: QueryRunner,
  { added, changed, unchanged, changedIds }: Counts,
): Promise<Omit<Difference, 'removed'>> {
  const names = added > 0 ? await runner.query(statements.ADDED, [NAMED]) : []
  const rows: (Changes & { id: string })[] = changed > 0 ? await runner.query(statements.CHANGED, [NAMED]) : []
  const first = rows.map(({ id, ...row }) => ({ id, fields: fieldsOf(row) }))
  return { added: { count: added, first: names }, changed: { count: changed, first, ids: changedIds }, unchanged }
}

/** The columns of a vehicle before and after an import. */
interface Changes {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

function fieldsOf({ before, after }: Changes): ChangedVehicle['fields'] {
  const fields = statements.COLUMNS.map((column) => ({ column, before: before[column], after: after[column] }))
  return fields.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}
