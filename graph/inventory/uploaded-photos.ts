import type { DataSource } from 'typeorm'
import { claimMedia } from './media-owner.ts'
import { keepPicture, PictureError, readOriginal } from './stored-picture.ts'

interface Upload {
  /** As its sender calls it. */
  name: string
  path: string
}

/** Keeps the photos that the staff send. A cart that names their paths shows them. */
export class UploadedPhotos {
  constructor(
    private readonly database: DataSource,
    private readonly mediaDir: string,
  ) {}

  /** The paths of those that are pictures, and a sentence about each other one. */
  async keep(files: readonly Upload[]): Promise<{ paths: string[]; problems: string[] }> {
    const paths = new Set<string>()
    const problems: string[] = []
    if (files.length > 0) await claimMedia(this.database, this.mediaDir)
    // One after the other: a photo of a phone takes 50 MB while it is read.
    for (const { name, path } of files) {
      try {
        const picture = await keepPicture(await readOriginal(path), { mediaDir: this.mediaDir, isDryRun: false })
        paths.add(picture.path)
      } catch (error) {
        if (!(error instanceof PictureError)) throw error
        problems.push(`${name} is not ${error.message}.`)
      }
    }
    return { paths: [...paths], problems }
  }
}
