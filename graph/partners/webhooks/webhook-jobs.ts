import type { DataSource } from 'typeorm'
import type { JobLog } from '#graph/jobs/job-logger.ts'
import type { JobTask } from '#graph/jobs/job-runner.ts'
import { logFailures } from '#graph/jobs/log-failures.ts'
import { type WebhookConfig, webhookTask } from './webhook.task.ts'
import { WebhookQueue } from './webhook-queue.ts'

/** Slow endpoints can delay other endpoints, but never a mail. */
const CONCURRENCY = 6
const POLL_MS = 10_000

interface WebhookJobs {
  task: JobTask
  /** Queues the delivery of changes at once. */
  catalogueChanged: () => void
  /** Ends the task after the event that is being sent. */
  stop: () => Promise<void>
}

/**
 * Delivers changes of vehicles to partners. `catalogueChanged` queues them; a poll every ten seconds finds those that nobody
 * notified of, because a process was killed or a statement failed.
 */
export function webhookJobs(config: WebhookConfig, database: DataSource, log: JobLog): WebhookJobs {
  const stopping = new AbortController()
  const queue = new WebhookQueue(database)
  const attempt = logFailures(log, 'webhooks: queueing deliveries')
  let scheduling: Promise<void> | undefined
  let isRequested = false

  const schedule = async () => {
    while (isRequested && !stopping.signal.aborted) {
      isRequested = false
      await attempt(() => queue.schedule())
    }
    scheduling = undefined
  }
  const catalogueChanged = () => {
    isRequested = true
    scheduling ??= schedule()
  }
  const timer = setInterval(catalogueChanged, POLL_MS)
  catalogueChanged()

  return {
    task: { run: webhookTask(database, queue, config, stopping.signal), concurrency: CONCURRENCY },
    catalogueChanged,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await scheduling
    },
  }
}
