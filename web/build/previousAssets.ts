import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

const COMPRESSED = /\.(?:br|gz)$/

/** Names of the build's own files in its assets/, without those that it keeps of an earlier build. */
const ownFiles = async (clientDir: string) => {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const paths = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)))
}

/**
 * Reads the hashed files of the build in a folder before the next build empties the folder. The returned function writes the
 * missing ones into the next build: those of one release only, so that the folder does not grow.
 */
export const readPreviousAssets = async (clientDir: string) => {
  const folder = join(clientDir, 'assets')
  if (!existsSync(join(clientDir, '.vite/manifest.json'))) return async () => {}
  const before = await ownFiles(clientDir)
  const contents = new Map<string, Buffer>()
  for (const name of await readdir(folder)) contents.set(name, await readFile(join(folder, name)))

  return async () => {
    const now = await ownFiles(clientDir)
    const isGone = (name: string) => !now.has(name.replace(COMPRESSED, ''))
    const gone = [...contents.keys()].filter(isGone)
    const ofPrevious = gone.filter((name) => before.has(name.replace(COMPRESSED, '')))
    // A build that changes nothing in the browser is no release there: the files kept before stay.
    const kept = ofPrevious.length > 0 ? ofPrevious : gone
    for (const name of kept) await writeFile(join(folder, name), contents.get(name)!)
  }
}
