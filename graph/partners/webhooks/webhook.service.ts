import { randomBytes } from 'node:crypto'
import type { DataSource } from 'typeorm'
import type { ChangePosition } from '#graph/vehicle-changes/vehicle-change.result.ts'
import { VehicleChangeService } from '#graph/vehicle-changes/vehicle-change.service.ts'
import type { SecretCipher } from './secret-cipher.ts'
import { WebhookQueue } from './webhook-queue.ts'

export interface PartnerWebhook {
  url: string
  /** Until when events are signed with the secret before, too. */
  oldSecretEndsAt: Date | null
  position: ChangePosition
  /** Changes behind the position, and when the first of them was made. */
  pending: number
  pendingSince: Date | null
  failingSince: Date | null
  nextAttemptAt: Date | null
  lastError: string | null
  disabledAt: Date | null
}

export interface WebhookDelivery {
  sentAt: Date
  eventId: string
  type: string
  vehicleId: string
  milliseconds: number
  /** Null for an accepted one. */
  error: string | null
}

/** The staff's work with webhooks. Once a method resolves, no delivery uses the previous address or secret. */
export class WebhookService {
  readonly #queue: WebhookQueue
  readonly #changes: VehicleChangeService

  constructor(private readonly database: DataSource) {
    this.#queue = new WebhookQueue(database)
    this.#changes = new VehicleChangeService(database)
  }

  async list(): Promise<Map<string, PartnerWebhook>> {
    type Row = Omit<PartnerWebhook, 'position'> & { partner: string; time: Date; id: string }
    const rows = await this.database.sql<Row[]>`
      select partner, url, case when old_secret_ends_at > now() then old_secret_ends_at end as "oldSecretEndsAt", position_time as time, position_id as id, failing_since as "failingSince",
             next_attempt_at as "nextAttemptAt", last_error as "lastError", disabled_at as "disabledAt",
             pending.count as pending, pending.since as "pendingSince"
      from webhook_endpoints, lateral (
        select count(*)::int, min(changed_at) as since from vehicle_log
        where (changed_at, vehicle_id) > (position_time, position_id)
      ) pending`
    return new Map(rows.map(({ partner, time, id, ...webhook }) => [partner, { ...webhook, position: { time, id } }]))
  }

  /** Changes from now on go to the address. Returns the secret that signs them. */
  async add(partner: string, url: string, cipher: SecretCipher, manager = this.database.manager): Promise<string> {
    const secret = createSecret()
    const position = await this.#changes.settledUntil()
    await manager.sql`
      insert into webhook_endpoints (partner, url, secret, position_time)
      values (${partner}, ${url}, ${cipher.seal(secret, partner)}, ${position})`
    return secret
  }

  /** Moves the webhook to another address, with the same secret and position. */
  async move(partner: string, url: string): Promise<void> {
    await this.#restart(partner, url)
    await this.#queue.whenIdle(partner)
  }

  /** Returns a new secret; each event is signed with the old one too for so many seconds. */
  async rotateSecret(partner: string, keepSeconds: number, cipher: SecretCipher): Promise<string> {
    const secret = createSecret()
    await this.database.sql`
      update webhook_endpoints
      set revision = revision + 1,
          secret = ${cipher.seal(secret, partner)},
          old_secret = case when ${keepSeconds} > 0 then secret end,
          old_secret_ends_at = case when ${keepSeconds} > 0 then now() + ${keepSeconds} * interval '1 second' end
      where partner = ${partner}`
    await this.#queue.whenIdle(partner)
    return secret
  }

  /** Tries again at once, from a position or from where the webhook stands. */
  replay(partner: string, from?: ChangePosition): Promise<void> {
    return this.#restart(partner, null, from)
  }

  deliveries(partner: string): Promise<WebhookDelivery[]> {
    return this.database.sql`
      select sent_at as "sentAt", event_id as "eventId", type, vehicle_id as "vehicleId", milliseconds, error
      from webhook_deliveries where partner = ${partner} order by number desc`
  }

  async #restart(partner: string, url: string | null, from?: ChangePosition): Promise<void> {
    await this.database.sql`
      update webhook_endpoints
      set url = coalesce(${url}, url), revision = revision + 1,
          position_time = coalesce(${from?.time ?? null}, position_time),
          position_id = coalesce(${from?.id ?? null}, position_id),
          attempts = 0, failing_since = null, next_attempt_at = null, last_error = null, disabled_at = null
      where partner = ${partner}`
    await this.#queue.schedule({ partner })
  }
}

const createSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
