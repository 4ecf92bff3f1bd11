import { StartError } from './start-error.ts'

type Stop = () => Promise<void>

/** Supervisors kill a process ten seconds after SIGTERM. */
const STOP_LIMIT_MS = 9500

const LEAST_NODE = 24

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
const UNEXPECTED = ['uncaughtException', 'unhandledRejection'] as const

/** As shells count it: 128 and the number of SIGINT. */
const INTERRUPTED = 130

/**
 * Runs a server: `start` opens resources and registers how each is closed. SIGTERM, SIGINT, a failed start, an uncaught
 * error and the end of the supervisor close them in reverse order. Exit code 0 after a signal; 1 after a failure, which
 * is printed, and after a stop that takes too long.
 */
export async function runProcess(start: (onStop: (stop: Stop) => void) => Promise<void>): Promise<void> {
  requireNode()
  const stops: Stop[] = []
  let stopping: Promise<void> | undefined
  const stopInReverse = async () => {
    for (const stop of stops.reverse()) await stop().catch(fail)
  }
  const stopAll = () => (stopping ??= stopInReverse())

  let state = 'starting'
  // Told until the end: the supervisor replaces a process that hangs.
  const tell = () => process.send?.(state, undefined, undefined, () => {})
  setInterval(tell, 1000).unref()

  const starting = start((stop) => stops.push(stop))
  const end = async () => {
    setTimeout(() => {
      console.error('The program did not stop in time: open work is cut off.')
      process.exit(1)
    }, STOP_LIMIT_MS).unref()
    // A resource that is being opened can be closed only when it is open.
    await starting.catch(() => {})
    await stopAll()
    process.exit()
  }
  for (const signal of SIGNALS) process.once(signal, end)
  // The supervisor was killed: nothing would restart this process or pass a signal on.
  process.once('disconnect', end)
  // After an uncaught error the state of the process is unknown: the supervisor starts a new one.
  for (const event of UNEXPECTED) {
    process.on(event, (error: unknown) => {
      fail(error)
      end()
    })
  }

  try {
    await starting
    state = 'serving'
    tell()
  } catch (error) {
    fail(error)
    await stopAll()
    process.exit()
  }
}

/**
 * Runs a command, which ends by itself: exit code 0, or 1 after a failure, which is printed. SIGTERM and SIGINT end it at once: exit
 * code 130, and Postgres rolls back what the connection has not committed.
 */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  requireNode()
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      console.error(`Interrupted by ${signal}: unfinished work is rolled back.`)
      process.exit(INTERRUPTED)
    })
  }
  for (const event of UNEXPECTED) {
    process.on(event, (error: unknown) => {
      fail(error)
      process.exit()
    })
  }
  await run().catch(fail)
}

function requireNode(): void {
  const { node } = process.versions
  if (Number.parseInt(node, 10) >= LEAST_NODE) return
  fail(new StartError(`The programs need Node.js ${LEAST_NODE} or newer, and ${process.execPath} is ${node}.`))
  process.exit()
}

/** Prints where it happened, without the error's other properties: a database error carries values that can be personal. */
function fail(error: unknown): void {
  process.exitCode = 1
  const { message, stack } = Object(error) as Partial<Error>
  console.error(error instanceof StartError ? error.message : (stack ?? message ?? error))
}
