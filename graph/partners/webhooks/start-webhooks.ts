import type { DataSource } from 'typeorm'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import type { JobLog } from '#graph/jobs/job-logger.ts'
import { startJobRunner } from '#graph/jobs/job-runner.ts'
import { lastingFault } from '#graph/jobs/lasting-fault.ts'
import { type WebhookConfig, webhookTask } from './webhook.task.ts'
import { queueDeliveries, WEBHOOK_TASK } from './webhook-endpoints.ts'

/** Places of their own: a slow endpoint holds up no mail, and it takes eight slow ones to let another endpoint wait. */
const AT_ONCE = 8
const LOOK_MS = 10_000

/**
 * Delivers changes of vehicles to partners, until `stop`. `catalogueChanged` looks for changes at once; a look every ten
 * seconds finds those that nobody announced, because the process was killed or a pause is over.
 */
export function startWebhooks(config: WebhookConfig, database: DataSource, log: JobLog) {
  const stopping = new AbortController()
  const tasks = { [WEBHOOK_TASK]: webhookTask(database, config, stopping.signal) }
  const runner = startJobRunner({ database, tasks, log, atOnce: AT_ONCE })
  const faults = lastingFault(log, 'webhooks: the look for changes')
  let looking: Promise<void> | undefined
  let isAsked = false

  const look = async () => {
    while (isAsked && !stopping.signal.aborted) {
      isAsked = false
      try {
        await queueDeliveries(database)
        faults.ended()
      } catch (error) {
        if (!isDatabaseDown(error)) faults.happened((error as Error).message)
      }
    }
    looking = undefined
  }
  const catalogueChanged = () => {
    isAsked = true
    looking ??= look()
  }
  const timer = setInterval(catalogueChanged, LOOK_MS)
  catalogueChanged()

  return {
    catalogueChanged,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await Promise.all([looking, runner.stop()])
    },
  }
}
