import { execFile, execFileSync } from 'node:child_process'
import { copyFile, cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MANIFESTS = ['package.json', 'package-lock.json', 'scripts/start/package.json']
// What npm writes in place: the rest of the packages can be links.
const RECORD = 'node_modules/.package-lock.json'

const read = (folder: string) => Promise.all(MANIFESTS.map((name) => readFile(join(folder, name), 'utf8')))

// A changed lock file would stop the next git pull.
test('the packages of production leave the files of the release as they are', async () => {
  const [, prune] = /npm run build && (npm prune .+)/.exec(await readFile(join(ROOT, 'README.md'), 'utf8'))!
  for (const file of ['docs/operations.md', 'Dockerfile'])
    expect(await readFile(join(ROOT, file), 'utf8')).toContain(prune)

  // On the disk of the project, for the links.
  const folder = test.info().outputPath('release')
  for (const name of MANIFESTS) await cp(join(ROOT, name), join(folder, name))
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), folder])
  await rm(join(folder, RECORD))
  await copyFile(join(ROOT, RECORD), join(folder, RECORD))
  await promisify(execFile)('sh', ['-c', prune!], { cwd: folder })
  expect(await read(folder)).toEqual(await read(ROOT))
  await rm(folder, { recursive: true })
})
