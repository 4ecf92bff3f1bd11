import { createHash, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { type VehicleChange, VehicleChangeKind } from '#graph/vehicle-changes/vehicle-change.result.ts'
import { vehicleJson } from '#graph/vehicles/json.ts'

/** A message of Standard Webhooks, https://www.standardwebhooks.com. */
export interface WebhookEvent {
  /** The same for each delivery of the same change, so that the receiver can drop duplicates. */
  id: string
  type: string
  body: string
}

/** Receivers limit the size of a body: the documentation promises this bound. */
const MOST_EVENT_BYTES = 256 * 1024

const TYPES = { [VehicleChangeKind.UPSERTED]: 'vehicle.upserted', [VehicleChangeKind.REMOVED]: 'vehicle.removed' }

/** The vehicle is null when it was removed. It goes without its description where the body would be too large. */
export function vehicleEvent(
  { vehicleId: id, kind, changedAt, vehicle }: VehicleChange,
  site: SiteAddress,
): WebhookEvent {
  const type = TYPES[kind]
  const name = createHash('sha256').update(`${type} ${changedAt.toISOString()} ${id}`).digest('base64url').slice(0, 27)
  const bodyOf = (data: object | null) => JSON.stringify({ type, timestamp: changedAt, data: { id, vehicle: data } })
  const data = vehicle && vehicleJson(vehicle, site)
  const body = bodyOf(data)
  const isTooLarge = Buffer.byteLength(body) > MOST_EVENT_BYTES
  // Left out, not null: a push of the vehicle as it came must not empty the description.
  return { id: `msg_${name}`, type, body: isTooLarge ? bodyOf({ ...data, description: undefined }) : body }
}

export function testEvent(partner: string): WebhookEvent {
  const type = 'webhook.test'
  return { id: `msg_${randomUUID()}`, type, body: JSON.stringify({ type, timestamp: new Date(), data: { partner } }) }
}

/** The headers of one delivery, signed with each of the secrets. */
export function signedHeaders({ id, body }: WebhookEvent, secrets: string[]): Record<string, string> {
  const now = new Date()
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}
