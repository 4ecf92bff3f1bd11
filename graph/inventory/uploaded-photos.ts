import type { DataSource } from 'typeorm'
import { claimMedia } from './media-owner.ts'
import { keepPicture, PictureError, readOriginal } from './stored-picture.ts'

export const NO_ROOM = 'There is no room for photos. Tell the person who runs the site.'

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT'])

/** Whether a disk or a person's share of it is full. */
export const isFull = (error: unknown) => FULL.has((error as NodeJS.ErrnoException).code)

/** Keeps the photos that the staff send. A cart that names their paths shows them. */
export class UploadedPhotos {
  constructor(
    private readonly database: DataSource,
    private readonly mediaDir: string,
  ) {}

  /** Stores the files that are pictures, by their paths, with a sentence about each file that is not, by its sender's name. A full disk ends it. */
  async keep<File extends { name: string; path: string }>(
    files: readonly File[],
  ): Promise<{ kept: Map<string, File>; problems: string[] }> {
    const kept = new Map<string, File>()
    const refused = new Map<string, string[]>()
    const problems: string[] = []
    try {
      if (files.length > 0) await claimMedia(this.database, this.mediaDir)
      // One after the other: a photo of a phone takes 50 MB while it is read.
      for (const file of files) {
        try {
          const original = await readOriginal(file.path)
          const picture = await keepPicture(original, { mediaDir: this.mediaDir, isDryRun: false })
          // One that was chosen twice has the slot that was named last.
          kept.set(picture.path, file)
        } catch (error) {
          if (!(error instanceof PictureError)) throw error
          refused.set(error.message, [...(refused.get(error.message) ?? []), file.name])
        }
      }
    } catch (error) {
      if (!isFull(error)) throw error
      problems.push(NO_ROOM)
    }
    const reasons = [...refused].map(([reason, names]) => `${names.join(', ')} ${reason}.`)
    return { kept, problems: [...reasons, ...problems] }
  }
}
