import { cp, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const HASHED = /-([\w-]{7})\.(?:js|css)$/
const TEXTS = /\.(?:js|css|json)$/

/** A copy of the build in which every hashed file has another name: the release after next, which keeps none of the old files. */
export const copyAsNextRelease = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-release-'))
  await cp(await realpath(join(ROOT, 'dist')), join(folder, 'dist'), { recursive: true })
  await cp(join(ROOT, 'package.json'), join(folder, 'package.json'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const assets = join(folder, 'dist/client/assets')
  const names = await readdir(assets)
  const hashes = [...new Set(names.flatMap((name) => HASHED.exec(name)?.[1] ?? []))]
  const pattern = new RegExp(`-(?:${hashes.join('|')})\\.(?=js|css)`, 'g')
  const renamed = (text: string) => text.replace(pattern, (name) => `-next${name.slice(5)}`)

  const rewrite = async (file: string) => writeFile(file, renamed(await readFile(file, 'utf8')))
  for (const name of names) {
    const file = join(assets, name)
    // Compressed copies would still name the old files.
    if (!TEXTS.test(name)) await rm(file)
    else {
      await rewrite(file)
      await rename(file, join(assets, renamed(name)))
    }
  }
  await rewrite(join(folder, 'dist/client/.vite/manifest.json'))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
