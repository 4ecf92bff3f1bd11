import { mkdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves the source maps of the browser's files out of the folder that visitors are served, into one beside it. */
export const hiddenMaps = (): Plugin => ({
  name: 'hidden-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    const folder = join(dir!, '../maps')
    await mkdir(folder, { recursive: true })
    const maps = Object.keys(bundle).filter((file) => file.endsWith('.map'))
    await Promise.all(maps.map((map) => rename(join(dir!, map), join(folder, basename(map)))))
  },
})
