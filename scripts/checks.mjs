// `npm test` runs scripts of package.json, what fails soonest first, and ends at the first failure. `npm run check` leaves out the
// browser. `npm run quick` has types, lint and tests of what has changed since main alone.
import { spawnSync } from 'node:child_process'
import { dirname, relative } from 'node:path'

const STEPS = ['typecheck', 'lint', 'codegen:check', 'jest', 'e2e']

const linesOf = (command, ...args) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout.trim().split('\n').filter(Boolean)
const npmRun = (name, ...args) => ['npm', 'run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])]

/** Biome's own --changed knows commits only. */
const changedFiles = () => {
  const [base = 'HEAD'] = linesOf('git', 'merge-base', 'HEAD', 'main')
  const tracked = linesOf('git', 'diff', '--name-only', '--diff-filter=d', base)
  return [...tracked, ...linesOf('git', 'ls-files', '--others', '--exclude-standard')]
}

/** The tests beside the files that depend on them: a file that everything imports would have all of jest. */
const testsOf = (files) => {
  const folders = new Set(files.map((file) => dirname(file)))
  const related = linesOf(...npmRun('jest', '--listTests', '--findRelatedTests', ...files))
  return related.filter((test) => folders.has(dirname(relative('.', test))))
}

const quickSteps = () => {
  const code = changedFiles().filter((file) => /\.(tsx?|m[jt]s|json)$/.test(file))
  const tests = code.length > 0 ? testsOf(code) : []
  return [
    ['types', ...npmRun('typecheck', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json')],
    ['lint', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...code],
    tests.length > 0 && ['tests', ...npmRun('jest', ...tests)],
  ].filter(Boolean)
}

const steps = () => {
  if (process.argv.includes('--changed')) return quickSteps()
  const isLeftOut = (name) => name === 'e2e' && process.argv.includes('--without-browser')
  return STEPS.filter((name) => !isLeftOut(name)).map((name) => [name, ...npmRun(name)])
}

const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`

const startedAt = Date.now()
for (const [name, command, ...args] of steps()) {
  const start = Date.now()
  console.error(`> ${name}`)
  // Its output is shown as it comes: a browser test that needs a second try is no failure, but somebody should read of it.
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`${name} failed after ${secondsSince(start)}.`)
    process.exit(status ?? 1)
  }
  console.error(`${name}: ${secondsSince(start)}`)
}
console.error(`All of it passed in ${secondsSince(startedAt)}.`)
