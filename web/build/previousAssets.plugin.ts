import type { Plugin } from 'vite'
import { readPreviousAssets } from './previousAssets.ts'

/** Keeps the files of the previous release: open pages, and those that a CDN keeps, still ask for them. */
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
