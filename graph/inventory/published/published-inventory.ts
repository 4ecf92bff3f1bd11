import type { DataSource } from 'typeorm'
import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import { problemLines, removalText } from '#graph/inventory/file/problems-text.ts'
import {
  FileTooLargeError,
  MOST_RECEIVED_BYTES,
  type ReceivedFile,
  withReceivedFile,
} from '#graph/inventory/file/received-file.ts'
import { textChunks } from '#graph/inventory/file/text-chunks.ts'
import type { InventoryService } from '#graph/inventory/inventory.service.ts'
import { MOST_REMOVED } from '#graph/inventory/push/push.service.ts'
import { DownloadError, download } from './download.ts'

export interface PublishedInventoryOptions {
  /** Of a file with the whole stock. */
  url: string
  mediaDir: string
}

/** What is known of the published file. */
interface Source {
  etag?: string
  /** The last reading without problems. */
  readAt: Date | null
  /** What the staff were told last. */
  problems: string | null
}

/** What the staff have to correct; nothing was changed. `isLasting`: the file itself, or an address that has been silent for an hour. */
interface Trouble {
  problems: string
  isLasting: boolean
}

const PATIENCE_MS = 3_600_000

/** The stock as the dealer publishes it at an address, such as a sheet. */
export class PublishedInventory {
  constructor(
    private readonly database: DataSource,
    private readonly inventory: InventoryService,
    private readonly options: PublishedInventoryOptions,
  ) {}

  /** Brings the stock to what the file says. Returns the words for the staff where they have not been told yet. */
  async read(): Promise<string | undefined> {
    const source = await publishedState(this.database, this.options.url)
    const trouble = await this.#import(source)
    if (!trouble?.isLasting || trouble.problems === source.problems) return undefined
    return trouble.problems
  }

  /** Remembers that the staff were told. */
  async told(problems: string): Promise<void> {
    await this.#write({ problems })
  }

  async #import({ etag, readAt }: Source): Promise<Trouble | undefined> {
    const { url, mediaDir } = this.options
    try {
      const found = await download(url, etag)
      if (!found) return await this.#good(etag)
      const isJson = found.isJson || new URL(url).pathname.endsWith('.json')
      const format = formatOf(isJson ? 'inventory.json' : 'inventory.csv')!
      const result = await withReceivedFile(found.body, ({ path }: ReceivedFile) =>
        this.inventory.import(() => format.read(textChunks(path)), {
          mediaDir,
          isDryRun: false,
          isReplacement: true,
          isForced: false,
          mostRemoved: MOST_REMOVED,
        }),
      )
      if ('added' in result) return await this.#good(found.etag)
      const problems =
        'problems' in result ? problemLines(result.problems, format.unit).join('\n') : removalText(result)
      return { problems, isLasting: true }
    } catch (error) {
      if (error instanceof FileTooLargeError) {
        return { problems: `The file has more than ${MOST_RECEIVED_BYTES / 1e6} MB.`, isLasting: true }
      }
      if (!(error instanceof DownloadError)) throw error
      return { problems: error.message, isLasting: readAt === null || Date.now() - readAt.getTime() > PATIENCE_MS }
    }
  }

  async #good(etag: string | undefined): Promise<undefined> {
    await this.#write({ etag, readAt: new Date(), problems: null })
  }

  async #write({ etag, readAt, problems }: Partial<Source>): Promise<void> {
    await this.database.query(
      `insert into inventory_source as source (url, etag, read_at, problems) values ($1, $2, $3, $4)
       on conflict (is_only) do update set url = $1, etag = $2, problems = $4,
         read_at = coalesce($3, case when source.url = $1 then source.read_at end)`,
      [this.options.url, etag ?? null, readAt ?? null, problems ?? null],
    )
  }
}

/** What is known of the file at an address. */
export async function publishedState(database: Pick<DataSource, 'query'>, url: string): Promise<Source> {
  const [source] = await database.query<Source[]>(
    'select etag, read_at as "readAt", problems from inventory_source where url = $1',
    [url],
  )
  return source ?? { readAt: null, problems: null }
}
