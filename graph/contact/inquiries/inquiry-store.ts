import type { EntityManager } from 'typeorm'
import type { FoundVehicle } from '#graph/contact/context/resolve-context.ts'
import { UNCONFIRMED } from '#graph/contact/suspicion.ts'
import { INQUIRY_LOCK } from '#graph/database/advisory-locks.ts'
import type { ContactInquiry } from './contact-inquiry.entity.ts'

/** An inquiry that is not stored yet. */
export type NewInquiry = Omit<ContactInquiry, 'erasedAt'>

const CONFIRMATIONS_PER_HOUR = 3

/**
 * Waits until no other transaction is storing an inquiry with the same key or for the same mailbox. Every transaction
 * takes its locks first and in the same order: otherwise two of them could wait for each other.
 */
export async function takeTurn(
  manager: EntityManager,
  { idempotencyKey, email }: Pick<NewInquiry, 'idempotencyKey' | 'email'>,
): Promise<void> {
  await manager.query(
    `select pg_advisory_xact_lock($1, lock) from (
       select distinct hashtext(name) as lock
       from (values ('key ' || $2), ('sender ' || mail_recipient($3))) names (name)
       where name is not null
       order by lock
     ) locks`,
    [INQUIRY_LOCK, idempotencyKey, email],
  )
}

/** The listed ones among the vehicles with these ids or aliases. */
export function findVehicles(manager: EntityManager, addresses: (string | null)[]): Promise<FoundVehicle[]> {
  if (addresses.every((address) => !address)) return Promise.resolve([])
  return manager.query(
    `select address, id, name, price from vehicle_addresses join vehicles on id = vehicle_id
     where address = any($1)`,
    [addresses],
  )
}

/** The receipt of an inquiry that the same person sent with the same words and the same context within the last ten minutes. */
export async function findSameWords(
  manager: EntityManager,
  { email, message, firstName, lastName, phone, interest, vehicleId, context }: NewInquiry,
): Promise<Pick<NewInquiry, 'id' | 'receivedAt'> | undefined> {
  // A comparison of received_at alone would let Postgres choose the index by time, which is slower than the one by words.
  const [same] = await manager.query(
    `select id, received_at as "receivedAt" from contact_inquiries
     where lower(email) = lower($1) and md5(message) = md5($2) and received_at + interval '10 minutes' > now()
       and (message, first_name, last_name, phone, interest) = ($2, $3, $4, $5, $6)
       and vehicle_id is not distinct from $7 and context is not distinct from $8::jsonb
     limit 1`,
    [email, message, firstName, lastName, phone, interest, vehicleId, context && JSON.stringify(context)],
  )
  return same
}

/** Whether the mailbox got as many confirmations within the last hour as strangers may cause. */
export async function isConfirmedOften(manager: EntityManager, email: string): Promise<boolean> {
  const [{ count }] = await manager.query(
    `select count(*)::int from contact_inquiries
     where mail_recipient(email) = mail_recipient($1) and received_at > now() - interval '1 hour'
       and not suspicions ?| '{${UNCONFIRMED}}'`,
    [email],
  )
  return count >= CONFIRMATIONS_PER_HOUR
}
