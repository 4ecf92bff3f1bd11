import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.ts'

// `node supervise.js NAME`: runs the program of that name beside this file, and starts it again when it crashes.
// The parent imports nothing of the program: whatever crashes or fills that process leaves this one alone.

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** A program that has served for so long did not crash for how it starts: the next pause is the shortest again. */
const SERVED_MS = 3000
const PAUSES_MS = [0, 1000, 2000, 4000, 8000, 10_000]
/** A terminal's Ctrl-C comes twice: from itself, and from npm. */
const SAME_SIGNAL_MS = 300

const name = process.argv[2]!
const program = join(import.meta.dirname, `${name}.js`)

let child: ChildProcess | undefined
let hasServed = false
let crashes = 0
let restart: NodeJS.Timeout | undefined
let stoppedAt: number | undefined

function run() {
  let servingSince: number | undefined
  child = spawn(process.execPath, [...NODE_FLAGS, program], {
    env: { ...process.env, ...NODE_ENVIRONMENT },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In a group of its own: a terminal's signals come to it from here, once each.
    detached: true,
  })
  // All that it says is that it serves (process.ts).
  child.once('message', () => {
    hasServed = true
    servingSince = performance.now()
  })
  child.once('exit', (code, signal) => {
    child = undefined
    if (servingSince !== undefined && performance.now() - servingSince > SERVED_MS) crashes = 0
    end(code, signal)
  })
}

function end(code: number | null, signal: NodeJS.Signals | null) {
  // Before it has ever served, an exit is one that another start would only repeat: a wrong setting, a port that is taken.
  const isFinal = code === 0 || stoppedAt !== undefined || (code !== null && !hasServed)
  if (isFinal) process.exit(code ?? 128 + constants.signals[signal!])
  const pauseMs = PAUSES_MS[Math.min(crashes, PAUSES_MS.length - 1)]!
  crashes += 1
  const cause = signal ? `by signal ${signal}` : `with exit code ${code}`
  const when = pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`
  console.error(`The ${name} ended ${cause}: it starts again ${when}.`)
  restart = setTimeout(run, pauseMs)
}

for (const signal of SIGNALS) {
  process.on(signal, () => {
    const isRepeated = stoppedAt !== undefined && performance.now() - stoppedAt < SAME_SIGNAL_MS
    if (isRepeated) return
    stoppedAt = performance.now()
    clearTimeout(restart)
    if (!child) process.exit(0)
    child.kill(signal)
  })
}

run()
