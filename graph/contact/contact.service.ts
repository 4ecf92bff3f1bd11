import { randomUUID } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { columnName } from '#graph/database/column-name.ts'
import type { ContactInquiryReceipt, UserErrorCode } from './contact.result.ts'
import {
  CONTACT_FIELDS,
  type ContactSubmission,
  type ContactValues,
  validateContactSubmission,
} from './contact.rules.ts'
import { ContactInquiry, type InquirySource } from './inquiries/contact-inquiry.entity.ts'
import { InquiryStore } from './inquiries/inquiry-store.ts'
import type { InquiryMailKind } from './mail/inquiry-mails.ts'
import { type FormSigns, isConfirmed, type Suspicion, suspicionsOf } from './suspicion.ts'

export interface ContactError {
  field: string
  message: string
  code: UserErrorCode
}

export type ContactOutcome =
  | { inquiry: ContactInquiryReceipt; errors?: undefined }
  | { inquiry?: undefined; errors: ContactError[] }

/** What a caller knows beside the visitor's own words; `vehicleId`, `idempotencyKey` and `page` may be anything. */
export interface ContactOptions {
  /** The cart that the inquiry is about, by id or by any alias; empty for none. */
  vehicleId?: unknown
  /** Empty for none. */
  idempotencyKey?: unknown
  source?: InquirySource
  /** Path of the page that the visitor wrote from; what is no path is left out. */
  page?: string | null
  /** Who brought the visitor. */
  partner?: string | null
  /** Only from the site's own form. */
  signs?: FormSigns
}

const PAGE_LENGTH = 500
/** What Postgres takes in no text or no JSON (the null character, half of a pair), and what steers a program. */
const UNPRINTABLE = /\p{Cc}|\p{Surrogate}/gu

/** Takes in what visitors write: every way in (form, REST, mutation) ends here. */
export class ContactService {
  readonly #store: InquiryStore

  constructor(
    private readonly database: DataSource,
    /** Whether inquiries also go to a CRM. */
    private readonly hasCrm: boolean,
  ) {
    this.#store = new InquiryStore(database)
  }

  /**
   * Checks one inquiry and stores it with the jobs for its mails, and answers only when both are committed;
   * a visitor's mistakes come back as `errors`.
   */
  async submit(values: object, options: ContactOptions = {}): Promise<ContactOutcome> {
    const { vehicleId, idempotencyKey } = options
    const { values: submission, errors } = await validateContactSubmission({ ...values, vehicleId, idempotencyKey })
    if (errors) return { errors }
    return this.store(submission, options)
  }

  private async store(
    submission: ContactSubmission,
    { source = 'api', page, partner, signs }: ContactOptions,
  ): Promise<ContactOutcome> {
    const { vehicleId: askedFor, idempotencyKey, ...values } = submission
    const path = pathOf(page)
    const given = {
      ...values,
      id: randomUUID(),
      source,
      page: path ?? null,
      partner: partner || null,
      suspicions: suspicionsOf(values, signs, path),
      idempotencyKey: idempotencyKey || null,
      receivedAt: new Date(),
      erasedAt: null,
    }
    const { outcome, inquiryId, vehicleId } = await this.#store.store({
      inquiry: toRow(given),
      askedVehicle: askedFor || null,
      mails: this.mailsFor(given.suspicions),
    })

    if (outcome === 'stored') return { inquiry: receiptOf(given) }
    if (outcome === 'unknown-vehicle') return refuse('vehicleId', 'NOT_FOUND', 'Vehicle not found')
    const earlier = await this.database.manager.findOneByOrFail(ContactInquiry, { id: inquiryId! })
    if (outcome === 'same-words') return { inquiry: receiptOf(earlier) }
    // A cart that was renamed or sold between two calls makes the second one a retry all the same.
    return answerRepeated(earlier, values, askedFor ? [vehicleId ?? askedFor, askedFor] : [null])
  }

  private mailsFor(suspicions: Suspicion[]): InquiryMailKind[] {
    const kinds: InquiryMailKind[] = ['dealer']
    if (isConfirmed(suspicions)) kinds.push('visitor')
    if (this.hasCrm) kinds.push('crm')
    return kinds
  }
}

function pathOf(page: string | null | undefined): string | undefined {
  return page?.startsWith('/') ? page.slice(0, PAGE_LENGTH).replace(UNPRINTABLE, '') : undefined
}

/** The row, by the names of its columns. */
function toRow(inquiry: object): object {
  return Object.fromEntries(Object.entries(inquiry).map(([property, value]) => [columnName(property), value]))
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
