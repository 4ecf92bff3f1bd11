import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DataSource } from 'typeorm'
import { problemLines, UnreadableFileError } from '#graph/files/file-problem.ts'
import { withReceivedFile } from '#graph/files/received-file.ts'
import { readMapping } from '#graph/files/table.ts'
import { textChunks } from '#graph/files/text-chunks.ts'
import type { CartChange } from '#graph/inventory/changed-fields.ts'
import { COLUMNS } from '#graph/inventory/file/csv-file.ts'
import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import type { ImportOptions, InventoryService } from '#graph/inventory/inventory.service.ts'
import { CalledOff, calledOff, changedFields, type Media } from './cart-changes.ts'
import type { RecordChange, Refusal } from './history.service.ts'

interface StoredFile {
  id: string
  name: string
  content: Buffer
  /** The file of columns that was used with it. */
  columns: string | null
  columnsContent: Buffer | null
}

const FILE_LIFE = "interval '1 day'"
const MOST_COLUMNS_BYTES = 100_000
/** The newest columns file of each name, at most 20. */
const COLUMNS_FILES = `
  select id, name from (
    select distinct on (name) id, name, uploaded_at from staff_files where is_columns order by name, uploaded_at desc, id
  ) latest order by uploaded_at desc, id limit 20
`
const CHANGED_MEANWHILE =
  'The stock has changed since this page was opened, and nothing was applied. Here is what the file would do now.'

const NOT_YET = 'Nothing was applied: the file and the stock do not fit together. The page says where.'

/** Files of the staff: each is compared with the stock, and applied as it was seen. */
export class StockFiles {
  constructor(
    private readonly database: DataSource,
    private readonly inventory: InventoryService,
    private readonly media: Media,
  ) {}

  async keep(name: string, content: Buffer, columns?: string, isColumns = false): Promise<string> {
    await this.database.query(
      `delete from staff_files where uploaded_at < now() - ${FILE_LIFE}
         and id not in (select id from (${COLUMNS_FILES}) known union all select columns from staff_files where columns is not null)`,
    )
    const [{ id }]: [{ id: string }] = await this.database.query(
      'insert into staff_files (name, content, columns, is_columns) values ($1, $2, $3, $4) returning id',
      [name, content, columns, isColumns],
    )
    return id
  }

  columnsFiles(): Promise<Pick<StoredFile, 'id' | 'name'>[]> {
    return this.database.query(COLUMNS_FILES)
  }

  /** The id of a file of columns that can be read, or what is wrong with it. */
  async keepColumns(name: string, content: Buffer): Promise<{ id: string } | { problem: string }> {
    if (content.length > MOST_COLUMNS_BYTES)
      return { problem: `${name} has more than 100 KB. Is it the file of columns?` }
    try {
      await mappingOf(content)
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error
      return { problem: `${name}, line ${error.line}: ${error.message}` }
    }
    return { id: await this.keep(name, content, undefined, true) }
  }

  /** What a file would do; undefined when there is no such file, or it is older than a day. */
  async compare(id: string) {
    const file = await this.#find(id)
    if (!file) return undefined
    let all: CartChange[] = []
    const outcome = await this.#import(file, {
      isDryRun: true,
      review: (changes) => {
        all = changes
      },
    })
    const compared = 'wouldRemove' in outcome ? outcome.difference : outcome
    const changes = all.filter(({ after }) => after)
    const missing = all.filter(({ after }) => !after)
    // Nothing is ticked yet: what those carts have may be what the file wants.
    const applied = missing.length > 0 && (await this.#import(file, { isDryRun: true, removing: [] }))
    return {
      id,
      name: file.name,
      columns: file.columns,
      problems: 'problems' in compared ? problemLines(compared.problems) : [],
      blockers: applied && 'problems' in applied ? problemLines(applied.problems) : [],
      notes: 'problems' in compared ? [] : problemLines(compared.notes),
      changes,
      missing,
      unchanged: 'problems' in compared ? 0 : compared.unchanged,
      seen: digestOf(changes),
    }
  }

  /** Applies a file, if it makes just the changes that were `seen`, and removes the chosen carts. */
  async apply(
    { id, seen, removing }: { id: string; seen: string; removing: string[] },
    record: RecordChange,
  ): Promise<Refusal | undefined> {
    const file = await this.#find(id)
    if (!file) return { problem: 'This file is no longer here. Upload it again.' }
    let all: CartChange[] = []
    const outcome = await this.#import(file, {
      isDryRun: false,
      removing,
      review: (changes) => {
        all = changes
        const isAsSeen = digestOf(changes.filter(({ after }) => after)) === seen
        const removed = changes.filter(({ after }) => !after)
        if (!isAsSeen || removed.length !== removing.length) throw new CalledOff({ problem: CHANGED_MEANWHILE })
        if (changes.length === 0) throw new CalledOff({ isUnchanged: true })
      },
      record: (transaction) => record(transaction, changedFields(all)),
    }).catch(calledOff)
    if ('refusal' in outcome) return outcome.refusal
    if (!('problems' in outcome)) return undefined
    const shown = await this.compare(id)
    const problems = problemLines(outcome.problems).filter(
      (line) => !shown?.problems.includes(line) && !shown?.blockers.includes(line),
    )
    return problems.length > 0 ? { problems: problems.map((message) => ({ message })) } : { problem: NOT_YET }
  }

  async #import(
    { name, content, columnsContent }: StoredFile,
    options: Pick<ImportOptions, 'isDryRun' | 'removing' | 'review' | 'record'>,
  ) {
    // A file of another kind says itself what it is when it is read.
    const format = formatOf(name) ?? formatOf('stock.csv')!
    const mapping = columnsContent ? await mappingOf(columnsContent) : undefined
    return withReceivedFile(Readable.from([content]), ({ path }) =>
      this.inventory.import(() => format.read(textChunks(path), mapping), {
        ...this.media,
        ...options,
        isReplacement: true,
      }),
    )
  }

  async #find(id: string): Promise<StoredFile | undefined> {
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
    const [file]: StoredFile[] = await this.database.query(
      `select file.id, file.name, file.content, used.name as columns, used.content as "columnsContent"
       from staff_files file left join staff_files used on used.id = file.columns
       where file.id = $1 and not file.is_columns and file.uploaded_at > now() - ${FILE_LIFE}`,
      [id],
    )
    return file
  }
}

const mappingOf = (content: Buffer) =>
  withReceivedFile(Readable.from([content]), ({ path }) => readMapping(textChunks(path), COLUMNS))

function digestOf(changes: CartChange[]): string {
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex')
}
