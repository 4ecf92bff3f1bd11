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
import { WithdrawnVehicleService } from '#graph/vehicle-changes/vehicle-change.service.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { crmMail } from './crm-mail.ts'
import { dealerMail } from './dealer-mail.ts'
import type { InquiryMailJob, InquiryMailKind } from './inquiry-mails.ts'
import { type MailData, type Message, vehicleIdsOf } from './message.ts'
import { visitorMail } from './visitor-mail.ts'

export type MailAddresses = Pick<Config, 'siteUrl' | 'mailFrom' | 'mailTo'> &
  Partial<Pick<Config, 'crmEmail' | 'staff'>>

const COMPOSE: Record<InquiryMailKind, (mail: MailData) => Message | undefined> = {
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
const LATEST_CONFIRMATION_MS = 7 * 86_400_000

const WHICH = 'where inquiry_id = $1 and kind = $2'

/**
 * Sends one mail of an inquiry, unless the mail was sent before or the inquiry was erased. The dealer gets a mail for
 * every inquiry, however old; a late confirmation to the visitor is dropped.
 */
export const inquiryMailTask =
  (database: DataSource, transport: Transport, addresses: MailAddresses): Task =>
  async (payload, { abortSignal, logger }) => {
    const { inquiryId, kind } = payload as InquiryMailJob
    const query = (text: string, ...more: string[]): Promise<unknown[]> =>
      database.query(text, [inquiryId, kind, ...more])
    if ((await query(`select from inquiry_mails ${WHICH} and sent_at is null`)).length === 0) return
    const mail = await readMailData(database, inquiryId, addresses)
    const age = Date.now() - mail.inquiry.receivedAt.getTime()
    if (kind === 'visitor' && age > LATEST_CONFIRMATION_MS) {
      await query(`delete from inquiry_mails ${WHICH}`)
      return
    }
    const message = COMPOSE[kind](mail)
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
      await query(`update inquiry_mails set refusal = $3 ${WHICH}`, refusal)
      return logger.error(`${RECIPIENTS[kind]} of inquiry ${inquiryId} is refused for good: ${refusal}`)
    }
    await query(`update inquiry_mails set sent_at = now() ${WHICH}`)
  }

/** The site queued this mail, and this process has no address for it. The mail counts as failed until it is retried. */
const withoutAddress = (inquiryId: string) =>
  `CRM_EMAIL is not set: inquiry ${inquiryId} was not sent to the CRM. Set it and send the mail again at /desk/inquiries.`

async function readMailData(
  database: DataSource,
  inquiryId: string,
  { siteUrl, mailTo, crmEmail, staff = [] }: MailAddresses,
): Promise<MailData> {
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
  // Without addresses, because it goes to the log and stays with the job.
  const said = error.message.replace(/(?<!\S)\S+@\S+/g, '(address)')
  const text = error.code ? `${error.code}: ${said}` : said
  // Only the recipient: a server also refuses senders, until SMTP_URL or MAIL_FROM is right.
  if (error.command === 'RCPT TO' && error.responseCode! >= 500) return text
  throw new Error(text)
}
