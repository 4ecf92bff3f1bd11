import { StartError } from '#graph/start-error.ts'

type Stop = () => Promise<void>

/** A supervisor asks for the end, and kills ten seconds later. */
const STOP_LIMIT_MS = 9500

/**
 * Runs a program: `start` opens things one after another and hands over how each is closed; SIGTERM, SIGINT, a failed
 * start and an error that nobody caught close them in reverse order. Exit code 0 after a signal, 1 after a failure,
 * which is printed, and after a stop that takes too long.
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
    setTimeout(() => {
      console.error('The program did not stop in time: what was still open is cut off.')
      process.exit(1)
    }, STOP_LIMIT_MS).unref()
    // A thing that is just being opened can be closed only once it is open.
    await starting.catch(() => {})
    await stopAll()
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  // After an error that nobody expected, nothing that is in memory can be trusted: whoever supervises starts us anew.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      fail(error)
      end()
    })
  }

  await starting.catch(async (error) => {
    fail(error)
    await stopAll()
    process.exit()
  })
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
