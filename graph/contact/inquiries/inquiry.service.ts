import type { DataSource, SelectQueryBuilder } from 'typeorm'
import {
  findInquiryMails,
  type InquiryMailState,
  MAIL_STATUSES,
  removeInquiryMailJobs,
  retryInquiryMails,
} from '#graph/contact/mail/inquiry-mails.ts'
import { ContactInquiry } from './contact-inquiry.entity.ts'

export const INQUIRY_STATUSES = ['waiting', 'sent', 'failed', 'erased'] as const

/** `failed` once one of the mails has failed for good, `waiting` while one is still to be sent. */
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

const INQUIRY_STATUS = `
  select case when inquiry.erased_at is not null then 'erased'
              when bool_or(status = 'failed') then 'failed'
              when bool_or(status = 'waiting') then 'waiting'
              else 'sent' end
  from (${MAIL_STATUSES} where mail.inquiry_id = inquiry.id) as mails`

type UnreadColumn = 'idempotencyKey' | 'keyOwner' | 'submissionHash'

export type Inquiry = Omit<ContactInquiry, UnreadColumn> & { status: InquiryStatus; mails: InquiryMailState[] }

export interface InquiryFilter {
  since?: Date
  status?: InquiryStatus
}

/** The staff's work with inquiries. */
export class InquiryService {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  async list({ since, status }: InquiryFilter = {}): Promise<Inquiry[]> {
    const query = this.query()
    if (since) query.andWhere('inquiry.received_at >= :since', { since })
    if (status) query.andWhere(`(${INQUIRY_STATUS}) = :status`, { status })
    return this.withMails(query.orderBy('inquiry.received_at', 'DESC').addOrderBy('inquiry.id', 'DESC'))
  }

  async find(id: string): Promise<Inquiry | undefined> {
    return (await this.withMails(this.query().where({ id })))[0]
  }

  /** Restarts the mails that were not sent; returns how many. */
  retry(id: string): Promise<number> {
    return retryInquiryMails(this.database.manager, id)
  }

  /** Removes the person's data and words; the row keeps the time, the interest and the vehicle. */
  async erase(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await removeInquiryMailJobs(manager, id)
      await manager.query('delete from inquiry_mails where inquiry_id = $1', [id])
      const nobody = { firstName: '', lastName: '', email: '', phone: '', message: '', context: null, page: null }
      const noTraces = { idempotencyKey: null, keyOwner: null, submissionHash: null }
      await manager.update(ContactInquiry, id, { ...nobody, ...noTraces, erasedAt: new Date() })
    })
  }

  private query(): SelectQueryBuilder<ContactInquiry> {
    const query = this.database.getRepository(ContactInquiry).createQueryBuilder('inquiry')
    return query.addSelect(`(${INQUIRY_STATUS})`, 'status')
  }

  private async withMails(query: SelectQueryBuilder<ContactInquiry>): Promise<Inquiry[]> {
    const { entities, raw } = await query.getRawAndEntities<{ status: InquiryStatus }>()
    const mailsOf = await findInquiryMails(
      this.database.manager,
      entities.map(({ id }) => id),
    )
    return entities.map((inquiry, index) => ({
      ...inquiry,
      status: raw[index]!.status,
      mails: mailsOf.get(inquiry.id)!,
    }))
  }
}
