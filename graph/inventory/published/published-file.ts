import type { DataSource } from 'typeorm'
import { FileTooLargeError, MOST_RECEIVED_BYTES, withReceivedFile } from '#graph/inventory/file/received-file.ts'
import { DownloadError, download } from './download.ts'

/** A file of the dealer at an address, such as a sheet. */
export interface FileSource {
  /** The subject of the file, as mails name it. */
  name: 'stock' | 'calendar'
  url: string
  /** Takes over what the file at a path says, or returns its problems and changes nothing. */
  import(path: string, isJson: boolean): Promise<string | undefined>
}

/** The last reading of a published file. */
interface FileState {
  etag?: string
  /** The last reading without problems. */
  readAt: Date | null
  /** The problems of the latest mail to the staff. */
  problems: string | null
}

/** Problems that the staff have to correct; nothing was changed. `isLasting`: the file itself, or an address that has been silent for an hour. */
interface Trouble {
  problems: string
  isLasting: boolean
}

const PATIENCE_MS = 3_600_000

/** Takes over a published file when it has changed. */
export class PublishedFile {
  constructor(
    private readonly database: DataSource,
    readonly source: FileSource,
  ) {}

  /** Returns the words for the staff where they have not been told yet. */
  async read(): Promise<string | undefined> {
    const state = await publishedState(this.database, this.source)
    const trouble = await this.#import(state)
    if (!trouble?.isLasting || trouble.problems === state.problems) return undefined
    return trouble.problems
  }

  /** Remembers that the staff were told. */
  async told(problems: string): Promise<void> {
    await this.#write({ problems })
  }

  async #import({ etag, readAt }: FileState): Promise<Trouble | undefined> {
    const { url } = this.source
    try {
      const found = await download(url, etag)
      if (!found) return await this.#good(etag)
      const isJson = found.isJson || new URL(url).pathname.endsWith('.json')
      const problems = await withReceivedFile(found.body, ({ path }) => this.source.import(path, isJson))
      return problems ? { problems, isLasting: true } : await this.#good(found.etag)
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

  async #write({ etag, readAt, problems }: Partial<FileState>): Promise<void> {
    await this.database.query(
      `insert into published_files as known (name, url, etag, read_at, problems) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set url = $2, etag = $3, problems = $5,
         read_at = coalesce($4, case when known.url = $2 then known.read_at end)`,
      [this.source.name, this.source.url, etag ?? null, readAt ?? null, problems ?? null],
    )
  }
}

/** The last reading of the file at an address. */
export async function publishedState(
  database: Pick<DataSource, 'query'>,
  { name, url }: Pick<FileSource, 'name' | 'url'>,
): Promise<FileState> {
  const [state] = await database.query<FileState[]>(
    'select etag, read_at as "readAt", problems from published_files where name = $1 and url = $2',
    [name, url],
  )
  return state ?? { readAt: null, problems: null }
}
