import { setTimeout as wait } from 'node:timers/promises'

// Ends a test whose event never comes; nothing is measured by it.
const LIMIT_MS = 120_000
const STEP_MS = 20

/** Waits for a value that another process will produce. */
export async function eventually<Thing>(
  find: () => Promise<Thing | undefined | false> | Thing | undefined | false,
  limitMs = LIMIT_MS,
): Promise<Thing> {
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(STEP_MS)) {
    const thing = await find()
    if (thing) return thing
  }
  throw new Error(`It did not happen within ${limitMs / 1000} s: ${find}`)
}
