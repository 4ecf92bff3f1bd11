import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { VehicleImage } from '#graph/vehicles/vehicle.entity.ts'
import { SITE_PICTURES } from './site-pictures.ts'
import { type DescribedPicture, findStoredPicture, PictureError, storePicture } from './stored-picture.ts'

/** A picture without sizes is one that neither the site nor the folder of the file has. */
export type ImportedPicture = Pick<VehicleImage, 'path'> & Partial<VehicleImage>

interface Options {
  /** Folder of the imported file: nothing outside of it is read. */
  folder: string
  mediaDir: string
  isDryRun: boolean
}

/** How many pictures are remembered because the next vehicles may show them as well. */
const REMEMBERED = 1000

// What is said of a path that is too long, or leads through a file, as of one that is not there.
const NOWHERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Finds what an inventory file's `images` name: pictures of the site, files beside the imported one, web addresses. */
export class ImportedPictures {
  readonly #remembered = new LRUCache<string, ImportedPicture>({ max: REMEMBERED })

  constructor(private readonly options: Options) {}

  /**
   * Throws a PictureError for a file that is no picture. `known` are pictures of the vehicle in stock, which need not be
   * decoded again.
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
    const folder = await realpath(this.options.folder)
    const file = await endOf(join(folder, path))
    if (!file) return undefined
    if (!file.startsWith(folder + sep)) throw new PictureError('a file in the folder of the imported one')
    return storePicture(file, this.options, known)
  }
}

/** Where a path ends after all links, or undefined where nothing is. */
async function endOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    if (NOWHERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new PictureError('a file that can be read')
  }
}

// The sizes of a picture elsewhere are not known without fetching it.
function elsewhere(path: string): ImportedPicture {
  return { path: withPlainHost(path), width: 0, height: 0 }
}

export function isWebAddress(reference: string): boolean {
  return /^https?:\/\//i.test(reference)
}

/** Scheme and host mean the same in capitals, and are compared as texts wherever pictures are shown. */
function withPlainHost(address: string): string {
  return address.replace(
    /^(https?:\/\/)([^/?#]*@)?([^/?#]*)/i,
    (_all, scheme: string, user = '', host: string) => `${scheme.toLowerCase()}${user}${host.toLowerCase()}`,
  )
}
