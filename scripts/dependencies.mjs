import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { digestOf, stamp } from './stamp.mjs'
import { failureOf, run, SetupError, step } from './step.mjs'

const RUNTIME = 24

// --no-save: the lock file says what to install, and an older npm has no business rewriting it.
// Not `npm ci`: it refuses a lock file that lacks another platform's optional packages.
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Installs the packages that package-lock.json names, unless that has been done, and the pinned Node.js with them. */
export async function installDependencies(root) {
  const installed = stamp(join(root, 'node_modules/.setup'))
  const digest = () => `${process.platform}-${process.arch} ${digestOf(root, ['package.json', 'package-lock.json'])}`
  const isDone = () => installed.matches(digest()) && existsSync(runtimeOf(root))
  if (isDone()) return

  makeFolder(join(root, 'node_modules'))
  await withLock(join(root, 'node_modules/.setup.lock'), async () => {
    if (isDone()) return
    installed.remove()
    await onCleanGround(join(root, 'node_modules'), () => step('Installing the packages', () => installPackages(root)))
    if (!runs(runtimeOf(root))) await step(`Installing Node.js ${RUNTIME}`, () => installRuntime(root))
    installed.write(digest())
  })
}

/** npm takes a half unpacked package for a whole one: after an installation that did not end well we begin with nothing. */
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

/** The Node.js of this project, whichever one started the set-up. */
export function runtimeOf(root) {
  return join(root, 'node_modules/.bin/node')
}

function makeFolder(path) {
  try {
    mkdirSync(path, { recursive: true })
  } catch {
    throw new SetupError(`The folder ${path} cannot be made: the packages need one that can be written to.`)
  }
  // npm would empty the folder behind it, which is another project's.
  if (lstatSync(path).isSymbolicLink()) {
    throw new SetupError(`${path} is a link: remove it, and run the command again.`)
  }
}

function installPackages(root) {
  return run('npm', INSTALL, {
    cwd: root,
    complaint: 'npm could not install the packages (its own words are above): mend that and run the command again.',
  })
}

/** For an npm that runs no install scripts, and for machines that the package's Node.js is not built for. */
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

function runs(runtime) {
  const { stdout } = spawnSync(runtime, ['--print', 'process.versions.node'], { encoding: 'utf8' })
  return Number.parseInt(stdout ?? '', 10) >= RUNTIME
}
