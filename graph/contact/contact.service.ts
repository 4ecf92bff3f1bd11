import { randomUUID } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import type { UserErrorCode } from './contact.result.ts'
import {
  CONTACT_FIELDS,
  type ContactSubmission,
  type ContactValues,
  validateContactSubmission,
} from './contact.schema.ts'
import { ContactInquiry } from './contact-inquiry.entity.ts'

export interface ContactError {
  field: string
  message: string
  code: UserErrorCode
}

export type ContactOutcome =
  | { inquiry: ContactInquiry; errors?: undefined }
  | { inquiry?: undefined; errors: ContactError[] }

/** What a caller knows beside the visitor's own words; neither is trusted to be text. */
export interface ContactOptions {
  /** The cart that the inquiry is about, by id or by any alias; empty for none. */
  vehicleId?: unknown
  /** Empty for none. */
  idempotencyKey?: unknown
}

/** Keeps the inquiries of visitors: every way in (form, REST, mutation) ends here. */
export class ContactService {
  constructor(private readonly database: DataSource) {}

  /** Checks and stores one inquiry, and answers only when it is committed; a visitor's mistakes come back as `errors`. */
  async submit(values: object, { vehicleId, idempotencyKey }: ContactOptions = {}): Promise<ContactOutcome> {
    const { values: submission, errors } = await validateContactSubmission({ ...values, vehicleId, idempotencyKey })
    if (errors) return { errors }
    return this.database.transaction('READ COMMITTED', (manager) => store(manager, submission))
  }

  /** All inquiries, newest first, for the dealer's staff. */
  list(): Promise<ContactInquiry[]> {
    return this.database.getRepository(ContactInquiry).find({ order: { receivedAt: 'DESC', id: 'DESC' } })
  }
}

async function store(manager: EntityManager, submission: ContactSubmission): Promise<ContactOutcome> {
  const { vehicleId: askedFor, idempotencyKey, ...values } = submission
  const vehicleId = askedFor ? await canonicalVehicleId(manager, askedFor) : null
  const inquiry: ContactInquiry = {
    ...values,
    id: randomUUID(),
    vehicleId: vehicleId ?? null,
    idempotencyKey: idempotencyKey || null,
    receivedAt: new Date(),
  }
  // A cart that was renamed or sold between two calls makes the second one a retry all the same.
  const vehicleNames = askedFor ? [vehicleId, askedFor] : [null]

  const earlier = await findByKey(manager, inquiry.idempotencyKey)
  if (earlier) return answerRepeated(earlier, values, vehicleNames)
  if (vehicleId === undefined) return refuse('vehicleId', 'NOT_FOUND', 'Vehicle not found')
  if (await insertUnlessKeyIsTaken(manager, inquiry)) return { inquiry }

  // The insert waited until the call that took the key first had committed, so its row can be read now.
  const winner = await findByKey(manager, inquiry.idempotencyKey)
  if (!winner) throw new Error('An inquiry was neither stored nor found under its idempotency key')
  return answerRepeated(winner, values, vehicleNames)
}

async function canonicalVehicleId(manager: EntityManager, address: string): Promise<string | undefined> {
  const rows: { vehicle_id: string }[] = await manager.query(
    'select vehicle_id from vehicle_addresses where address = $1',
    [address],
  )
  return rows[0]?.vehicle_id
}

async function findByKey(manager: EntityManager, idempotencyKey: string | null): Promise<ContactInquiry | null> {
  return idempotencyKey === null ? null : manager.findOneBy(ContactInquiry, { idempotencyKey })
}

async function insertUnlessKeyIsTaken(manager: EntityManager, inquiry: ContactInquiry): Promise<boolean> {
  const insert = manager.createQueryBuilder().insert().into(ContactInquiry).values(inquiry).orIgnore().returning('id')
  const { raw } = await insert.execute()
  return raw.length > 0
}

function answerRepeated(
  earlier: ContactInquiry,
  values: ContactValues,
  vehicleNames: (string | null | undefined)[],
): ContactOutcome {
  const sameWords = CONTACT_FIELDS.every((field) => earlier[field] === values[field])
  if (sameWords && vehicleNames.includes(earlier.vehicleId)) return { inquiry: earlier }
  return refuse('idempotencyKey', 'CONFLICT', 'This idempotency key was already used for another inquiry')
}

const refuse = (field: string, code: UserErrorCode, message: string): ContactOutcome => ({
  errors: [{ field, code, message }],
})
