import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { picturePath } from '#graph/shared/site-address.ts'
import type { VehicleImage } from '#graph/vehicles/vehicle.entity.ts'
import { FetchedPictures, type FetchOptions } from './fetched-pictures.ts'
import { SITE_PICTURES } from './site-pictures.ts'
import { findStoredPicture, keepPicture, PictureError, readOriginal, type StoredPicture } from './stored-picture.ts'

/** Without sizes when neither the site nor the folder of the file has the picture, or when it is yet to be fetched. */
export type ImportedPicture = Pick<VehicleImage, 'path'> & Partial<VehicleImage>

export interface PictureOptions extends FetchOptions {
  /** Folder of the imported file; files outside of it are not read, and none at all where there is none. */
  folder?: string
  siteUrl?: string
}

/** Pictures that are remembered, since neighbouring vehicles often share them. */
const REMEMBERED = 1000

// Nothing is at the path: it is missing, leads through a file, or is too long.
const NOWHERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Finds the pictures that `images` name: pictures of the site, files beside the imported file, web addresses. */
export class ImportedPictures {
  readonly #remembered = new LRUCache<string, ImportedPicture>({ max: REMEMBERED })
  readonly #fetched: FetchedPictures

  constructor(private readonly options: PictureOptions) {
    this.#fetched = new FetchedPictures(options)
  }

  /** Whether `find` was asked for pictures that only `fetch` can get. */
  get isIncomplete(): boolean {
    return this.#fetched.isIncomplete
  }

  isUnfetched(address: string): boolean {
    return this.#fetched.isUnfetched(encodeSpaces(address))
  }

  /** Throws a PictureError for anything but a picture. Pictures that the vehicle already has are not checked again. */
  async find(given: string, inStock: readonly StoredPicture[]): Promise<ImportedPicture> {
    const reference = picturePath(given, this.options.siteUrl) ?? given
    // The API encodes addresses.
    const isReferred = ({ path }: StoredPicture) => path === reference || URL.parse(path)?.href === reference
    const kept = inStock.find(isReferred) ?? this.#remembered.get(reference)
    if (kept) return kept
    const picture = /^https?:\/\//i.test(reference)
      ? ((await this.#fetched.find(encodeSpaces(reference), inStock)) ?? { path: reference })
      : await this.#ofPath(reference, inStock)
    if (picture.width !== undefined) this.#remembered.set(reference, picture)
    return picture
  }

  fetch(): Promise<void> {
    return this.#fetched.fetch()
  }

  async #ofPath(path: string, inStock: readonly StoredPicture[]): Promise<ImportedPicture> {
    if (Object.hasOwn(SITE_PICTURES, path)) return { path, ...SITE_PICTURES[path] }
    return (
      (await findStoredPicture(path, this.options.mediaDir, inStock)) ??
      (await this.#besideFile(path, inStock)) ?? { path }
    )
  }

  async #besideFile(path: string, inStock: readonly StoredPicture[]): Promise<ImportedPicture | undefined> {
    if (this.options.folder === undefined) return undefined
    const folder = await realpath(this.options.folder)
    const file = await endOf(join(folder, path))
    if (!file) return undefined
    if (!file.startsWith(folder + sep)) throw new PictureError('is not a file in the folder of the imported one')
    return keepPicture(await readOriginal(file), this.options, inStock)
  }
}

/** People write the names of files as they are. */
const encodeSpaces = (address: string) => address.replaceAll(' ', '%20')

/** The path after all links are followed; undefined without a file. */
async function endOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    if (NOWHERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new PictureError('is not a file that can be read')
  }
}
