import { isDatabaseDown } from '#graph/database/database-down.ts'
import type { JobLog } from './job-logger.ts'

/**
 * Wraps repeated work, and catches its failures. Logs one line for each reason, and one once the work succeeds again. Database
 * outages are logged elsewhere.
 */
export function logFailures(log: JobLog, what: string): (work: () => Promise<unknown>) => Promise<void> {
  let reason: string | undefined
  let failures = 0
  return async (work) => {
    try {
      await work()
      if (failures > 0) log.warn(`${what} works again after ${failures} ${failures === 1 ? 'failure' : 'failures'}`)
      reason = undefined
      failures = 0
    } catch (error) {
      if (isDatabaseDown(error)) return
      const { message } = error as Error
      failures += 1
      if (message !== reason) log.error(`${what} failed: ${message}`)
      reason = message
    }
  }
}
