import { existsSync } from 'node:fs'
import { drawCopy } from './pictureCopy.ts'
import { drawWhole } from './pictureQueue.ts'
import { missingCopies } from './sitePictures.ts'

// Started by warmPictures.ts: draws the missing copies of the site's pictures, then exits.

const [publicDir = '', mediaDir = ''] = process.argv.slice(2)

process.once('disconnect', () => process.exit())
process.channel?.unref()

// In random order, so that several processes with a shared folder split the work.
const copies = (await missingCopies(publicDir, mediaDir)).sort(() => Math.random() - 0.5)
try {
  for (const { original, file, ...copy } of copies) {
    if (!existsSync(file)) await drawWhole({ file, draw: (target) => drawCopy(original, copy, target) })
  }
} catch (error) {
  console.error(`Pictures cannot be kept in MEDIA_DIR, and visitors get larger ones: ${(error as Error).message}`)
}
