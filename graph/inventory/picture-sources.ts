import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf, pathFor, writeMedia } from './stored-picture.ts'

/** The picture of an address, with what its host needs to know to answer whether it has changed. */
export interface PictureSource {
  path: string
  etag?: string
  lastModified?: string
  /** The digest of the file that the host sent. */
  digest?: string
  /** Milliseconds since 1970; 0 where nobody knows. */
  askedAt: number
}

/** Notes lie beside the pictures, so that a folder that is lost or restored has both or none. */
export const SOURCES = 'sources'

const noteOf = (address: string) => join(SOURCES, `${digestOf(address)}.json`)

export async function findSource(address: string, mediaDir: string): Promise<PictureSource> {
  // Earlier releases kept no notes, and gave a picture the digest of its address.
  return (await readSource(join(mediaDir, noteOf(address)))) ?? { path: pathFor(address), askedAt: 0 }
}

export const writeSource = (address: string, mediaDir: string, source: PictureSource): Promise<void> =>
  writeMedia(join(mediaDir, noteOf(address)), JSON.stringify(source))

/** Undefined for a note that is missing or broken: it costs one more request. */
export async function readSource(file: string): Promise<PictureSource | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
