import { randomUUID } from 'node:crypto'
import { type DataSource, type EntityManager, IsNull } from 'typeorm'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import type { UserErrorCode } from './contact.result.ts'
import {
  CONTACT_FIELDS,
  type ContactSubmission,
  type ContactValues,
  validateContactSubmission,
} from './contact.schema.ts'
import { ContactInquiry, type InquirySource } from './contact-inquiry.entity.ts'
import { addInquiryMails, type InquiryMailKind } from './inquiry-mails.ts'
import { type FormSigns, isLikelyBot, suspicionsOf } from './suspicion.ts'

export interface ContactError {
  field: string
  message: string
  code: UserErrorCode
}

export type ContactOutcome =
  | { inquiry: ContactInquiry; errors?: undefined }
  | { inquiry?: undefined; errors: ContactError[] }

/** What a caller knows beside the visitor's own words; `vehicleId`, `idempotencyKey` and `page` may be anything. */
export interface ContactOptions {
  /** The cart that the inquiry is about, by id or by any alias; empty for none. */
  vehicleId?: unknown
  /** Empty for none. */
  idempotencyKey?: unknown
  source?: InquirySource
  /** Path of the page that the visitor wrote from. */
  page?: string | null
  /** Who brought the visitor. */
  partner?: string | null
  /** Only from the site's own form. */
  signs?: FormSigns
}

type InquiryVehicle = Pick<Vehicle, 'id' | 'name' | 'price'>

const PAGE_LENGTH = 500
const SAME_WORDS_MINUTES = 10
/** Any number that nothing else in the database uses for advisory locks on texts. */
const LOCK = 7_246_535

/** Takes in what visitors write: every way in (form, REST, mutation) ends here. */
export class ContactService {
  constructor(
    private readonly database: DataSource,
    /** Whether inquiries also go to a CRM. */
    private readonly hasCrm: boolean,
  ) {}

  /**
   * Checks one inquiry and stores it with the jobs for its mails, and answers only when both are committed;
   * a visitor's mistakes come back as `errors`.
   */
  async submit(values: object, options: ContactOptions = {}): Promise<ContactOutcome> {
    const { vehicleId, idempotencyKey } = options
    const { values: submission, errors } = await validateContactSubmission({ ...values, vehicleId, idempotencyKey })
    if (errors) return { errors }
    return this.database.transaction('READ COMMITTED', (manager) => this.store(manager, submission, options))
  }

  private async store(
    manager: EntityManager,
    submission: ContactSubmission,
    { source = 'api', page, partner, signs }: ContactOptions,
  ): Promise<ContactOutcome> {
    const { vehicleId: askedFor, idempotencyKey, ...values } = submission
    const vehicle = askedFor ? await findVehicle(manager, askedFor) : null
    // A cart that was renamed or sold between two calls makes the second one a retry all the same.
    const vehicleNames = askedFor ? [vehicle?.id, askedFor] : [null]

    if (idempotencyKey) {
      await lockText(manager, `key ${idempotencyKey}`)
      const earlier = await manager.findOneBy(ContactInquiry, { idempotencyKey })
      if (earlier) return answerRepeated(earlier, values, vehicleNames)
    }
    if (vehicle === undefined) return refuse('vehicleId', 'NOT_FOUND', 'Vehicle not found')

    await lockText(manager, `sender ${values.email.toLowerCase()}`)
    const repeated = await findSameWords(manager, values, vehicle?.id ?? null)
    if (repeated) return { inquiry: repeated }

    const inquiry: ContactInquiry = {
      ...values,
      id: randomUUID(),
      vehicleId: vehicle?.id ?? null,
      vehicleName: vehicle?.name ?? null,
      vehiclePrice: vehicle?.price ?? null,
      source,
      page: page?.replaceAll('\0', '').slice(0, PAGE_LENGTH) || null,
      partner: partner || null,
      suspicions: suspicionsOf(values, signs),
      idempotencyKey: idempotencyKey || null,
      receivedAt: new Date(),
      erasedAt: null,
    }
    await manager.insert(ContactInquiry, inquiry)
    await addInquiryMails(manager, inquiry.id, this.mailsFor(inquiry))
    return { inquiry }
  }

  private mailsFor({ suspicions }: ContactInquiry): InquiryMailKind[] {
    const kinds: InquiryMailKind[] = ['dealer']
    if (!isLikelyBot(suspicions)) kinds.push('visitor')
    if (this.hasCrm) kinds.push('crm')
    return kinds
  }
}

/** Undefined for an address that no vehicle has. */
async function findVehicle(manager: EntityManager, address: string): Promise<InquiryVehicle | undefined> {
  const rows: InquiryVehicle[] = await manager.query(
    `select id, name, price from vehicle_addresses join vehicles on vehicles.id = vehicle_id where address = $1`,
    [address],
  )
  return rows[0]
}

/** Lets calls about the same text take turns, until the end of their transactions. */
async function lockText(manager: EntityManager, text: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, text])
}

/** Who sends the same words again was not sure that they had arrived. A mended phone number is no repetition. */
function findSameWords(
  manager: EntityManager,
  { email, ...values }: ContactValues,
  vehicleId: string | null,
): Promise<ContactInquiry | null> {
  return manager
    .createQueryBuilder(ContactInquiry, 'inquiry')
    .where({ ...values, vehicleId: vehicleId ?? IsNull() })
    .andWhere('lower(inquiry.email) = lower(:email)', { email })
    .andWhere(`inquiry.received_at > now() - interval '${SAME_WORDS_MINUTES} minutes'`)
    .getOne()
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
