import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { VehicleImage } from '#graph/vehicles/vehicle.entity.ts'
import { SITE_PICTURES } from './site-pictures.ts'
import { type DescribedPicture, findStoredPicture, PictureError, storePicture } from './stored-picture.ts'

/** Without sizes when neither the site nor the folder of the file has the picture. */
export type ImportedPicture = Pick<VehicleImage, 'path'> & Partial<VehicleImage>

interface Options {
  /** Folder of the imported file; files outside of it are not read, and none at all where there is none. */
  folder?: string
  mediaDir: string
  isDryRun: boolean
}

/** Pictures that are remembered, since neighbouring vehicles often share them. */
const REMEMBERED = 1000

// Nothing is at the path: it is missing, leads through a file, or is too long.
const NOWHERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Finds the pictures that `images` name: pictures of the site, files beside the imported file, web addresses. */
export class ImportedPictures {
  readonly #remembered = new LRUCache<string, ImportedPicture>({ max: REMEMBERED })

  constructor(private readonly options: Options) {}

  /**
   * Throws a PictureError for a file that is no picture. `known` are the pictures that the vehicle has in stock: they
   * are not decoded again.
   */
  async find(reference: string, known: DescribedPicture[]): Promise<ImportedPicture> {
    const remembered = this.#remembered.get(reference)
    if (remembered) return remembered
    if (isWebAddress(reference)) return elsewhere(reference)
    const picture = (await this.#ofSite(reference, known)) ??
      (await this.#besideFile(reference, known)) ?? { path: reference }
    this.#remembered.set(reference, picture)
    return picture
  }

  async #ofSite(path: string, known: DescribedPicture[]): Promise<ImportedPicture | undefined> {
    const picture = Object.hasOwn(SITE_PICTURES, path) && SITE_PICTURES[path]
    return picture ? { path, ...picture } : findStoredPicture(path, this.options.mediaDir, known)
  }

  async #besideFile(path: string, known: DescribedPicture[]): Promise<ImportedPicture | undefined> {
    if (this.options.folder === undefined) return undefined
    const folder = await realpath(this.options.folder)
    const file = await endOf(join(folder, path))
    if (!file) return undefined
    if (!file.startsWith(folder + sep)) throw new PictureError('a file in the folder of the imported one')
    return storePicture(file, this.options, known)
  }
}

/** The path behind all links, or undefined where no file is. */
async function endOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    if (NOWHERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new PictureError('a file that can be read')
  }
}

// The sizes of a picture elsewhere are unknown, since it is not fetched.
function elsewhere(path: string): ImportedPicture {
  return { path: withPlainHost(path), width: 0, height: 0 }
}

export function isWebAddress(reference: string): boolean {
  return /^https?:\/\//i.test(reference)
}

/** Scheme and host in lower case: a Content-Security-Policy compares them as text. */
function withPlainHost(address: string): string {
  return address.replace(
    /^(https?:\/\/)([^/?#]*@)?([^/?#]*)/i,
    (_all, scheme: string, user = '', host: string) => `${scheme.toLowerCase()}${user}${host.toLowerCase()}`,
  )
}
