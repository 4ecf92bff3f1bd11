import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPreviousAssets } from './previousAssets.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-assets-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Builds into the folder as Vite does, which empties it first. */
const build = async (...names: string[]) => {
  const writePrevious = await readPreviousAssets(folder)
  await rm(folder, { recursive: true })
  await mkdir(join(folder, '.vite'), { recursive: true })
  await mkdir(join(folder, 'assets'))
  const manifest = Object.fromEntries(
    names.map((name) => [name, { file: `assets/${name}`, css: [`assets/${name}.css`] }]),
  )
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const name of names.flatMap((name) => [name, `${name}.br`, `${name}.css`])) {
    await writeFile(join(folder, 'assets', name), `content of ${name}`)
  }
  await writePrevious()
}

const files = async () => (await readdir(join(folder, 'assets'))).sort()
const filesOf = (...names: string[]) => names.flatMap((name) => [name, `${name}.br`, `${name}.css`]).sort()

describe('a build', () => {
  it('keeps the files of the release before, and none of the one before that', async () => {
    await build('menu-1.js', 'shared.js')
    await build('menu-2.js', 'shared.js')
    expect(await files()).toEqual(filesOf('menu-1.js', 'menu-2.js', 'shared.js'))
    expect(await readFile(join(folder, 'assets/menu-1.js'), 'utf8')).toBe('content of menu-1.js')
    await build('menu-3.js', 'shared.js')
    expect(await files()).toEqual(filesOf('menu-2.js', 'menu-3.js', 'shared.js'))
  })

  it('that changes nothing in the browser keeps what was kept', async () => {
    await build('menu-1.js')
    await build('menu-2.js')
    await build('menu-2.js')
    expect(await files()).toEqual(filesOf('menu-1.js', 'menu-2.js'))
  })
})
