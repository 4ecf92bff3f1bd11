import { randomUUID } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import type { ContactInquiryReceipt, UserErrorCode } from './contact.result.ts'
import {
  CONTACT_FIELDS,
  type ContactSubmission,
  type ContactValues,
  validateContactSubmission,
} from './contact.rules.ts'
import { ContactInquiry, type InquirySource } from './inquiries/contact-inquiry.entity.ts'
import {
  findSameWords,
  findVehicleFacts,
  isConfirmedOften,
  type NewInquiry,
  takeTurn,
} from './inquiries/inquiry-store.ts'
import { addInquiryMails, type InquiryMailKind } from './mail/inquiry-mails.ts'
import { type FormSigns, isConfirmed, type Suspicion, suspicionsOf } from './suspicion.ts'

export interface ContactError {
  field: string
  message: string
  code: UserErrorCode
}

export type ContactOutcome =
  | { inquiry: ContactInquiryReceipt; errors?: undefined }
  | { inquiry?: undefined; errors: ContactError[] }

/** Facts beside the visitor's own words; `vehicleId`, `idempotencyKey` and `page` are unchecked. */
export interface ContactOptions {
  /** The vehicle that the inquiry is about, by id or by any alias; empty for none. */
  vehicleId?: unknown
  /** Empty for none. */
  idempotencyKey?: unknown
  source?: InquirySource
  /** Path of the page that the visitor wrote from; any other text is ignored. */
  page?: string | null
  /** Name of the partner whose page or program brought the visitor. */
  partner?: string | null
  /** Only from the site's own form. */
  signs?: FormSigns
}

const PAGE_LENGTH = 500
/** Control characters, and halves of surrogate pairs; Postgres refuses these and the null character. */
const UNPRINTABLE = /\p{Cc}|\p{Surrogate}/gu

/** Accepts inquiries: form, REST call and mutation end here. */
export class ContactService {
  constructor(
    private readonly database: DataSource,
    /** Whether inquiries also go to a CRM. */
    private readonly hasCrm: boolean,
  ) {}

  /**
   * Checks one inquiry, stores it with the jobs for its mails, and returns only after the commit;
   * a visitor's mistakes come back as `errors`.
   */
  async submit(values: object, options: ContactOptions = {}): Promise<ContactOutcome> {
    const { vehicleId, idempotencyKey } = options
    const { values: submission, errors } = await validateContactSubmission({ ...values, vehicleId, idempotencyKey })
    if (errors) return { errors }
    const inquiry = newInquiry(submission, options)
    const address = submission.vehicleId || null
    // Every statement must see the inquiries that were committed while this transaction waited for its turn.
    return this.database.transaction('READ COMMITTED', (manager) => this.store(manager, inquiry, address))
  }

  private async store(manager: EntityManager, given: NewInquiry, address: string | null): Promise<ContactOutcome> {
    await takeTurn(manager, given)
    const vehicle = address ? await findVehicleFacts(manager, address) : undefined
    const { idempotencyKey } = given
    const earlier = idempotencyKey ? await manager.findOneBy(ContactInquiry, { idempotencyKey }) : null
    // A second call is a retry even if the vehicle was renamed or sold in between.
    if (earlier) return answerRepeated(earlier, given, address ? [address, vehicle?.vehicleId] : [null])
    if (address && !vehicle) return refuse('vehicleId', 'NOT_FOUND', 'Vehicle not found')

    const inquiry = { ...given, ...vehicle }
    const same = await findSameWords(manager, inquiry)
    if (same) return { inquiry: same }
    if (isConfirmed(inquiry.suspicions) && (await isConfirmedOften(manager, inquiry.email))) {
      inquiry.suspicions = [...inquiry.suspicions, 'frequent']
    }
    await manager.insert(ContactInquiry, inquiry)
    await addInquiryMails(manager, inquiry.id, this.mailsFor(inquiry.suspicions))
    return { inquiry: receiptOf(inquiry) }
  }

  private mailsFor(suspicions: Suspicion[]): InquiryMailKind[] {
    const kinds: InquiryMailKind[] = ['dealer']
    if (isConfirmed(suspicions)) kinds.push('visitor')
    if (this.hasCrm) kinds.push('crm')
    return kinds
  }
}

function newInquiry(
  submission: ContactSubmission,
  { source = 'api', page, partner, signs }: ContactOptions,
): NewInquiry {
  const path = pathOf(page)
  return {
    ...submission,
    id: randomUUID(),
    vehicleId: null,
    vehicleName: null,
    vehiclePrice: null,
    source,
    page: path ?? null,
    partner: partner || null,
    suspicions: suspicionsOf(submission, signs, path),
    idempotencyKey: submission.idempotencyKey || null,
    receivedAt: new Date(),
  }
}

function pathOf(page: string | null | undefined): string | undefined {
  return page?.startsWith('/') ? page.slice(0, PAGE_LENGTH).replace(UNPRINTABLE, '') : undefined
}

const receiptOf = ({ id, receivedAt }: ContactInquiryReceipt): ContactInquiryReceipt => ({ id, receivedAt })

function answerRepeated(
  earlier: ContactInquiry,
  values: ContactValues,
  vehicleNames: (string | null | undefined)[],
): ContactOutcome {
  const sameWords = CONTACT_FIELDS.every((field) => earlier[field] === values[field])
  if (sameWords && vehicleNames.includes(earlier.vehicleId)) return { inquiry: receiptOf(earlier) }
  return refuse('idempotencyKey', 'CONFLICT', 'This idempotency key was already used for another inquiry')
}

const refuse = (field: string, code: UserErrorCode, message: string): ContactOutcome => ({
  errors: [{ field, code, message }],
})
