import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file with the digest of the inputs of the last run. */
export function stamp(path) {
  return {
    matches: (digest) => existsSync(path) && readFileSync(path, 'utf8') === digest,
    remove: () => rmSync(path, { force: true }),
    write: (digest) => writeFileSync(path, digest),
  }
}

/** Digest of the names and contents of all files at or below `paths` (in `root`), except those that `isLeftOut`. */
export function digestOf(root, paths, isLeftOut = () => false) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((start) => filesBelow(root, start, isLeftOut))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(root, path, isLeftOut) {
  if (isLeftOut(path) || !existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`, isLeftOut))
}
