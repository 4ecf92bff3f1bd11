import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, failureOf, run, SetupError, stamp, step, withLock } from './step.mjs'

const RUNTIME = 24

// --no-save, because an older npm would rewrite the lock file.
// `npm ci` would remove the folder of the packages with the marks of this set-up, and install everything again at each change.
const INSTALL = ['install', '--no-save', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

// Without the development dependencies the installation takes two thirds of the time.
const WITHOUT_CHECKS = '--omit=dev'
const WITH_CHECKS = '--include=dev'

const MANIFESTS = ['package.json', 'package-lock.json', 'scripts/start/package.json']

/**
 * Installs the packages of package-lock.json, among them the pinned Node.js, unless they are installed already. Only
 * `checks` (lint, types, tests, generated code, benchmarks) need the development dependencies of package.json.
 */
export async function installDependencies(root, { checks }) {
  const installed = stamp(join(root, 'node_modules/.setup'))
  const digest = (set) => `${set} ${process.platform}-${process.arch} ${digestOf(root, MANIFESTS)}`
  const isInstalled = (set) => installed.matches(digest(set))
  const isDone = () =>
    (isInstalled(WITH_CHECKS) || (!checks && isInstalled(WITHOUT_CHECKS))) && existsSync(runtimeOf(root))
  if (isDone()) return

  makeFolder(join(root, 'node_modules'))
  await withLock(join(root, 'node_modules/.setup.lock'), async () => {
    if (isDone()) return
    installed.remove()
    const set = checks ? WITH_CHECKS : WITHOUT_CHECKS
    await onCleanGround(join(root, 'node_modules'), () =>
      step('Installing the packages', () => installPackages(root, set)),
    )
    if (!runs(runtimeOf(root))) await step(`Installing Node.js ${RUNTIME}`, () => installRuntime(root))
    removeHeaders(root)
    installed.write(digest(set))
  })
}

/** npm does not notice a half unpacked package, so a failed installation is removed before the next one. */
async function onCleanGround(folder, install) {
  const mark = join(folder, '.setup.running')
  if (existsSync(mark)) {
    const leftovers = readdirSync(folder).filter((name) => !name.startsWith('.setup'))
    for (const name of leftovers) rmSync(join(folder, name), { recursive: true })
  }
  writeFileSync(mark, '')
  await install()
  rmSync(mark)
}

/** The project's own Node.js; another version may run the set-up. */
export const runtimeOf = (root) => join(root, 'node_modules/.bin/node')

function makeFolder(path) {
  try {
    mkdirSync(path, { recursive: true })
  } catch {
    throw new SetupError(`The folder ${path} cannot be created: the packages need a writable folder.`)
  }
  // npm would empty the target of the link, which may belong to another project.
  if (lstatSync(path).isSymbolicLink()) throw new SetupError(`${path} is a link: remove it, and run the command again.`)
}

function installPackages(root, set) {
  return run('npm', [...INSTALL, set], {
    cwd: root,
    complaint: 'npm could not install the packages: fix the error above and run the command again.',
  })
}

/** Replaces the packaged Node.js if npm has not run its install script, or if the machine cannot run it. */
async function installRuntime(root) {
  const installation = { cwd: join(root, 'node_modules/node') }
  const failure = await failureOf(() => run(process.execPath, ['installArchSpecificPackage.js'], installation))
  const built = join(root, 'node_modules/node/bin/node')
  const usable = [built, process.execPath].find(runs)
  if (!usable) {
    const advice = `Node.js ${RUNTIME} could not be installed: run the command again with Node.js ${RUNTIME} or newer.`
    throw new SetupError(failure ? `${failure.message}\n${advice}` : advice)
  }
  rmSync(runtimeOf(root), { force: true })
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  symlinkSync(usable === built ? '../node/bin/node' : usable, runtimeOf(root))
}

/** 67 MB for packages that compile code of their own: none does. */
function removeHeaders(root) {
  const packages = join(root, 'node_modules/node/node_modules')
  if (!existsSync(packages)) return
  const headers = readdirSync(packages).map((name) => join(packages, name, 'include'))
  for (const folder of headers.filter((path) => existsSync(path))) rmSync(folder, { recursive: true })
}

function runs(runtime) {
  const { stdout } = spawnSync(runtime, ['--print', 'process.versions.node'], { encoding: 'utf8' })
  return Number.parseInt(stdout ?? '', 10) >= RUNTIME
}
