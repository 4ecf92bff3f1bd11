import type { DataSource } from 'typeorm'
import type { Backlog } from '#graph/http/metrics.ts'
import { WebhookQueue } from './webhook-queue.ts'

export const webhookGauges = (database: Pick<DataSource, 'query'>): Backlog => ({
  counts: {
    name: 'ridgeline_webhooks',
    help: 'Webhooks that fail and are tried again, and those that are disabled.',
  },
  oldest: {
    name: 'ridgeline_oldest_webhook_seconds',
    help: 'Age of the oldest change that a webhook has yet to get; disabled webhooks do not count.',
  },
  async read() {
    const { failing, disabled, oldestPendingSeconds } = await new WebhookQueue(database).count()
    return { states: { failing, disabled }, oldestSeconds: oldestPendingSeconds }
  },
})
