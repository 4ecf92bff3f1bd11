import type { JobLog } from './job-logger.ts'

/** Logs a failure of `work` once for each reason, and the number of failures once the work succeeds again. */
export function lastingFault(log: JobLog, work: string) {
  let reason: string | undefined
  let times = 0
  return {
    happened(why: string) {
      times += 1
      if (why !== reason) log.error(`${work} failed: ${why}`)
      reason = why
    },
    ended() {
      if (times > 0) log.warn(`${work} works again after ${times} ${times === 1 ? 'failure' : 'failures'}`)
      reason = undefined
      times = 0
    },
  }
}
