import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const KILL_AFTER_MS = 2000
const KEPT_OUTPUT = 20_000
const SHOWN_LINES = 25

/** A reason to stop, in one sentence for whoever ran the command. */
export class SetupError extends Error {}

/** The end of the set-up at the user's wish: what it has begun is undone, and nothing else is tried. */
export class Interruption extends Error {}

/** Shows one line on stderr while `work` goes on: its title, a dot now and then, the seconds it took. */
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

/** Answers with the error that ended `work`, for who has another way to try. */
export async function failureOf(work) {
  try {
    await work()
  } catch (error) {
    if (error instanceof Interruption) throw error
    return error
  }
}

/**
 * Runs a program without showing its output; rejects with a SetupError: the last of its output, then `complaint`. When we
 * are to end, the program is ended, and the promise is rejected with an Interruption.
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

/** Ends `child` and all that it started when we are to end, which npm for one would put off until it is done. */
function endTogether(child) {
  const parent = process.ppid
  let killing
  const end = () => {
    together.isInterrupted = true
    endGroup(child, 'SIGTERM')
    killing ??= setTimeout(() => endGroup(child, 'SIGKILL'), KILL_AFTER_MS)
  }
  // A signal to the npm that called us ends the shell in between, and we are left without a parent.
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
    // It has ended by itself.
  }
}
