import type { Task } from 'graphile-worker'
import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { type JobLog, logFailures } from '#graph/jobs/job-queue.ts'
import type { JobTask } from '#graph/jobs/job-runner.ts'
import { SiteAddress } from '#graph/shared/site-address.ts'
import type { VehicleChange } from '#graph/vehicle-changes/vehicle-change.result.ts'
import { VehicleChangeService } from '#graph/vehicle-changes/vehicle-change.service.ts'
import { vehicleEvent } from './event.ts'
import { SecretCipher } from './secret-cipher.ts'
import { WebhookClient } from './webhook-client.ts'
import { WebhookQueue } from './webhook-queue.ts'

/** Slow endpoints can delay other endpoints, but never a mail. */
const CONCURRENCY = 6
const POLL_MS = 10_000

/**
 * Delivers changes of vehicles to partners. `catalogueChanged` queues them; a poll every ten seconds finds those that nobody
 * notified of, because a process was killed or a statement failed.
 */
export function webhookJobs(config: WebhookConfig, database: DataSource, log: JobLog) {
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
    task: { run: webhookTask(database, queue, config, stopping.signal), concurrency: CONCURRENCY } satisfies JobTask,
    catalogueChanged,
    /** Ends the task after the event that is being sent. */
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await scheduling
    },
  }
}

type WebhookConfig = Pick<Config, 'siteUrl' | 'allowsLocalWebhooks'> & { webhookKey: string }

/** Then another endpoint may have the place. */
const BATCH_MS = 5000
const PAGE = 100
/** While a transaction with changes is open, the log is not settled: later changes wait for its end. */
const UNSETTLED_PAUSE_S = 1

/**
 * Sends an endpoint the changes behind its position, one after another, for as long as it accepts them. The position
 * moves after the answer: a process that is killed in between sends a change again, and none is left out.
 */
const webhookTask = (database: DataSource, queue: WebhookQueue, config: WebhookConfig, stopping: AbortSignal): Task => {
  const changes = new VehicleChangeService(database)
  const cipher = new SecretCipher(config.webhookKey)
  const site = new SiteAddress(config.siteUrl)

  return async (payload, { abortSignal, logger }) => {
    const { partner } = payload as { partner: string }
    const client = new WebhookClient(cipher, config.allowsLocalWebhooks)
    const end = Date.now() + BATCH_MS
    let page: VehicleChange[] = []
    let revision: number | undefined
    try {
      while (!stopping.aborted && Date.now() < end) {
        // Read anew for each event: staff may have moved the webhook or ended its secret.
        const endpoint = await queue.find(partner)
        if (!endpoint?.isDue) break
        if (page.length === 0 || endpoint.revision !== revision) page = await changes.following(endpoint.position, PAGE)
        revision = endpoint.revision
        const change = page.shift()
        if (!change) return await queue.schedule({ partner, inSeconds: UNSETTLED_PAUSE_S })
        const event = vehicleEvent(change, site)
        const answer = await client.post(endpoint, event, abortSignal)
        abortSignal?.throwIfAborted()
        const delivery = { event, change: { time: change.changedAt, id: change.vehicleId }, answer }
        if (answer.error === undefined) await queue.recordDelivery(endpoint, delivery)
        else {
          const { isDisabled } = await queue.recordFailure(endpoint, delivery)
          if (isDisabled) logger.warn(`the webhook of ${partner} is disabled: ${answer.error}`)
        }
      }
      await queue.schedule({ partner })
    } finally {
      client.close()
      await queue.pruneDeliveries(partner)
    }
  }
}
