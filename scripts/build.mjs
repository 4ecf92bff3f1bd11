import { lstatSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeOf } from './dependencies.mjs'
import { digestOf, run, stamp, step, withLock } from './step.mjs'

const DOCUMENTS = [
  'docs/api.md',
  'docs/examples',
  'docs/inventory-file.md',
  'docs/schema-changelog.md',
  'docs/stock-system.md',
]
const SOURCES = ['graph', 'web', ...DOCUMENTS, 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const NOT_BUILT =
  /\.test\.tsx?$|^(graph\/testing|graph\/database\/testing|web\/testing|web\/e2e|web\/faults|web\/bench)$/

// Sites go on with the build that they were started from: this many stay, the current one among them.
const KEPT = 3

/**
 * Builds the production programs, unless they were built from the same sources. Each build has a folder of its own, and
 * dist leads to the latest: a program resolves the link as it starts, so a site that runs keeps its files.
 */
export async function build(root) {
  const digest = () => digestOf(root, SOURCES, (path) => NOT_BUILT.test(path))
  const isBuilt = (sources) => stamp(join(root, 'dist/.stamp')).matches(sources)
  if (isBuilt(digest())) return

  await withLock(join(root, 'node_modules/.build.lock'), async () => {
    const sources = digest()
    if (isBuilt(sources)) return
    const folder = `dist-${sources.slice(0, 12)}`
    const built = stamp(join(root, folder, '.stamp'))
    if (!built.matches(sources)) await step('Building the site', () => runVite(root, folder))
    built.write(sources)
    leadTo(root, folder)
    removeOldBuilds(root)
  })
}

function leadTo(root, folder) {
  const [dist, next] = [join(root, 'dist'), join(root, `dist.${process.pid}`)]
  // A folder: made by Vite alone, or by a release that had one build.
  if (lstatSync(dist, { throwIfNoEntry: false })?.isDirectory()) rmSync(dist, { recursive: true })
  symlinkSync(folder, next)
  renameSync(next, dist)
}

function removeOldBuilds(root) {
  const timeOf = (folder) => statSync(join(root, folder, '.stamp'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const builds = readdirSync(root).filter((name) => /^dist-[0-9a-f]{12}$/.test(name))
  builds.sort((a, b) => timeOf(b) - timeOf(a))
  for (const folder of builds.slice(KEPT)) rmSync(join(root, folder), { recursive: true })
}

function runVite(root, folder) {
  return run(runtimeOf(root), ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: folder, NO_COLOR: '1' },
    complaint: 'The build of the site failed: see the reason above.',
  })
}
