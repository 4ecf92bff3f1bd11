import { existsSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

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
function isOurs(path) {
  return existsSync(path) && readFileSync(path, 'utf8') === String(process.pid)
}

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
