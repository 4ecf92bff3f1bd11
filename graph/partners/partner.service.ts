import type { DataSource, EntityManager } from 'typeorm'
import type { PartnerScope } from '#graph/api/partner-key.ts'
import { createPartnerKey } from './partner-keys.ts'
import type { SecretCipher } from './webhooks/secret-cipher.ts'
import { type PartnerWebhook, WebhookService } from './webhooks/webhook.service.ts'
import { WebhookQueue } from './webhooks/webhook-queue.ts'

export interface PartnerKey {
  addedAt: Date
  /** Null for a key that does not expire. */
  endsAt: Date | null
  scopes: PartnerScope[]
  prefix: string
}

export interface Partner {
  name: string
  addedAt: Date
  keys: PartnerKey[]
  webhook: PartnerWebhook | null
}

export class PartnerService {
  readonly #webhooks: WebhookService

  constructor(private readonly database: DataSource) {
    this.#webhooks = new WebhookService(database)
  }

  async find(name: string): Promise<Partner | undefined> {
    return (await this.list(name))[0]
  }

  /** Returns a new key, and adds the partner where it is new. */
  add(name: string, scopes: PartnerScope[] = []): Promise<string> {
    return this.database.transaction((manager) => addPartner(manager, name, scopes))
  }

  /** Adds a partner with a webhook: both or neither, because key and secret are shown once. */
  addWithWebhook(name: string, url: string, cipher: SecretCipher): Promise<{ key: string; secret: string }> {
    return this.database.transaction(async (manager) => ({
      key: await addPartner(manager, name, []),
      secret: await this.#webhooks.add(name, url, cipher, manager),
    }))
  }

  /** Returns a new key with the scopes of all keys of the partner, which expire after this many seconds. */
  rotateKey(name: string, keepSeconds: number): Promise<string> {
    return this.database.transaction(async (manager) => {
      const old = await manager.sql<Pick<PartnerKey, 'scopes'>[]>`
        select scopes from partner_keys where partner = ${name} and (ends_at is null or ends_at > now())`
      await manager.sql`
        update partner_keys set ends_at = least(ends_at, now() + ${keepSeconds} * interval '1 second')
        where partner = ${name}`
      await manager.sql`delete from partner_keys where partner = ${name} and ends_at <= now()`
      return addKey(manager, name, [...new Set(old.flatMap(({ scopes }) => scopes))])
    })
  }

  /** Keys and webhook go with the partner. */
  async remove(name: string): Promise<void> {
    await this.database.sql`delete from partners where name = ${name}`
    await new WebhookQueue(this.database).whenIdle(name)
  }

  async list(name: string | null = null): Promise<Partner[]> {
    const partners = await this.database.sql<Omit<Partner, 'keys' | 'webhook'>[]>`
      select name, added_at as "addedAt" from partners where name = coalesce(${name}, name) order by name`
    const keys = await this.database.sql<(PartnerKey & { partner: string })[]>`
      select partner, added_at as "addedAt", ends_at as "endsAt", scopes, prefix from partner_keys
      where ends_at is null or ends_at > now() order by added_at`
    const webhooks = await this.#webhooks.list()
    return partners.map((partner) => ({
      ...partner,
      keys: keys.filter((key) => key.partner === partner.name),
      webhook: webhooks.get(partner.name) ?? null,
    }))
  }
}

async function addPartner(manager: EntityManager, name: string, scopes: PartnerScope[]): Promise<string> {
  await manager.sql`insert into partners (name) values (${name}) on conflict do nothing`
  return addKey(manager, name, scopes)
}

async function addKey(manager: EntityManager, partner: string, scopes: PartnerScope[]): Promise<string> {
  const { key, hash, prefix } = createPartnerKey()
  await manager.sql`
    insert into partner_keys (hash, partner, scopes, prefix)
    values (${hash}, ${partner}, ${scopes}::text[], ${prefix})`
  return key
}
