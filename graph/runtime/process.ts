import { StartError } from './start-error.ts'

type Stop = () => Promise<void>

/** A supervisor asks for the end, and kills ten seconds later. */
const STOP_LIMIT_MS = 9500

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
const UNEXPECTED = ['uncaughtException', 'unhandledRejection'] as const

/** As shells count it: 128 and the number of SIGINT. */
const INTERRUPTED = 130

/**
 * Runs a server: `start` opens things one after another and hands over how each is closed; SIGTERM, SIGINT, a failed
 * start, an error that nobody caught and the end of its supervisor close them in reverse order. Exit code 0 after a
 * signal, 1 after a failure, which is printed, and after a stop that takes too long.
 */
export async function runProcess(start: (onStop: (stop: Stop) => void) => Promise<void>): Promise<void> {
  const stops: Stop[] = []
  let stopping: Promise<void> | undefined
  const stopAll = () => {
    stopping ??= stopInReverse(stops)
    return stopping
  }

  const starting = start((stop) => stops.push(stop))
  const end = async () => {
    limitStop()
    // A thing that is just being opened can be closed only once it is open.
    await starting.catch(() => {})
    await stopAll()
    process.exit()
  }
  for (const signal of SIGNALS) process.once(signal, end)
  // A supervisor that was killed can start nothing again, nor pass a signal on.
  process.once('disconnect', end)
  // After an error that nobody expected, nothing that is in memory can be trusted: whoever supervises starts us anew.
  for (const event of UNEXPECTED) {
    process.on(event, (error: unknown) => {
      fail(error)
      end()
    })
  }

  try {
    await starting
    process.send?.('serving')
  } catch (error) {
    fail(error)
    await stopAll()
    process.exit()
  }
}

/**
 * Runs a command, which ends by itself: exit code 0, or 1 after a failure, which is printed. `run` hands over how its
 * work is interrupted, before it begins. SIGTERM and SIGINT do that: exit code 130, unless the work was finished all the
 * same. A second signal ends the process at once.
 */
export async function runCommand(run: (onInterrupt: (interrupt: Stop) => void) => Promise<void>): Promise<void> {
  const interrupts: Stop[] = []
  // One may be cut off by the end that it causes; one that does nothing leaves the end to the limit.
  const interruptAll = () => Promise.allSettled(interrupts.map((interrupt) => interrupt()))
  let interruptedBy: NodeJS.Signals | undefined
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (interruptedBy) process.exit(INTERRUPTED)
      interruptedBy = signal
      limitStop(INTERRUPTED)
      interruptAll()
    })
  }
  for (const event of UNEXPECTED) {
    process.on(event, (error: unknown) => {
      // What is interrupted may also fail where nobody waits for it.
      if (interruptedBy) return
      fail(error)
      limitStop()
      interruptAll()
    })
  }

  try {
    await run((interrupt) => {
      if (interruptedBy) throw new Error(interruptedBy)
      interrupts.push(interrupt)
    })
  } catch (error) {
    if (!interruptedBy) return fail(error)
    process.exitCode = INTERRUPTED
    console.error(`Interrupted by ${interruptedBy}: what was not finished is rolled back.`)
  }
}

function limitStop(code = 1): void {
  setTimeout(() => {
    console.error('The program did not stop in time: what was still open is cut off.')
    process.exit(code)
  }, STOP_LIMIT_MS).unref()
}

async function stopInReverse(stops: Stop[]): Promise<void> {
  for (const stop of stops.reverse()) await stop().catch(fail)
}

/** Prints where it happened, without the error's other properties: a database error carries values that can be personal. */
function fail(error: unknown): void {
  process.exitCode = 1
  const { message, stack } = Object(error) as Partial<Error>
  console.error(error instanceof StartError ? error.message : (stack ?? message ?? error))
}
