import { createHash, randomUUID } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import { REASONS } from '#graph/dealer/reasons.ts'
import { FairQueue } from '#graph/http/overload/fair-queue.ts'
import type { ContactError } from './contact.rules.ts'
import { type ContactSubmission, validateContactChoice, validateContactSubmission } from './contact-submission.rules.ts'
import { reasonOfInquiry } from './context/context-words.ts'
import { type ContextSources, missingIn, resolveChoice } from './context/resolve-context.ts'
import { ContactInquiry, type InquirySource } from './inquiries/contact-inquiry.entity.ts'
import { findByKey, findSame, isConfirmedOften, lockInquiry, type NewInquiry } from './inquiries/inquiry-store.ts'
import { addInquiryMails, type InquiryMailKind } from './mail/inquiry-mails.ts'
import { isConfirmed, suspicionsOf } from './suspicion.ts'

type ContactInquiryReceipt = Pick<ContactInquiry, 'id' | 'receivedAt'>

export type ContactOutcome =
  | { inquiry: ContactInquiryReceipt; errors?: undefined }
  | { inquiry?: undefined; errors: ContactError[] }

export interface ContactOrigin {
  source?: InquirySource
  /** Path of the page that the visitor wrote from; any other text is ignored. */
  page?: string | null
  /** Name of the partner to which the caller's key belongs. It overrides the name that the inquiry claims, and has idempotency keys of its own. */
  partner?: string
  /** Content of the form's field that people cannot see. */
  trap?: string
  /** Counts an inquiry of the sender, or throws; dry runs, mistakes, and retries of a stored inquiry are not counted. */
  countInquiry?: () => Promise<void>
  /** Runs when the answer is the receipt of an earlier inquiry. */
  onReplay?: () => void
}

const PAGE_LENGTH = 500
/** Control characters, and halves of surrogate pairs; Postgres refuses these and the null character. */
const NOT_STORABLE = /\p{Cc}|\p{Surrogate}/gu

/** Transactions waiting for the same mailbox hold a connection each. This bound leaves the rest of the pool to other requests. */
const STORED_AT_ONCE = 4

export class ContactService {
  readonly #storing = new FairQueue(STORED_AT_ONCE)

  constructor(
    private readonly database: DataSource,
    /** Whether leads also go to a CRM. */
    private readonly hasCrm: boolean,
    private readonly siteUrl: string,
    private readonly contextSources: ContextSources,
  ) {}

  /**
   * Checks one inquiry, whose values nobody has checked, stores it with the jobs for its mails, and returns only after the
   * commit; a sender's mistakes come back as `errors`.
   */
  async submit(values: object, origin: ContactOrigin = {}): Promise<ContactOutcome> {
    const { values: submission, errors } = await validateContactSubmission(values)
    if (errors) return { errors: [...errors, ...(await this.missingBeside(errors, values, origin))] }
    const inquiry = newInquiry(submission, origin, this.siteUrl)
    // A dry run ignores the idempotency key: its answer must not reveal whether somebody else has used it.
    const earlier = submission.dryRun ? undefined : await findEarlier(this.database.manager, inquiry, origin)
    // Only a repeated receipt is free: guessing keys uses up the sender's inquiries.
    if (earlier?.errors) await origin.countInquiry?.()
    if (earlier) return earlier

    const choice = await resolveChoice(submission, this.database.manager, this.contextSources)
    // A visitor of the site cannot fix a URL, so the inquiry is stored, and its mail names what is not listed.
    const missing = origin.source === 'form' ? [] : missingIn(choice.context)
    if (missing.length > 0) return { errors: missing }
    if (submission.dryRun) return { inquiry: receiptOf(inquiry) }
    await origin.countInquiry?.()
    return this.#storing.run('', () => this.store({ ...inquiry, ...choice }, origin))
  }

  /** The unknown vehicles and places of an inquiry with other errors, so that its sender learns of all errors at once. */
  private async missingBeside(errors: { field: string }[], values: object, { source }: ContactOrigin) {
    if (source === 'form') return []
    const wrong = errors.map(({ field }) => field.split('.').slice(0, 2).join('.'))
    const { values: choice } = await validateContactChoice(without(wrong, values))
    if (!choice) return []
    return missingIn((await resolveChoice(choice, this.database.manager, this.contextSources)).context)
  }

  private store(inquiry: NewInquiry, origin: ContactOrigin): Promise<ContactOutcome> {
    // Every statement must see the inquiries that were committed while this transaction waited for its turn.
    return this.database.transaction('READ COMMITTED', async (manager) => {
      await lockInquiry(manager, inquiry)
      const earlier = await findEarlier(manager, inquiry, origin)
      if (earlier) return earlier
      const { email, suspicions } = inquiry
      const isFrequent = isConfirmed(suspicions) && (await isConfirmedOften(manager, email))
      const marked: NewInquiry = { ...inquiry, suspicions: isFrequent ? [...suspicions, 'frequent'] : suspicions }
      await manager.insert(ContactInquiry, marked)
      await addInquiryMails(manager, marked.id, this.mailsFor(marked))
      return { inquiry: receiptOf(marked) }
    })
  }

  private mailsFor(inquiry: NewInquiry): InquiryMailKind[] {
    const kinds: InquiryMailKind[] = ['dealer']
    if (isConfirmed(inquiry.suspicions)) kinds.push('visitor')
    const isLead = REASONS[reasonOfInquiry(inquiry)].interest === 'sales'
    if (this.hasCrm && isLead) kinds.push('crm')
    return kinds
  }
}

function newInquiry(submission: ContactSubmission, origin: ContactOrigin, siteUrl: string): NewInquiry {
  const { source = 'api', page, partner, trap } = origin
  const { idempotencyKey, dryRun, partner: claimed, ...words } = submission
  const path = pathOf(page)
  return {
    ...words,
    id: randomUUID(),
    vehicleId: null,
    vehicleName: null,
    vehiclePrice: null,
    context: null,
    source,
    page: path ?? null,
    partner: partner ?? (claimed || null),
    suspicions: suspicionsOf(submission, siteUrl, trap, path),
    idempotencyKey: idempotencyKey || null,
    keyOwner: idempotencyKey ? ownerOf(submission, partner) : null,
    submissionHash: hashOfSubmission(submission),
    receivedAt: new Date(),
  }
}

/** Without a partner, the key belongs to the mailbox: two people may both use `order-1001`. */
const ownerOf = ({ email }: ContactSubmission, partner: string | undefined): string =>
  partner === undefined ? `mailbox ${email.toLowerCase()}` : `partner ${partner}`

const pathOf = (page: string | null | undefined): string | undefined =>
  page?.startsWith('/') ? page.slice(0, PAGE_LENGTH).replace(NOT_STORABLE, '') : undefined

const receiptOf = ({ id, receivedAt }: NewInquiry | ContactInquiryReceipt): ContactInquiryReceipt => ({
  id,
  receivedAt,
})

/** The answer to an inquiry whose key was used before, or that the same person has sent within the last ten minutes. */
async function findEarlier(
  manager: EntityManager,
  inquiry: NewInquiry,
  { onReplay }: ContactOrigin,
): Promise<ContactOutcome | undefined> {
  const keyed = inquiry.idempotencyKey ? await findByKey(manager, inquiry) : undefined
  const same = keyed ?? (await findSame(manager, inquiry))
  if (!same) return undefined
  if (same.isSame) {
    onReplay?.()
    return { inquiry: receiptOf(same) }
  }
  const message = 'This idempotency key was already used for another inquiry'
  return { errors: [{ field: 'idempotencyKey', code: 'IDEMPOTENCY_KEY_REUSED', message }] }
}

/** The fields of an inquiry but those at these places, such as `vehicleId` or `context.reason`. */
function without(places: string[], values: object, around = ''): object {
  const right = Object.entries(values).filter(([name]) => !places.includes(around + name))
  return Object.fromEntries(
    right.map(([name, value]) => [name, name === 'context' && value ? without(places, value, 'context.') : value]),
  )
}

/**
 * A hash of the submitted content, before names and prices are looked up. A retry has the same hash even if a cart was
 * renamed or sold in between.
 */
function hashOfSubmission({ idempotencyKey, dryRun, partner, ...content }: ContactSubmission): Buffer {
  const text = JSON.stringify(canonical({ ...content, email: content.email.toLowerCase() }))
  return createHash('sha256').update(text).digest()
}

/** The value with the keys of every object sorted, without empty values; undefined if nothing is left. */
function canonical(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const parts = Object.entries(value)
    .map(([name, part]) => [name, canonical(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}
