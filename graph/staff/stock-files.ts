import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DataSource } from 'typeorm'
import { problemLines } from '#graph/files/problem-lines.ts'
import { withReceivedFile } from '#graph/files/received-file.ts'
import { textChunks } from '#graph/files/text-chunks.ts'
import type { CartChange } from '#graph/inventory/changed-fields.ts'
import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import type { ImportOptions, InventoryService } from '#graph/inventory/inventory.service.ts'
import { CalledOff, calledOff, changedFields, type Media } from './cart-changes.ts'
import type { Refusal, WriteDown } from './history.service.ts'

interface StoredFile {
  id: string
  name: string
  content: Buffer
}

/** What a file would do. */
export interface Comparison {
  id: string
  name: string
  /** Of a file that cannot be applied: each with row and cart. */
  problems: string[]
  /** What should be looked at. */
  notes: string[]
  /** Carts that are added or changed. */
  changes: CartChange[]
  /** Carts in stock that the file lacks; only those go that somebody chooses. */
  missing: CartChange[]
  unchanged: number
  /** Stands for the changes: a file is applied only if it still makes just these. */
  seen: string
}

const KEPT = "interval '1 day'"
const CHANGED_MEANWHILE =
  'The stock has changed since this page was opened, and nothing was applied. Here is what the file would do now.'

/** Files of the staff: each is compared with the stock, and applied as it was seen. */
export class StockFiles {
  constructor(
    private readonly database: DataSource,
    private readonly inventory: InventoryService,
    private readonly media: Media,
  ) {}

  async keep(name: string, content: Buffer): Promise<string> {
    await this.database.query(`delete from staff_files where uploaded_at < now() - ${KEPT}`)
    const [{ id }]: [{ id: string }] = await this.database.query(
      'insert into staff_files (name, content) values ($1, $2) returning id',
      [name, content],
    )
    return id
  }

  /** Undefined when there is no such file, or it is older than a day. */
  async compare(id: string): Promise<Comparison | undefined> {
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
    return {
      id,
      name: file.name,
      problems: 'problems' in compared ? problemLines(compared.problems) : [],
      notes: 'problems' in compared ? [] : problemLines(compared.notes),
      changes,
      missing: all.filter(({ after }) => !after),
      unchanged: 'problems' in compared ? 0 : compared.unchanged,
      seen: digestOf(changes),
    }
  }

  /** Applies a file, if it makes just the changes that were `seen`, and removes the chosen carts. */
  async apply(
    { id, seen, removing }: { id: string; seen: string; removing: string[] },
    record: WriteDown,
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
        const gone = changes.filter(({ after }) => !after)
        if (!isAsSeen || gone.length !== removing.length) throw new CalledOff({ problem: CHANGED_MEANWHILE })
        if (changes.length === 0) throw new CalledOff({ isUnchanged: true })
      },
      record: (transaction) => record(transaction, changedFields(all)),
    }).catch(calledOff)
    if ('refusal' in outcome) return outcome.refusal
    return 'problems' in outcome
      ? { problems: problemLines(outcome.problems).map((message) => ({ message })) }
      : undefined
  }

  #import({ name, content }: StoredFile, options: Pick<ImportOptions, 'isDryRun' | 'removing' | 'review' | 'record'>) {
    // A file of another kind says itself what it is when it is read.
    const format = formatOf(name) ?? formatOf('stock.csv')!
    return withReceivedFile(Readable.from([content]), ({ path }) =>
      this.inventory.import(() => format.read(textChunks(path)), {
        ...this.media,
        ...options,
        isReplacement: true,
        isForced: false,
      }),
    )
  }

  async #find(id: string): Promise<StoredFile | undefined> {
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
    const [file]: StoredFile[] = await this.database.query(
      `select id, name, content from staff_files where id = $1 and uploaded_at > now() - ${KEPT}`,
      [id],
    )
    return file
  }
}

function digestOf(changes: CartChange[]): string {
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex')
}
