import { execFile, execFileSync } from 'node:child_process'
import { copyFile, cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { startSite } from '#web/e2e/startSite.ts'
import { bodyOf } from './published.ts'
import { see } from './visitors.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MANIFESTS = ['package.json', 'package-lock.json', 'scripts/start/package.json']
// What npm writes in place: the rest of the packages can be links.
const RECORD = 'node_modules/.package-lock.json'

const read = (folder: string) => Promise.all(MANIFESTS.map((name) => readFile(join(folder, name), 'utf8')))

const AS_IT_IS = { recursive: true, verbatimSymlinks: true }

/** What needs packages of different kinds, and the type of its answer. */
const ANSWERS: [path: string, type: string, init?: RequestInit][] = [
  ['/', 'text/html'],
  ['/graphql', 'text/html', { headers: { accept: 'text/html' } }],
  ['/graphql?query={__typename}', 'application/json'],
  ['/api/vehicles', 'application/json'],
  ['/media/480/cutouts/denago-nomad-xl-side.avif', 'image/avif'],
  ['/social/vehicle/denago-nomad-xl.jpg', 'image/jpeg'],
  ['/mcp', 'application/json', bodyOf('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })],
  ['/desk', 'text/html', { redirect: 'follow' }],
]

test('the image has every package that the site needs, and its prune leaves the files of the release as they are', async () => {
  const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8')
  const [prune] = /npm prune .+/.exec(dockerfile)!
  const [, command] = /^CMD (.+)$/m.exec(dockerfile)!
  for (const file of ['README.md', 'docs/operations.md']) {
    const [shown] = /npm prune .+/.exec(await readFile(join(ROOT, file), 'utf8'))!
    expect(prune.startsWith(shown), file).toBe(true)
  }

  // On the disk of the project, for the links.
  const folder = test.info().outputPath('release')
  for (const name of MANIFESTS) await cp(join(ROOT, name), join(folder, name))
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), folder])
  await rm(join(folder, RECORD))
  await copyFile(join(ROOT, RECORD), join(folder, RECORD))
  await promisify(execFile)('sh', ['-c', prune], { cwd: folder })
  // A changed lock file would stop the next git pull.
  expect(await read(folder)).toEqual(await read(ROOT))

  // Below the project the site would find the project's packages.
  const image = await mkdtemp(join(tmpdir(), 'ridgeline-image-'))
  for (const name of ['package.json', 'node_modules']) await cp(join(folder, name), join(image, name), AS_IT_IS)
  await cp(await realpath(join(ROOT, 'dist')), join(image, 'dist'), AS_IT_IS)
  await rm(folder, { recursive: true })
  const [, ...args] = JSON.parse(command!)
  const database = await startOwnDatabase()
  try {
    const settings = { DATABASE_URL: database.url, MEDIA_DIR: join(database.folder, 'drawn'), STAFF: 'ann@example.com' }
    const site = await startSite(settings, { root: image, command: [process.execPath, ...args] })
    for (const [path, type, init] of ANSWERS) {
      const { status, headers, body } = await see(site.origin + path, init)
      expect.soft(`${status} ${headers.get('content-type')}`, `${path}: ${body.slice(0, 200)}`).toMatch(`200 ${type}`)
    }
    await site.stop()
  } finally {
    await database.stop()
    await rm(image, { recursive: true })
  }
})
