import type { DataSource } from 'typeorm'
import { FileTooLargeError, MOST_RECEIVED_BYTES, withReceivedFile } from '#graph/files/received-file.ts'
import { DownloadError } from '#graph/outbound/fetch-file.ts'
import { fetchTable } from './downloaded-file.ts'

/** A file that the dealer publishes at an address, such as a sheet. */
export interface FileSource {
  /** The subject of the file, as mails name it. */
  name: 'stock' | 'calendar'
  url: string
  /** Imports the file at a path, or returns its problems and changes nothing. `importedAt`: when it was imported last. */
  import(path: string, isJson: boolean, importedAt: Date | null, signal?: AbortSignal): Promise<string | undefined>
}

/** The last reading of a published file. */
interface FileState {
  etag: string | null
  /** SHA-256 of the file that was imported last. */
  hash: Buffer | null
  importedAt: Date | null
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

/** Imports a published file when it has changed. */
export class PublishedFile {
  constructor(
    private readonly database: DataSource,
    readonly source: FileSource,
  ) {}

  /** Returns what to tell the staff, unless they know already. The signal ends a download, of which nobody is told. */
  async read(signal?: AbortSignal): Promise<string | undefined> {
    const state = await publishedState(this.database, this.source)
    const trouble = await this.#import(state, signal)
    if (signal?.aborted) return undefined
    if (!trouble?.isLasting || trouble.problems === state.problems) return undefined
    return trouble.problems
  }

  /** Remembers that the staff were told. */
  async told(problems: string): Promise<void> {
    await this.#write({ ...(await publishedState(this.database, this.source)), problems })
  }

  async #import(state: FileState, signal?: AbortSignal): Promise<Trouble | undefined> {
    const { url } = this.source
    try {
      const found = await fetchTable(url, { etag: state.etag ?? undefined, signal })
      if (!found) return await this.#good(state)
      return await withReceivedFile(found.body, async ({ path, hash }) => {
        // Many servers send no ETag. What others have changed since the last import stays until the file changes, too.
        const isSame = state.hash?.equals(hash) ?? false
        const problems = isSame ? undefined : await this.source.import(path, found.isJson, state.importedAt, signal)
        return problems ? { problems, isLasting: true } : await this.#good({ etag: found.etag ?? null, hash })
      })
    } catch (error) {
      if (error instanceof FileTooLargeError) {
        return { problems: `The file has more than ${MOST_RECEIVED_BYTES / 1e6} MB.`, isLasting: true }
      }
      if (!(error instanceof DownloadError)) throw error
      return { problems: error.message, isLasting: isSilent(state) }
    }
  }

  async #good({ etag, hash }: Pick<FileState, 'etag' | 'hash'>): Promise<undefined> {
    await this.#write({ etag, hash, readAt: new Date(), problems: null })
  }

  async #write({ etag, hash, readAt, problems }: Omit<FileState, 'importedAt'>): Promise<void> {
    await this.database.query(
      `insert into published_files as known (name, url, etag, read_at, problems, hash) values ($1, $2, $3, $4, $5, $6)
       on conflict (name) do update set url = $2, etag = $3, read_at = $4, problems = $5, hash = $6,
         imported_at = case when known.url = $2 then known.imported_at end`,
      [this.source.name, this.source.url, etag, readAt, problems, hash],
    )
  }
}

function isSilent({ readAt }: FileState): boolean {
  return readAt === null || Date.now() - readAt.getTime() > PATIENCE_MS
}

/** The last reading of the file at an address. */
export async function publishedState(
  database: Pick<DataSource, 'query'>,
  { name, url }: Pick<FileSource, 'name' | 'url'>,
): Promise<FileState> {
  const [state] = await database.query<FileState[]>(
    `select etag, hash, imported_at as "importedAt", read_at as "readAt", problems from published_files where name = $1 and url = $2`,
    [name, url],
  )
  return state ?? { etag: null, hash: null, importedAt: null, readAt: null, problems: null }
}
