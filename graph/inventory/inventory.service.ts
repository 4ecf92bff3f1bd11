import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import { LIMITS } from '#graph/api/limits.ts'
import { copyRows } from '#graph/database/statements.ts'
import { type FileNote, NoteList, ProblemList } from '#graph/files/file-problem.ts'
import type { FileRow } from '#graph/inventory/file/inventory-record.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { type CartChange, type ChangedField, type Changes, cartChange, fieldsOf } from './changed-fields.ts'
import { checkTogether } from './check-together.ts'
import { ANALYZE_CARTS, CREATE_CARTS } from './identity.sql.ts'
import * as statements from './import.sql.ts'
import { addNotes, nameCarts } from './import-notes.ts'
import { ImportedPictures, type PictureOptions } from './imported-pictures.ts'
import { copiedRows } from './imported-rows.ts'
import { claimMedia } from './media-owner.ts'
import { nameNewCarts } from './new-ids.ts'
import { type RemovalRefusal, type RemovedVehicle, type StockSource, takeRemovals } from './removal-allowance.ts'
import { SPELLINGS } from './spelling.sql.ts'

export interface ImportOptions extends PictureOptions {
  /** Checks and compares everything, and changes nothing. */
  isDryRun: boolean
  /** Runs at the end of the transaction, before it commits. */
  record?: (transaction: EntityManager, done: Difference) => Promise<void>
  /** Removes the vehicles that the file lacks. */
  isReplacement: boolean
  /** Lets a replacement remove any number of vehicles, and a file overwrite later changes. */
  isForced?: boolean
  /** The rows are patches: they change vehicles in stock, and add none. */
  isPatch?: boolean
  /** Also adds carts that are sold and were on the site before: somebody wants just these. */
  returnsSold?: boolean
  /** Whose removals are counted; those of the command by default. */
  source?: StockSource
  /** Of a replacement: the vehicles that a person has chosen to remove, of which no allowance counts the number. */
  removing?: string[]
  /** Sees every change before it is made, while nobody else changes the stock; what it throws calls the import off. */
  review?: (changes: CartChange[], notes: FileNote[]) => void
}

/** The changes that an import makes, or would make. `first` has the first 20 vehicles, and `ids` the first 250. */
export interface Difference {
  added: { count: number; first: NamedVehicle[] }
  changed: { count: number; first: ChangedVehicle[]; ids: string[] }
  removed: { count: number; first: NamedVehicle[] }
  unchanged: number
  /** What was imported and should be looked at; the first 50. */
  notes: { count: number; first: FileNote[] }
}

type NamedVehicle = Pick<Vehicle, 'id' | 'name' | 'stockNumber'>

export interface ChangedVehicle extends NamedVehicle {
  fields: ChangedField[]
}

/** Nothing was imported: the file has problems, or it would remove too much of the stock. */
export type ImportRefusal = { problems: ProblemList } | { wouldRemove: RemovalRefusal; difference: Difference }

/** Vehicles of each kind that a difference describes. */
const MOST_DESCRIBED = 20

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

  /** One transaction. Undefined when pictures must be fetched first. */
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
}

async function importRows(
  runner: QueryRunner,
  rows: AsyncIterable<FileRow>,
  options: ImportOptions & { pictures: ImportedPictures; stock: DataSource },
) {
  const {
    pictures,
    stock,
    isReplacement,
    isForced = false,
    isPatch = false,
    source = 'command',
    removing,
    review,
  } = options
  const problems = new ProblemList()
  const notes = new NoteList()
  await runner.query(statements.CREATE_FILE)
  await copyRows(runner, 'inventory_file', copiedRows(rows, { stock, pictures, problems, notes, isPatch }))
  // From here on nobody else changes the stock.
  await runner.query(statements.LOCK)
  await runner.query(CREATE_CARTS, [isPatch])
  if (!isPatch) await nameNewCarts(runner)
  await runner.query(ANALYZE_CARTS)
  for (const statement of SPELLINGS) await runner.query(statement)
  await runner.query(statements.CREATE_NEXT, [isPatch, options.returnsSold ?? false])
  await runner.query(statements.ANALYZE_NEXT)
  await checkTogether(runner, problems, { ...options, isForced })
  if (problems.count) {
    await nameCarts(runner, problems.first)
    return { problems }
  }
  if (pictures.isIncomplete) return undefined

  const [{ added, changed, unchanged, changedIds: ids }] = await runner.query(statements.COUNT_CHANGES, [
    LIMITS.listEntries,
  ])
  const missing: RemovedVehicle[] = isReplacement ? await runner.query(statements.MISSING, [removing]) : []
  const removed = {
    count: missing.length,
    first: missing.slice(0, MOST_DESCRIBED).map(({ isSold: _, ...cart }) => cart),
  }
  await addNotes(runner, notes)
  const rowsOf = (count: number, statement: string) => (count > 0 ? runner.query(statement, [MOST_DESCRIBED]) : [])
  const changes: (Changes & NamedVehicle)[] = await rowsOf(changed, statements.CHANGED)
  const first = changes.map(({ before, after, ...vehicle }) => ({ ...vehicle, fields: fieldsOf({ before, after }) }))
  const difference: Difference = {
    added: { count: added, first: await rowsOf(added, statements.ADDED) },
    changed: { count: changed, first, ids },
    removed,
    unchanged,
    notes: { count: notes.count, first: notes.first },
  }
  if (review) {
    const rows: Parameters<typeof cartChange>[0][] = await runner.query(statements.REVIEWED, [removing, isReplacement])
    review(rows.map(cartChange), notes.first)
  }
  const wouldRemove = isForced || removing ? undefined : await takeRemovals(runner, source, missing)
  if (wouldRemove) return { wouldRemove, difference }
  // A trigger notes it for those that go.
  await runner.query(`select set_config('ridgeline.source', $1, true)`, [source])
  if (removed.count > 0) await runner.query(statements.DELETE, [removing])
  if (changed > 0) await runner.query(statements.UPDATE)
  if (added > 0) await runner.query(statements.INSERT)
  return difference
}
