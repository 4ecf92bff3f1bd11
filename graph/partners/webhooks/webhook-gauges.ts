import { Gauge, type Registry } from 'prom-client'
import type { DataSource } from 'typeorm'
import { WebhookQueue } from './webhook-queue.ts'

/** Registers the gauges of webhooks; returns a function that reads them. */
export const webhookGauges = (database: Pick<DataSource, 'query'>) => (register: Registry) => {
  const queue = new WebhookQueue(database)
  const registers = [register]
  const webhooks = new Gauge({
    name: 'ridgeline_webhooks',
    help: 'Webhooks that fail and are tried again, and those that are disabled.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'ridgeline_oldest_webhook_seconds',
    help: 'Age of the oldest change that a webhook has yet to get; disabled webhooks do not count.',
    registers,
  })
  return async () => {
    // Without a database the numbers are unknown: an old number would hide the outage.
    webhooks.reset()
    oldest.set(Number.NaN)
    const { failing, disabled, oldestPendingSeconds } = await queue.count()
    webhooks.set({ state: 'failing' }, failing)
    webhooks.set({ state: 'disabled' }, disabled)
    oldest.set(oldestPendingSeconds)
  }
}
