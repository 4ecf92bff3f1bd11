import type { EntityManager } from 'typeorm'
import { UNCONFIRMED } from '#graph/contact/suspicion.ts'
import { INQUIRY_LOCK } from '#graph/database/advisory-locks.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import type { ContactInquiry } from './contact-inquiry.entity.ts'

export type NewInquiry = Omit<ContactInquiry, 'erasedAt' | 'answeredAt' | 'answeredBy'>

const CONFIRMATIONS_PER_HOUR = 3

/**
 * Waits until no other transaction is storing an inquiry with the same key or for the same mailbox. Every transaction
 * takes its locks first and in the same order: otherwise two of them could wait for each other.
 */
export async function lockInquiry(
  manager: EntityManager,
  { keyOwner, idempotencyKey, email }: Pick<NewInquiry, 'keyOwner' | 'idempotencyKey' | 'email'>,
): Promise<void> {
  await manager.sql`
    select pg_advisory_xact_lock(${INQUIRY_LOCK}, lock) from (
      select distinct hashtext(name) as lock
      from (values ('key ' || ${keyOwner} || ' ' || ${idempotencyKey}), ('sender ' || mail_recipient(${email}))) names (name)
      where name is not null
      order by lock
    ) locks`
}

/** The listed vehicles, each under the id or alias that it was looked up by. */
export function findVehicles(
  manager: EntityManager,
  addresses: (string | null | undefined)[],
): Promise<(Pick<Vehicle, 'id' | 'name' | 'price' | 'location'> & { address: string })[]> {
  if (addresses.every((address) => !address)) return Promise.resolve([])
  return manager.sql`
    select distinct on (given) given as address, id, name, price, location from unnest(${addresses}::text[]) given
    join vehicle_addresses on lower(address) = lower(given) join vehicles on id = vehicle_id
    order by given, address <> given, address`
}

/** An inquiry that is stored already, and whether it has the content of the new one. */
interface StoredInquiry extends Pick<NewInquiry, 'id' | 'receivedAt'> {
  isSame: boolean
}

export async function findByKey(
  manager: EntityManager,
  { keyOwner, idempotencyKey, submissionHash }: NewInquiry,
): Promise<StoredInquiry | undefined> {
  const [keyed] = await manager.sql`
    select id, received_at as "receivedAt", submission_hash = ${submissionHash} as "isSame"
    from contact_inquiries where (key_owner, idempotency_key) = (${keyOwner}, ${idempotencyKey})`
  return keyed
}

export async function findSame(
  manager: EntityManager,
  { submissionHash, partner }: NewInquiry,
): Promise<StoredInquiry | undefined> {
  // A comparison of received_at alone would let Postgres choose the index by time, which is slower than the one by content.
  const [same] = await manager.sql`
    select id, received_at as "receivedAt", true as "isSame" from contact_inquiries
    where submission_hash = ${submissionHash} and partner is not distinct from ${partner}
      and received_at + interval '10 minutes' > now()
    limit 1`
  return same
}

/** Whether the mailbox got as many confirmations within the last hour as strangers may cause. */
export async function isConfirmedOften(manager: EntityManager, email: string): Promise<boolean> {
  const [{ count }] = await manager.sql`
    select count(*)::int from contact_inquiries
    where mail_recipient(email) = mail_recipient(${email}) and received_at > now() - interval '1 hour'
      and not suspicions ?| ${UNCONFIRMED}`
  return count >= CONFIRMATIONS_PER_HOUR
}
