import { join } from 'node:path'
import { runtimeOf } from './dependencies.mjs'
import { withLock } from './lock.mjs'
import { digestOf, stamp } from './stamp.mjs'
import { run, step } from './step.mjs'

const DOCUMENTS = ['docs/api.md', 'docs/examples', 'docs/inventory-file.md', 'docs/schema-changelog.md']
const SOURCES = ['graph', 'web', ...DOCUMENTS, 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const NOT_BUILT =
  /\.test\.tsx?$|^(graph\/testing|graph\/database\/testing|web\/testing|web\/e2e|web\/faults|web\/bench)$/

/** Builds the production programs into dist/, unless dist/ was built from the same sources. */
export async function build(root) {
  const built = stamp(join(root, 'dist/.stamp'))
  const digest = () => digestOf(root, SOURCES, (path) => NOT_BUILT.test(path))
  if (built.matches(digest())) return

  await withLock(join(root, 'node_modules/.build.lock'), async () => {
    const sources = digest()
    if (built.matches(sources)) return
    built.remove()
    await step('Building the site', () => runVite(root))
    built.write(sources)
  })
}

function runVite(root) {
  return run(runtimeOf(root), ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    complaint: 'The build of the site failed: see the reason above.',
  })
}
