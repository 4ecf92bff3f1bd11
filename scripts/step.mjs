import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const KILL_AFTER_MS = 2000
const KEPT_OUTPUT = 20_000
const SHOWN_LINES = 25

/** A reason to stop, in one sentence for the user. */
export class SetupError extends Error {}

/** An interruption by the user: the set-up undoes the current step and tries nothing else. */
export class Interruption extends Error {}

/** Shows one line on stderr while `work` runs: the title, a dot every three seconds, the time it took. */
export async function step(title, work) {
  const start = Date.now()
  process.stderr.write(`${title} .`)
  const dots = setInterval(() => process.stderr.write('.'), 3000)
  let ending = '\n'
  try {
    const result = await work()
    ending = ` ${Math.round((Date.now() - start) / 1000)} s\n`
    return result
  } finally {
    clearInterval(dots)
    process.stderr.write(ending)
  }
}

/** Returns the error that ended `work`, for a caller that can try another way. */
export async function failureOf(work) {
  try {
    await work()
  } catch (error) {
    if (error instanceof Interruption) throw error
    return error
  }
}

/**
 * Runs a program without showing its output. A failure rejects with a SetupError: the last lines of its output, then
 * `complaint`. A signal to the set-up ends the program and rejects with an Interruption.
 */
export function run(command, args, { complaint = [], ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const together = endTogether(child)
    child.once('error', (error) => keep(error.message))
    child.once('close', (code) => {
      together.letGo()
      if (together.isInterrupted) return reject(new Interruption())
      if (code === 0) return resolve(output)
      const lastLines = output.trim().split('\n').slice(-SHOWN_LINES)
      reject(new SetupError(lastLines.concat(complaint).join('\n')))
    })
  })
}

/** Ends `child` and its own children when the set-up is interrupted: npm would otherwise continue until it is done. */
function endTogether(child) {
  const parent = process.ppid
  let killing
  const end = () => {
    together.isInterrupted = true
    endGroup(child, 'SIGTERM')
    killing ??= setTimeout(() => endGroup(child, 'SIGKILL'), KILL_AFTER_MS)
  }
  // A signal to the calling npm ends only the shell in between: this process sees no signal, but a new parent.
  const watch = setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500)
  const together = {
    isInterrupted: false,
    letGo() {
      clearInterval(watch)
      clearTimeout(killing)
      for (const signal of SIGNALS) process.off(signal, end)
    },
  }
  for (const signal of SIGNALS) process.on(signal, end)
  return together
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has already ended.
  }
}

const BEAT_MS = 1000
const STALE_MS = 15_000

/** Runs `work` while this process holds the lock file at `path`, which contains the number of the process. */
export async function withLock(path, work) {
  for (let tries = 1; !take(path); tries++) {
    if (tries === 3) process.stderr.write('Waiting for another set-up in this folder\n')
    await sleep(300)
  }
  const beat = setInterval(() => utimes(path, new Date(), new Date(), () => {}), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    if (isOurs(path)) rmSync(path, { force: true })
  }
}

// Another process may have taken over the lock while the machine was asleep.
const isOurs = (path) => existsSync(path) && readFileSync(path, 'utf8') === String(process.pid)

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isAbandoned(path)) putAside(path)
    return false
  }
}

// The age counts too: another process may have the number of an owner that was killed.
function isAbandoned(path) {
  try {
    const owner = Number(readFileSync(path, 'utf8'))
    const age = Date.now() - statSync(path).mtimeMs
    return age > STALE_MS || (owner > 0 && !isProcess(owner))
  } catch {
    return false
  }
}

function isProcess(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// Only one of several waiters can rename, and so remove, an abandoned lock.
function putAside(path) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    rmSync(aside)
  } catch {
    // Another waiter was faster.
  }
}

/** A file with the digest of the inputs of the last run. */
export function stamp(path) {
  return {
    matches: (digest) => existsSync(path) && readFileSync(path, 'utf8') === digest,
    remove: () => rmSync(path, { force: true }),
    write: (digest) => writeFileSync(path, digest),
  }
}

/** Digest of the names and contents of all files at or below `paths` (in `root`), except those that `isLeftOut`. */
export function digestOf(root, paths, isLeftOut = () => false) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((start) => filesBelow(root, start, isLeftOut))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(root, path, isLeftOut) {
  if (isLeftOut(path) || !existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`, isLeftOut))
}
