import { join } from 'node:path'

export default {
  // Without it Next would look for its packages beside the topmost lock file.
  turbopack: { root: join(import.meta.dirname, '..') },
  // No picture is asked for, so sharp is not needed.
  images: { unoptimized: true },
}
