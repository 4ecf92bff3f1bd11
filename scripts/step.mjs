import { spawn } from 'node:child_process'

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
