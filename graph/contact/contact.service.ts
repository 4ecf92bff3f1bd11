import { randomUUID } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import type { ContactInquiryReceipt, UserErrorCode } from './contact.result.ts'
import { CONTACT_FIELDS } from './contact.rules.ts'
import {
  type ContactChoice,
  type ContactSubmission,
  validateContactChoice,
  validateContactSubmission,
} from './contact-submission.rules.ts'
import type { RentalWish } from './context/inquiry-context.ts'
import { missingIn } from './context/missing-context.ts'
import { type RentalFacts, resolveContext, resolveRental } from './context/resolve-context.ts'
import { isSameContext } from './context/same-context.ts'
import { ContactInquiry, type InquirySource } from './inquiries/contact-inquiry.entity.ts'
import { findSameWords, findVehicles, isConfirmedOften, type NewInquiry, takeTurn } from './inquiries/inquiry-store.ts'
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

/** Facts beside the visitor's own words; `vehicleId`, `context`, `idempotencyKey` and `page` are unchecked. */
export interface ContactOptions {
  /** The vehicle that the inquiry is about, by id or by any alias; empty for none. */
  vehicleId?: unknown
  /** The visitor's other choices, in the shape of `ContactContextInput`; empty for none. */
  context?: unknown
  /** Empty for none. */
  idempotencyKey?: unknown
  source?: InquirySource
  /** Path of the page that the visitor wrote from; any other text is ignored. */
  page?: string | null
  /** Name of the partner whose page or program brought the visitor. */
  partner?: string | null
  /** Only from the site's own form. */
  signs?: FormSigns
  /** Whether the inquiry is checked and answered, and neither stored nor mailed. */
  isTest?: boolean
  /** Counts a try of the sender, or throws; tests, and retries of a stored inquiry, are not counted. */
  countTry?: () => Promise<void>
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
    private readonly rentalFacts: RentalFacts,
  ) {}

  /**
   * Checks one inquiry, stores it with the jobs for its mails, and returns only after the commit;
   * a visitor's mistakes come back as `errors`.
   */
  async submit(values: object, options: ContactOptions = {}): Promise<ContactOutcome> {
    const { vehicleId, context, idempotencyKey, isTest, countTry } = options
    const asked = { ...values, vehicleId, context, idempotencyKey }
    const { values: submission, errors } = await validateContactSubmission(asked)
    const repeated = submission?.idempotencyKey ? await this.findRepeated(submission, options) : undefined
    if (repeated && (repeated.inquiry || isTest)) return repeated
    if (!isTest) await countTry?.()

    if (errors) return { errors: [...errors, ...(await this.missingBeside(errors, asked, options))] }
    const inquiry = newInquiry(submission, options)
    if (isTest) return this.answerTest(inquiry, submission)
    // Before the transaction, because it reads by a connection of its own.
    const rental = await this.rentalOf(submission)
    // Every statement must see the inquiries that were committed while this transaction waited for its turn.
    return this.database.transaction('READ COMMITTED', (manager) => this.store(manager, inquiry, submission, rental))
  }

  /** The answer to an inquiry whose key was used before. */
  private async findRepeated(submission: ContactSubmission, options: ContactOptions) {
    const { manager } = this.database
    const earlier = await manager.findOneBy(ContactInquiry, { idempotencyKey: submission.idempotencyKey! })
    if (!earlier) return undefined
    const choice = await resolveChoice(manager, submission, await this.rentalOf(submission))
    return answerRepeated(earlier, { ...newInquiry(submission, options), ...choice }, submission)
  }

  private async answerTest(inquiry: NewInquiry, submission: ContactSubmission): Promise<ContactOutcome> {
    const choice = await resolveChoice(this.database.manager, submission, await this.rentalOf(submission))
    const missing = inquiry.source === 'form' ? [] : missingIn(choice)
    return missing.length > 0 ? { errors: missing } : { inquiry: receiptOf(inquiry, true) }
  }

  /** What the catalogue does not know of an inquiry with other errors, so that its sender learns of all at once. */
  private async missingBeside(errors: { field: string }[], asked: object, { source }: ContactOptions) {
    if (source === 'form') return []
    const wrong = new Set(errors.map(({ field }) => field.split('.')[0]))
    const right = Object.entries(asked).filter(([name]) => !wrong.has(name))
    const { values: choice } = await validateContactChoice(Object.fromEntries(right))
    return choice ? missingIn(await resolveChoice(this.database.manager, choice, await this.rentalOf(choice))) : []
  }

  private async rentalOf({ context }: ContactChoice): Promise<RentalWish | undefined> {
    return context?.rental ? resolveRental(context.rental, this.rentalFacts) : undefined
  }

  private async store(
    manager: EntityManager,
    given: NewInquiry,
    submission: ContactSubmission,
    rental: RentalWish | undefined,
  ): Promise<ContactOutcome> {
    await takeTurn(manager, given)
    const inquiry = { ...given, ...(await resolveChoice(manager, submission, rental)) }

    const { idempotencyKey } = inquiry
    const earlier = idempotencyKey ? await manager.findOneBy(ContactInquiry, { idempotencyKey }) : null
    // A second call is a retry even if a vehicle was renamed or sold in between.
    if (earlier) return answerRepeated(earlier, inquiry, submission)
    // The site's visitor cannot fix an address: the inquiry is stored, and its mail says what is not listed.
    const missing = inquiry.source === 'form' ? [] : missingIn(inquiry)
    if (missing.length > 0) return { errors: missing }

    const same = await findSameWords(manager, inquiry)
    if (same) return { inquiry: receiptOf(same) }
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
    context: null,
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

const receiptOf = (
  { id, receivedAt }: Pick<NewInquiry, 'id' | 'receivedAt'>,
  isTest = false,
): ContactInquiryReceipt => ({
  id,
  receivedAt,
  isTest,
})

/** The catalogue's facts about a choice. */
async function resolveChoice(
  manager: EntityManager,
  { vehicleId, context: asked }: ContactChoice,
  rental: RentalWish | undefined,
) {
  const address = vehicleId || null
  const found = await findVehicles(manager, [address, ...(asked?.compared ?? [])])
  const vehicle = found.find((candidate) => candidate.address === address)
  return {
    vehicleId: vehicle?.id ?? null,
    vehicleName: vehicle?.name ?? null,
    vehiclePrice: vehicle?.price ?? null,
    context: resolveContext({ address, context: asked, rental }, found),
  }
}

function answerRepeated(earlier: ContactInquiry, inquiry: NewInquiry, submission: ContactSubmission): ContactOutcome {
  const sameWords = CONTACT_FIELDS.every((field) => earlier[field] === inquiry[field])
  if (sameWords && isSameContext(earlier, inquiry, submission)) return { inquiry: receiptOf(earlier) }
  const message = 'This idempotency key was already used for another inquiry'
  return { errors: [{ field: 'idempotencyKey', code: 'CONFLICT', message }] }
}
