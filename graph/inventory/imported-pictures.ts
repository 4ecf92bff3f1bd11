import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { DownloadError, fetchFile } from '#graph/http/outbound/fetch-file.ts'
import { PublicConnections } from '#graph/http/outbound/public-connections.ts'
import type { VehicleImage } from '#graph/vehicles/vehicle.entity.ts'
import { SITE_PICTURES } from './site-pictures.ts'
import {
  findStoredPicture,
  MAX_BYTES,
  PictureError,
  pathFor,
  readOriginal,
  type StoredPicture,
  storePicture,
} from './stored-picture.ts'

/** Without sizes when neither the site nor the folder of the file has the picture, or when it is yet to be fetched. */
export type ImportedPicture = Pick<VehicleImage, 'path'> & Partial<VehicleImage>

interface Options {
  /** Folder of the imported file; files outside of it are not read, and none at all where there is none. */
  folder?: string
  mediaDir: string
  isDryRun: boolean
  /** Pictures may be fetched from this machine. */
  allowsLocalPictures?: boolean
}

/** Pictures that are remembered, since neighbouring vehicles often share them. */
const REMEMBERED = 1000

const FETCHED_AT_ONCE = 4
const PICTURE_LIMIT_MS = 20_000
const ALL_PICTURES_LIMIT_MS = 300_000

// Nothing is at the path: it is missing, leads through a file, or is too long.
const NOWHERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Finds the pictures that `images` name: pictures of the site, files beside the imported file, web addresses. */
export class ImportedPictures {
  readonly #remembered = new LRUCache<string, ImportedPicture>({ max: REMEMBERED })
  /** By address: pictures that `fetch` got, and why it got none. */
  readonly #fetched = new Map<string, StoredPicture | PictureError>()
  readonly #unfetched = new Set<string>()

  constructor(private readonly options: Options) {}

  /** Whether `find` was asked for pictures that only `fetch` can get. */
  get isIncomplete(): boolean {
    return this.#unfetched.size > 0
  }

  isUnfetched(address: string): boolean {
    return this.#unfetched.has(encodeSpaces(address))
  }

  /** Throws a PictureError for anything but a picture. Pictures that the vehicle already has are not checked again. */
  async find(reference: string, inStock: readonly StoredPicture[]): Promise<ImportedPicture> {
    const kept = inStock.find(({ path }) => path === reference) ?? this.#remembered.get(reference)
    if (kept) return kept
    const picture = /^https?:\/\//i.test(reference)
      ? await this.#ofAddress(reference, inStock)
      : await this.#ofPath(reference, inStock)
    if (picture.width !== undefined) this.#remembered.set(reference, picture)
    return picture
  }

  /** Gets the pictures that are missing by their addresses, each once for all imports. */
  async fetch(): Promise<void> {
    const connections = new PublicConnections(this.options.allowsLocalPictures ?? false, true)
    const signal = AbortSignal.timeout(ALL_PICTURES_LIMIT_MS)
    const addresses = this.#unfetched.values()
    const work = async () => {
      for (const address of addresses) this.#fetched.set(address, await this.#fetch(address, connections, signal))
    }
    try {
      await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, work))
    } finally {
      connections.close()
      this.#unfetched.clear()
    }
  }

  async #ofPath(path: string, inStock: readonly StoredPicture[]): Promise<ImportedPicture> {
    if (Object.hasOwn(SITE_PICTURES, path)) return { path, ...SITE_PICTURES[path] }
    return (
      (await findStoredPicture(path, this.options.mediaDir, inStock)) ??
      (await this.#besideFile(path, inStock)) ?? { path }
    )
  }

  async #ofAddress(reference: string, inStock: readonly StoredPicture[]): Promise<ImportedPicture> {
    const address = encodeSpaces(reference)
    const path = pathFor(address)
    const fetched = this.#fetched.get(address) ?? (await findStoredPicture(path, this.options.mediaDir, inStock))
    if (fetched instanceof PictureError) throw fetched
    if (!fetched) this.#unfetched.add(address)
    return fetched ?? { path }
  }

  async #besideFile(path: string, inStock: readonly StoredPicture[]): Promise<ImportedPicture | undefined> {
    if (this.options.folder === undefined) return undefined
    const folder = await realpath(this.options.folder)
    const file = await endOf(join(folder, path))
    if (!file) return undefined
    if (!file.startsWith(folder + sep)) throw new PictureError('a file in the folder of the imported one')
    const original = await readOriginal(file)
    const stored = pathFor(original)
    return (
      (await findStoredPicture(stored, this.options.mediaDir, inStock)) ?? storePicture(original, stored, this.options)
    )
  }

  async #fetch(
    address: string,
    connections: PublicConnections,
    signal: AbortSignal,
  ): Promise<StoredPicture | PictureError> {
    try {
      const file = await fetchFile(address, {
        limitMs: PICTURE_LIMIT_MS,
        signal,
        accept: 'image/*',
        allowsHttp: true,
        request: connections.request,
      })
      return await storePicture(await bytesOf(file!.body), pathFor(address), this.options)
    } catch (error) {
      if (error instanceof PictureError) return error
      if (!(error instanceof DownloadError)) throw error
      return new PictureError(
        signal.aborted
          ? `pictures that can be fetched within ${ALL_PICTURES_LIMIT_MS / 60_000} minutes (the next import goes on with the others)`
          : `a picture that can be fetched (${error.message.replace(/\.$/, '')})`,
      )
    }
  }
}

/** People write the names of files as they are. */
const encodeSpaces = (address: string) => address.replaceAll(' ', '%20')

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new PictureError(`a picture of at most ${MAX_BYTES / 1e6} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The path after all links are followed; undefined without a file. */
async function endOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    if (NOWHERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new PictureError('a file that can be read')
  }
}
