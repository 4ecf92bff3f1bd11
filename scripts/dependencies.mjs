import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { digestOf, stamp } from './stamp.mjs'
import { failureOf, run, SetupError, step } from './step.mjs'

const RUNTIME = 24

// --no-save, because an older npm would rewrite the lock file.
// Not `npm ci`, which refuses a lock file that lacks another platform's optional packages.
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

/** npm takes a half unpacked package for a whole one: after a failed installation the folder is emptied first. */
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

/** The project's own Node.js, whichever one runs the set-up. */
export function runtimeOf(root) {
  return join(root, 'node_modules/.bin/node')
}

function makeFolder(path) {
  try {
    mkdirSync(path, { recursive: true })
  } catch {
    throw new SetupError(`The folder ${path} cannot be made: the packages need one that can be written to.`)
  }
  // npm would empty the folder behind the link, which may be another project's.
  if (lstatSync(path).isSymbolicLink()) {
    throw new SetupError(`${path} is a link: remove it, and run the command again.`)
  }
}

function installPackages(root) {
  return run('npm', INSTALL, {
    cwd: root,
    complaint: 'npm could not install the packages (its own words are above): fix that and run the command again.',
  })
}

/** For an npm without install scripts, and for machines on which the packaged Node.js does not run. */
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
