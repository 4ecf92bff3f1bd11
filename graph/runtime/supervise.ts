import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.ts'

// `node supervise.js NAME`: runs the program of that name beside this file, and starts it again when it crashes or hangs.
// The parent imports nothing of the program: a crash or a full heap of the child leaves the parent alone.

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** A program that has served for so long has no problem with its start: the pauses begin again with the shortest. */
const SERVED_MS = 3000
const PAUSES_MS = [0, 1000, 2000, 4000, 8000, 10_000]
/**
 * A program says every second whether it is starting or serving. The longest pause that was seen of a serving one on a busy machine
 * is a tenth of its limit; a program that starts says nothing while its code loads.
 */
const MOST_SILENT_SECONDS = { starting: 120, serving: 30 }
/** Ctrl-C comes twice: from the terminal and from npm. */
const SAME_SIGNAL_MS = 300

const name = process.argv[2]!
const program = join(import.meta.dirname, `${name}.js`)

/** V8's code of the program, from its last stop: the next start does not compile it. Each build has a folder of its own. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '.compiled')

let child: ChildProcess | undefined
let hasServed = false
let crashes = 0
let restart: NodeJS.Timeout | undefined
let stoppedAt: number | undefined

function run() {
  let servingSince: number | undefined
  let silentSeconds = 0
  const started = spawn(process.execPath, [...NODE_FLAGS, program], {
    env: { ...process.env, ...NODE_ENVIRONMENT, NODE_COMPILE_CACHE },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In a group of its own, so that a terminal's signals reach it only from here, once each.
    detached: true,
  })
  child = started
  // The only messages are 'starting' and 'serving' (process.ts).
  started.on('message', (state) => {
    silentSeconds = 0
    if (state !== 'serving') return
    hasServed = true
    servingSince ??= performance.now()
  })
  // Counted, not measured: while the machine sleeps or stands still, so does the count.
  const watch = setInterval(() => {
    silentSeconds += 1
    if (silentSeconds !== MOST_SILENT_SECONDS[servingSince ? 'serving' : 'starting']) return
    console.error(`The ${name} has hung for ${silentSeconds} s: it is killed.`)
    started.kill('SIGKILL')
  }, 1000)
  started.once('exit', (code, signal) => {
    child = undefined
    clearInterval(watch)
    if (servingSince !== undefined && performance.now() - servingSince > SERVED_MS) crashes = 0
    end(code, signal)
  })
}

function end(code: number | null, signal: NodeJS.Signals | null) {
  // A program that exits before it ever served has a wrong setting or a taken port: another start would only repeat it.
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
