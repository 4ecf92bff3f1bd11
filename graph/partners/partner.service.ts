import { randomBytes } from 'node:crypto'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { DataSource, EntityManager } from 'typeorm'
import { runStatement } from '#graph/database/run-statement.ts'
import { VehicleChangeService } from '#graph/vehicle-changes/vehicle-change.service.ts'
import type { ChangePosition } from '#graph/vehicle-changes/vehicle-change.sql.ts'
import { createPartnerKey } from './partner-keys.ts'
import type { SecretBox } from './webhooks/secret-box.ts'
import { queueDeliveries } from './webhooks/webhook-endpoints.ts'

export interface PartnerKey {
  addedAt: Date
  /** Null for a key that goes on. */
  endsAt: Date | null
  /** Whether inquiries with this key reach nobody. */
  isTest: boolean
}

export interface PartnerWebhook {
  url: string
  position: ChangePosition
  /** Changes behind the position, and when the first of them was made. */
  pending: number
  pendingSince: Date | null
  failingSince: Date | null
  nextAttemptAt: Date | null
  lastError: string | null
  parkedAt: Date | null
}

export interface Partner {
  name: string
  addedAt: Date
  keys: PartnerKey[]
  webhook: PartnerWebhook | null
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

type EndpointRow = Omit<PartnerWebhook, 'position'> & { partner: string; time: Date; id: string }

/** The staff's work with partners. */
export class PartnerService {
  readonly #changes: VehicleChangeService

  constructor(private readonly database: DataSource) {
    this.#changes = new VehicleChangeService(database)
  }

  /** By name. */
  list(): Promise<Partner[]> {
    return this.#read(empty)
  }

  async find(name: string): Promise<Partner | undefined> {
    return (await this.#read(sql`where name = ${name}`))[0]
  }

  /** Returns the partner's first key. */
  add(name: string): Promise<string> {
    return this.database.transaction(async (manager) => {
      await runStatement(manager, sql`insert into partners (name) values (${name})`)
      return addKey(manager, name)
    })
  }

  /** Returns the partner's only test key, and adds the partner where it is new. */
  addTestKey(name: string): Promise<string> {
    return this.database.transaction(async (manager) => {
      await runStatement(manager, sql`insert into partners (name) values (${name}) on conflict do nothing`)
      await runStatement(manager, sql`delete from partner_keys where partner = ${name} and is_test`)
      return addKey(manager, name, true)
    })
  }

  /** Returns a new key; the others, but the test key, go on for so many seconds. */
  rotateKey(name: string, keepSeconds: number): Promise<string> {
    return this.database.transaction(async (manager) => {
      await runStatement(
        manager,
        sql`
        update partner_keys set ends_at = least(ends_at, now() + ${keepSeconds} * interval '1 second')
        where partner = ${name} and not is_test`,
      )
      await runStatement(manager, sql`delete from partner_keys where partner = ${name} and ends_at <= now()`)
      return addKey(manager, name)
    })
  }

  async remove(name: string): Promise<void> {
    await runStatement(this.database, sql`delete from partners where name = ${name}`)
  }

  /** Changes from now on go to the address. Returns the secret that signs them. */
  async addWebhook(name: string, url: string, box: SecretBox): Promise<string> {
    const secret = createSecret()
    const position = await this.#changes.settledUntil()
    await runStatement(
      this.database,
      sql`
      insert into webhook_endpoints (partner, url, secret, position_time)
      values (${name}, ${url}, ${box.seal(secret, name)}, ${position})`,
    )
    return secret
  }

  /** The webhook goes on at another address, with the same secret, behind what was delivered last. */
  async moveWebhook(name: string, url: string): Promise<void> {
    await this.#restart(name, sql`url = ${url},`)
  }

  /** Returns a new secret; each event is signed with the old one too for so many seconds. */
  async rotateSecret(name: string, keepSeconds: number, box: SecretBox): Promise<string> {
    const secret = createSecret()
    await runStatement(
      this.database,
      sql`
      update webhook_endpoints
      set secret = ${box.seal(secret, name)},
          old_secret = case when ${keepSeconds} > 0 then secret end,
          old_secret_ends_at = case when ${keepSeconds} > 0 then now() + ${keepSeconds} * interval '1 second' end
      where partner = ${name}`,
    )
    return secret
  }

  /** Tries again at once, from a position or from where the webhook stands. */
  async replay(name: string, from?: ChangePosition): Promise<void> {
    await this.#restart(name, from ? sql`position_time = ${from.time}, position_id = ${from.id},` : empty)
  }

  /** The latest first. */
  deliveries(name: string): Promise<WebhookDelivery[]> {
    return runStatement(
      this.database,
      sql`
      select sent_at as "sentAt", event_id as "eventId", type, vehicle_id as "vehicleId", milliseconds, error
      from webhook_deliveries where partner = ${name} order by number desc`,
    )
  }

  async #restart(name: string, changes: Sql): Promise<void> {
    await runStatement(
      this.database,
      sql`
      update webhook_endpoints
      set ${changes} attempts = 0, failing_since = null, next_attempt_at = null, last_error = null, parked_at = null
      where partner = ${name}`,
    )
    await queueDeliveries(this.database)
  }

  async #read(where: Sql): Promise<Partner[]> {
    const partners = await runStatement<Omit<Partner, 'keys' | 'webhook'>>(
      this.database,
      sql`select name, added_at as "addedAt" from partners ${where} order by name`,
    )
    const keys = await runStatement<PartnerKey & { partner: string }>(
      this.database,
      sql`
      select partner, added_at as "addedAt", ends_at as "endsAt", is_test as "isTest" from partner_keys
      where ends_at is null or ends_at > now() order by added_at`,
    )
    const endpoints = await runStatement<EndpointRow>(this.database, ENDPOINTS)
    return partners.map((partner) => ({
      ...partner,
      keys: keys.filter((key) => key.partner === partner.name),
      webhook: webhookOf(endpoints.find((endpoint) => endpoint.partner === partner.name)),
    }))
  }
}

const ENDPOINTS = sql`
  select partner, url, position_time as time, position_id as id, failing_since as "failingSince",
         next_attempt_at as "nextAttemptAt", last_error as "lastError", parked_at as "parkedAt",
         pending.count as pending, pending.since as "pendingSince"
  from webhook_endpoints, lateral (
    select count(*)::int, min(changed_at) as since
    from (
      select updated_at as changed_at, id from vehicles
      union all
      select withdrawn_at as changed_at, id from withdrawn_vehicles
    ) change
    where (changed_at, id) > (position_time, position_id)
  ) pending`

function webhookOf(row: EndpointRow | undefined): PartnerWebhook | null {
  if (!row) return null
  const { partner, time, id, ...webhook } = row
  return { ...webhook, position: { time, id } }
}

async function addKey(manager: EntityManager, partner: string, isTest = false): Promise<string> {
  const { key, hash } = createPartnerKey()
  await runStatement(
    manager,
    sql`insert into partner_keys (hash, partner, is_test) values (${hash}, ${partner}, ${isTest})`,
  )
  return key
}

/** In the form of Standard Webhooks. */
function createSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
