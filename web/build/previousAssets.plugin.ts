import type { Plugin } from 'vite'
import { readPreviousAssets } from './previousAssets.ts'

/** Pages that are open, or kept by a CDN, ask for the files of the release that they came from. */
export const previousAssets = (): Plugin => {
  let writePrevious = async () => {}
  return {
    name: 'previous-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      writePrevious = await readPreviousAssets(this.environment.config.build.outDir)
    },
    writeBundle: { order: 'post', sequential: true, handler: () => writePrevious() },
  }
}
