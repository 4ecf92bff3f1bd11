import type { Task } from 'graphile-worker'
import { type DataSource, In } from 'typeorm'
import { allEntries, specialDaysOf } from '#graph/calendar/calendar.service.ts'
import type { Config } from '#graph/config.ts'
import { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { responseNote } from '#graph/dealer/response-note.ts'
import { Location } from '#graph/locations/location.entity.ts'
import { mainWeekOf } from '#graph/locations/location.service.ts'
import { SEND_LIMIT_MS, type Transport } from '#graph/mail/transport.ts'
import { WithdrawnVehicleService } from '#graph/vehicle-changes/withdrawn-vehicle.service.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { crmMail } from './crm-mail.ts'
import { dealerMail } from './dealer-mail.ts'
import type { InquiryMailJob, InquiryMailKind } from './inquiry-mails.ts'
import { type MailFacts, type Message, vehicleIdsOf } from './message.ts'
import { visitorMail } from './visitor-mail.ts'

export type MailAddresses = Pick<Config, 'siteUrl' | 'mailFrom' | 'mailTo'> &
  Partial<Pick<Config, 'crmEmail' | 'staff'>>

const COMPOSE: Record<InquiryMailKind, (facts: MailFacts) => Message | undefined> = {
  dealer: dealerMail,
  visitor: visitorMail,
  crm: crmMail,
}

const RECIPIENTS: Record<InquiryMailKind, string> = {
  dealer: 'MAIL_TO, which gets the mail',
  visitor: 'the address in the confirmation',
  crm: 'CRM_EMAIL, which gets the lead',
}

/** A later confirmation would only confuse the visitor, who has given up or found another dealer. */
const LATEST_CONFIRMATION_DAYS = 7

/**
 * Sends one mail of an inquiry, unless the mail was sent before or the inquiry was erased. The dealer gets a mail for
 * every inquiry, however old; a late confirmation to the visitor is dropped.
 */
export const inquiryMailTask =
  (database: DataSource, transport: Transport, addresses: MailAddresses): Task =>
  async (payload, { abortSignal, logger }) => {
    const { inquiryId, kind } = payload as InquiryMailJob
    if (!(await isUnsent(database, inquiryId, kind))) return
    const facts = await readMailFacts(database, inquiryId, addresses)
    if (kind === 'visitor' && isTooLate(facts.inquiry)) return forgetMail(database, inquiryId, kind)
    const message = COMPOSE[kind](facts)
    if (!message) return logger.warn(withoutAddress(inquiryId))

    const sending = transport.sendMail({
      ...message,
      signal: AbortSignal.any([abortSignal, AbortSignal.timeout(SEND_LIMIT_MS)]),
      from: { name: DEALER.name, address: addresses.mailFrom },
      // The same for every attempt: a mail that a crash caused to be sent twice is recognised by it.
      messageId: `<${inquiryId}.${kind}@${addresses.mailFrom.split('@')[1]}>`,
    })
    const refusal = await sending.then(() => undefined, refusalOf)
    if (refusal) {
      const refused = 'update inquiry_mails set refusal = $3 where inquiry_id = $1 and kind = $2'
      await database.query(refused, [inquiryId, kind, refusal])
      return logger.error(`${RECIPIENTS[kind]} of inquiry ${inquiryId} is refused for good: ${refusal}`)
    }
    await database.query('update inquiry_mails set sent_at = now() where inquiry_id = $1 and kind = $2', [
      inquiryId,
      kind,
    ])
  }

/** The site queued this mail, and this process has no address for it. The mail counts as failed until it is retried. */
const withoutAddress = (inquiryId: string) =>
  `CRM_EMAIL is not set: inquiry ${inquiryId} was not sent to the CRM. Set it and send the mail again at /desk/inquiries.`

async function isUnsent(database: DataSource, inquiryId: string, kind: InquiryMailKind): Promise<boolean> {
  const rows: unknown[] = await database.query(
    'select from inquiry_mails where inquiry_id = $1 and kind = $2 and sent_at is null',
    [inquiryId, kind],
  )
  return rows.length > 0
}

function isTooLate({ receivedAt }: ContactInquiry): boolean {
  return Date.now() - receivedAt.getTime() > LATEST_CONFIRMATION_DAYS * 86_400_000
}

async function forgetMail(database: DataSource, inquiryId: string, kind: InquiryMailKind): Promise<void> {
  await database.query('delete from inquiry_mails where inquiry_id = $1 and kind = $2', [inquiryId, kind])
}

async function readMailFacts(
  database: DataSource,
  inquiryId: string,
  { siteUrl, mailTo, crmEmail, staff = [] }: MailAddresses,
): Promise<MailFacts> {
  const inquiry = await database.getRepository(ContactInquiry).findOneByOrFail({ id: inquiryId })
  const ids = vehicleIdsOf(inquiry)
  const vehicles = ids.length > 0 ? await database.getRepository(Vehicle).findBy({ id: In(ids) }) : []
  const former = new WithdrawnVehicleService(database)
  const withdrawn = await Promise.all(ids.map((id) => former.findByAddress(id)))
  const locations = await database.getRepository(Location).find()
  const opening = { week: mainWeekOf(locations), specialDays: specialDaysOf(await allEntries(database)) }
  return {
    inquiry,
    vehicles,
    withdrawn: withdrawn.filter((vehicle) => vehicle !== null),
    locations,
    responseNote: responseNote(opening, Date.now()),
    siteUrl,
    hasDesk: staff.length > 0,
    dealerAddress: mailTo,
    crmAddress: crmEmail,
  }
}

/** Why the recipient can never be reached. Any other failure is thrown, and the mail is tried again. */
function refusalOf(error: Error & { command?: string; responseCode?: number; code?: string }): string {
  const text = withoutAddresses(error)
  // Only the recipient: a server also refuses senders, until SMTP_URL or MAIL_FROM is right.
  if (error.command === 'RCPT TO' && error.responseCode! >= 500) return text
  throw new Error(text)
}

/** The mail server's message without addresses, because it goes to the log and stays with the job. */
function withoutAddresses(error: Error & { code?: string }): string {
  const text = error.message.replace(/(?<!\S)\S+@\S+/g, '(address)')
  return error.code ? `${error.code}: ${text}` : text
}
