import type { Task } from 'graphile-worker'
import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { SiteAddress } from '#graph/dealer/site-address.ts'
import type { VehicleChange } from '#graph/vehicle-changes/vehicle-change.result.ts'
import { VehicleChangeService } from '#graph/vehicle-changes/vehicle-change.service.ts'
import { vehicleEvent } from './event.ts'
import { postEvent } from './post-event.ts'
import { SecretBox } from './secret-box.ts'
import { Sender } from './sender.ts'
import {
  findEndpoint,
  noteDelivered,
  noteFailed,
  pruneDeliveries,
  queueDeliveries,
  type WebhookEndpoint,
  type WebhookJob,
} from './webhook-endpoints.ts'

export type WebhookConfig = Pick<Config, 'siteUrl' | 'allowsLocalWebhooks'> & { webhookKey: string }

/** Then another endpoint may have the place. */
const TURN_MS = 5000
const PAGE = 100

/**
 * Sends an endpoint the changes behind its position, one after another, for as long as it accepts them. The position
 * moves after the answer: a process that is killed in between sends a change again, and none is left out.
 */
export const webhookTask = (database: DataSource, config: WebhookConfig, stopping: AbortSignal): Task => {
  const changes = new VehicleChangeService(database)
  const box = new SecretBox(config.webhookKey)
  const site = new SiteAddress(config.siteUrl)

  return async (payload, { abortSignal, logger }) => {
    const { partner } = payload as WebhookJob
    const endpoint = await findEndpoint(database, partner)
    if (!endpoint?.isDue) return
    const end = Date.now() + TURN_MS
    const isTurnOver = () => stopping.aborted || Date.now() > end
    const sender = new Sender(config.allowsLocalWebhooks)

    /** Returns the endpoint behind the change; undefined after a failure, and after a replay that moved it elsewhere. */
    const deliver = async (current: WebhookEndpoint, change: VehicleChange) => {
      const event = vehicleEvent(change, site)
      const answer = await postEvent(sender, box, current, event, abortSignal)
      abortSignal?.throwIfAborted()
      const position = { time: change.changedAt, id: change.vehicleId }
      const delivery = { event, change: position, answer }
      if (answer.error === undefined) {
        const isNoted = await noteDelivered(database, current, delivery)
        return isNoted ? { ...current, position, attempts: 0 } : undefined
      }
      const { isParked } = await noteFailed(database, current, delivery)
      if (isParked) logger.warn(`the webhook of ${partner} is parked: ${answer.error}`)
      return undefined
    }

    try {
      const mayGoOn = await deliverInOrder(endpoint, changes, isTurnOver, deliver)
      if (mayGoOn) await queueDeliveries(database)
    } finally {
      sender.close()
      await pruneDeliveries(database, partner)
    }
  }
}

/** Resolves with whether there may be more to deliver at once. */
async function deliverInOrder(
  endpoint: WebhookEndpoint,
  changes: VehicleChangeService,
  isTurnOver: () => boolean,
  deliver: (endpoint: WebhookEndpoint, change: VehicleChange) => Promise<WebhookEndpoint | undefined>,
): Promise<boolean> {
  for (let current = endpoint; ; ) {
    const page = await changes.following(current.position, PAGE)
    if (page.length === 0) return false
    for (const change of page) {
      if (isTurnOver()) return true
      const next = await deliver(current, change)
      if (!next) return true
      current = next
    }
  }
}
