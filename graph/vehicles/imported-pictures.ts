import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { PICTURES } from '#graph/database/seed/pictures.ts'
import { findStoredPicture, PictureError, storePicture } from './stored-picture.ts'
import type { VehicleImage } from './vehicle.entity.ts'

/** A picture without sizes is one that neither the site nor the folder of the file has. */
export type ImportedPicture = Pick<VehicleImage, 'path'> & Partial<VehicleImage>

interface Options {
  /** Folder of the imported file: nothing outside of it is read. */
  folder: string
  mediaDir: string
  isDryRun: boolean
}

/** Finds what an inventory file's `images` name: pictures of the site, files beside the imported one, web addresses. */
export class ImportedPictures {
  readonly #known = new Map<string, ImportedPicture>()

  constructor(private readonly options: Options) {}

  /** Throws a PictureError for a file that is no picture. */
  async find(reference: string): Promise<ImportedPicture> {
    const known = this.#known.get(reference)
    if (known) return known
    if (isWebAddress(reference)) return elsewhere(reference)
    const picture = (await this.#ofSite(reference)) ?? (await this.#besideFile(reference)) ?? { path: reference }
    this.#known.set(reference, picture)
    return picture
  }

  async #ofSite(path: string): Promise<ImportedPicture | undefined> {
    const picture = Object.hasOwn(PICTURES, path) && PICTURES[path]
    return picture ? { path, ...picture } : findStoredPicture(path, this.options.mediaDir)
  }

  async #besideFile(path: string): Promise<ImportedPicture | undefined> {
    const folder = await realpath(this.options.folder)
    // Where the path ends after all links, or undefined where nothing is.
    const file = await realpath(join(folder, path)).catch(() => undefined)
    if (!file) return undefined
    if (!file.startsWith(folder + sep)) throw new PictureError('a file in the folder of the imported one')
    return storePicture(file, this.options)
  }
}

// The sizes of a picture elsewhere are not known without fetching it.
function elsewhere(path: string): ImportedPicture {
  return { path, width: 0, height: 0 }
}

function isWebAddress(reference: string): boolean {
  return /^https?:\/\//i.test(reference)
}
