import sql, { empty, type Sql } from 'sql-template-tag'
import type { DataSource, EntityManager } from 'typeorm'
import type { PartnerKeyKind, PartnerScope } from '#graph/api/partner-key.ts'
import { runStatement } from '#graph/database/run-statement.ts'
import { createPartnerKey } from './partner-keys.ts'
import type { SecretCipher } from './webhooks/secret-cipher.ts'
import { type PartnerWebhook, WebhookService } from './webhooks/webhook.service.ts'

export interface PartnerKey {
  addedAt: Date
  /** Null for a key that does not expire. */
  endsAt: Date | null
  kind: PartnerKeyKind
  scopes: PartnerScope[]
  /** Its first characters. */
  prefix: string
}

export interface Partner {
  name: string
  addedAt: Date
  keys: PartnerKey[]
  webhook: PartnerWebhook | null
}

/** The staff's work with partners. */
export class PartnerService {
  readonly #webhooks: WebhookService

  constructor(private readonly database: DataSource) {
    this.#webhooks = new WebhookService(database)
  }

  /** By name. */
  list(): Promise<Partner[]> {
    return this.#read(empty)
  }

  async find(name: string): Promise<Partner | undefined> {
    return (await this.#read(sql`where name = ${name}`))[0]
  }

  /** Returns a new key, and adds the partner where it is new. */
  add(name: string, kind: PartnerKeyKind = 'private', scopes: PartnerScope[] = []): Promise<string> {
    return this.database.transaction((manager) => addPartner(manager, name, { kind, scopes }))
  }

  /** Adds a partner with a webhook: both or neither, because key and secret are shown once. */
  addWithWebhook(name: string, url: string, cipher: SecretCipher): Promise<{ key: string; secret: string }> {
    return this.database.transaction(async (manager) => ({
      key: await addPartner(manager, name, { kind: 'private', scopes: [] }),
      secret: await this.#webhooks.add(name, url, cipher, manager),
    }))
  }

  /** Returns the partner's only test key, and adds the partner where it is new. */
  addTestKey(name: string, scopes: PartnerScope[] = []): Promise<string> {
    return this.database.transaction(async (manager) => {
      await runStatement(manager, sql`delete from partner_keys where partner = ${name} and kind = 'test'`)
      return addPartner(manager, name, { kind: 'test', scopes })
    })
  }

  /** Returns a new key with the scopes of all keys of its kind, which expire after this many seconds. */
  rotateKey(name: string, keepSeconds: number, kind: PartnerKeyKind = 'private'): Promise<string> {
    return this.database.transaction(async (manager) => {
      const old = await runStatement<Pick<PartnerKey, 'scopes'>>(
        manager,
        sql`select scopes from partner_keys where partner = ${name} and kind = ${kind} and (ends_at is null or ends_at > now())`,
      )
      await runStatement(
        manager,
        sql`
        update partner_keys set ends_at = least(ends_at, now() + ${keepSeconds} * interval '1 second')
        where partner = ${name} and kind = ${kind}`,
      )
      await runStatement(manager, sql`delete from partner_keys where partner = ${name} and ends_at <= now()`)
      return addKey(manager, name, { kind, scopes: [...new Set(old.flatMap(({ scopes }) => scopes))] })
    })
  }

  /** Keys and webhook go with the partner. */
  async remove(name: string): Promise<void> {
    await runStatement(this.database, sql`delete from partners where name = ${name}`)
    await this.#webhooks.ended(name)
  }

  async #read(where: Sql): Promise<Partner[]> {
    const partners = await runStatement<Omit<Partner, 'keys' | 'webhook'>>(
      this.database,
      sql`select name, added_at as "addedAt" from partners ${where} order by name`,
    )
    const keys = await runStatement<PartnerKey & { partner: string }>(
      this.database,
      sql`
      select partner, added_at as "addedAt", ends_at as "endsAt", kind, scopes, prefix from partner_keys
      where ends_at is null or ends_at > now() order by added_at`,
    )
    const webhooks = await this.#webhooks.list()
    return partners.map((partner) => ({
      ...partner,
      keys: keys.filter((key) => key.partner === partner.name),
      webhook: webhooks.get(partner.name) ?? null,
    }))
  }
}

type NewKey = Pick<PartnerKey, 'kind' | 'scopes'>

async function addPartner(manager: EntityManager, name: string, key: NewKey): Promise<string> {
  await runStatement(manager, sql`insert into partners (name) values (${name}) on conflict do nothing`)
  return addKey(manager, name, key)
}

async function addKey(manager: EntityManager, partner: string, { kind, scopes }: NewKey): Promise<string> {
  const { key, hash, prefix } = createPartnerKey(kind)
  await runStatement(
    manager,
    sql`
    insert into partner_keys (hash, partner, kind, scopes, prefix)
    values (${hash}, ${partner}, ${kind}, ${scopes}::text[], ${prefix})`,
  )
  return key
}
