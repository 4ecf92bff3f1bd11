import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DownloadError, fetchFile } from '#graph/outbound/fetch-file.ts'
import { PublicConnections, type SendRequest } from '#graph/outbound/public-connections.ts'
import { findSource, type PictureSource, writeSource } from './picture-sources.ts'
import {
  digestOf,
  findStoredPicture,
  MAX_BYTES,
  PictureError,
  pathFor,
  reencode,
  type StoredPicture,
  storePicture,
} from './stored-picture.ts'

export interface FetchOptions {
  mediaDir: string
  isDryRun: boolean
  /** Pictures may be fetched from this machine: for tests. */
  allowsLocalPictures?: boolean
  /** Asks for each picture that is here whether it has changed; otherwise for 100 at most, each hourly. */
  refreshesPictures?: boolean
}

interface Connection {
  request: SendRequest
  signal: AbortSignal
}

type Known = PictureSource & { picture: StoredPicture }

const FETCHED_AT_ONCE = 4
const PICTURE_LIMIT_MS = 20_000
const ALL_PICTURES_LIMIT_MS = 300_000

// Programs wait less long for these: the picture that is here does as well.
const REFRESH_LIMIT_MS = 5000
const ALL_REFRESHES_MS = 15_000
const REFRESH_AFTER_MS = 3_600_000
const MOST_REFRESHED = 100

/** The pictures of web addresses, of which copies are kept. */
export class FetchedPictures {
  /** By address: pictures that `fetch` got, and why it got none. */
  readonly #fetched = new Map<string, StoredPicture | PictureError>()
  /** The addresses that `fetch` has to ask, with the pictures that are here. */
  readonly #unfetched = new Map<string, Known | undefined>()

  constructor(private readonly options: FetchOptions) {}

  get isIncomplete(): boolean {
    return this.#unfetched.size > 0
  }

  isUnfetched(address: string): boolean {
    return this.#unfetched.has(address)
  }

  /** Undefined when `fetch` has to ask first. Throws a PictureError. */
  async find(address: string, inStock: readonly StoredPicture[]): Promise<StoredPicture | undefined> {
    const fetched = this.#fetched.get(address)
    if (fetched instanceof PictureError) throw fetched
    if (fetched || this.#unfetched.has(address)) return fetched
    const source = await findSource(address, this.options.mediaDir)
    const picture = await findStoredPicture(source.path, this.options.mediaDir, inStock)
    if (picture && !this.#isDue(source)) return picture
    this.#unfetched.set(address, picture && { ...source, picture })
    return undefined
  }

  /** Gets the pictures that are missing, and then those that have changed, beginning with what was asked for longest ago. */
  async fetch(): Promise<void> {
    const connections = new PublicConnections(this.options.allowsLocalPictures ?? false, true)
    const { request } = connections
    const signal = AbortSignal.timeout(ALL_PICTURES_LIMIT_MS)
    const addresses = [...this.#unfetched].sort(([, a], [, b]) => (a?.askedAt ?? -1) - (b?.askedAt ?? -1)).values()
    const { refreshesPictures } = this.options
    let refreshes = refreshesPictures ? Number.POSITIVE_INFINITY : MOST_REFRESHED
    const refreshUntil = refreshesPictures ? Number.POSITIVE_INFINITY : Date.now() + ALL_REFRESHES_MS
    const work = async () => {
      for (const [address, known] of addresses) {
        const mustWait = known && (refreshes-- <= 0 || Date.now() > refreshUntil)
        this.#fetched.set(address, mustWait ? known.picture : await this.#fetch(address, known, { request, signal }))
      }
    }
    try {
      await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, work))
    } finally {
      connections.close()
      this.#unfetched.clear()
    }
  }

  #isDue({ askedAt }: PictureSource): boolean {
    return this.options.refreshesPictures || Date.now() - askedAt > REFRESH_AFTER_MS
  }

  async #fetch(
    address: string,
    known: Known | undefined,
    connection: Connection,
  ): Promise<StoredPicture | PictureError> {
    try {
      const { picture, ...validators } = await this.#ask(address, known, connection)
      await this.#note(address, { ...validators, path: picture.path })
      return picture
    } catch (error) {
      if (!(error instanceof PictureError || error instanceof DownloadError)) throw error
      if (known) {
        // A host that does not answer is not asked again at once.
        if (!connection.signal.aborted) await this.#note(address, known)
        return known.picture
      }
      if (error instanceof PictureError) return error
      return new PictureError(
        connection.signal.aborted
          ? `is not one of the pictures that can be fetched within ${ALL_PICTURES_LIMIT_MS / 60_000} minutes (the next import goes on with the others)`
          : `is not a picture that can be fetched (${error.message.replace(/\.$/, '')})`,
      )
    }
  }

  /** The picture that an address has now, which is the known one unless it has changed. */
  async #ask(address: string, known: Known | undefined, connection: Connection) {
    const { etag, lastModified } = known ?? {}
    const limitMs = known && !this.options.refreshesPictures ? REFRESH_LIMIT_MS : PICTURE_LIMIT_MS
    const file = await fetchFile(address, {
      ...connection,
      limitMs,
      etag,
      lastModified,
      accept: 'image/*',
      allowsHttp: true,
    })
    if (!file) return known!
    const original = await bytesOf(file.body)
    const validators = { etag: file.etag, lastModified: file.lastModified, digest: digestOf(original) }
    // Many hosts send no validators, and another release may encode the same picture in another way.
    if (known?.digest === validators.digest) return { picture: known.picture, ...validators }
    const webp = await reencode(original)
    const { mediaDir } = this.options
    // Earlier imports noted no digest.
    const isSame = known && (await readFile(join(mediaDir, known.path))).equals(webp)
    const picture = isSame ? known.picture : await storePicture(webp, pathFor(webp), this.options)
    return { picture, ...validators }
  }

  async #note(address: string, { path, etag, lastModified, digest }: Omit<PictureSource, 'askedAt'>): Promise<void> {
    if (this.options.isDryRun) return
    await writeSource(address, this.options.mediaDir, { path, etag, lastModified, digest, askedAt: Date.now() })
  }
}

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new PictureError(`is not a picture of at most ${MAX_BYTES / 1e6} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
