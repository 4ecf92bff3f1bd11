import type { JobLog } from './job-logger.ts'

/** Says that `work` fails once until the reason changes, and how many times it failed once it works again. */
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
