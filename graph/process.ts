import { StartError } from '#graph/start-error.ts'

type Stop = () => Promise<void>

/**
 * Runs a program: `start` opens things one after another and hands over how each is closed; SIGTERM, SIGINT and a
 * failed start close them in reverse order. Exit code 0 after a signal, 1 after a failure, which is printed.
 */
export async function runProcess(start: (onStop: (stop: Stop) => void) => Promise<void>): Promise<void> {
  const stops: Stop[] = []
  let stopping: Promise<void> | undefined
  const stopAll = () => {
    stopping ??= stopInReverse(stops)
    return stopping
  }

  const starting = start((stop) => stops.push(stop))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      // A thing that is just being opened can be closed only once it is open.
      await starting.catch(() => {})
      await stopAll()
      process.exit()
    })
  }

  await starting.catch(async (error) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
    await stopAll()
    process.exit()
  })
}

async function stopInReverse(stops: Stop[]): Promise<void> {
  for (const stop of stops.reverse()) {
    await stop().catch((error) => {
      console.error(error)
      process.exitCode = 1
    })
  }
}
