import type { DataSource } from 'typeorm'
import { ContactInquiry } from './contact-inquiry.entity.ts'
import { findInquiryMails, type InquiryMailState, removeInquiryMailJobs, retryInquiryMails } from './inquiry-mails.ts'

export const INQUIRY_STATUSES = ['waiting', 'sent', 'failed', 'erased'] as const

/** `failed` as soon as one of its mails has failed for good, `waiting` while one is still to be sent. */
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

export type Inquiry = Omit<ContactInquiry, 'idempotencyKey'> & { status: InquiryStatus; mails: InquiryMailState[] }

export interface InquiryFilter {
  since?: Date
  status?: InquiryStatus
}

/** What staff do with the inquiries that came in. */
export class InquiryService {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  async list({ since, status }: InquiryFilter = {}): Promise<Inquiry[]> {
    const query = this.database.getRepository(ContactInquiry).createQueryBuilder('inquiry')
    if (since) query.where('inquiry.received_at >= :since', { since })
    const inquiries = await query.orderBy('inquiry.received_at', 'DESC').addOrderBy('inquiry.id', 'DESC').getMany()
    const all = await this.withMails(inquiries)
    return status ? all.filter((inquiry) => inquiry.status === status) : all
  }

  async find(id: string): Promise<Inquiry | undefined> {
    const inquiries = await this.database.getRepository(ContactInquiry).findBy({ id })
    return (await this.withMails(inquiries))[0]
  }

  /** Has the mails that were not sent tried anew at once; answers how many. */
  retry(id: string): Promise<number> {
    return retryInquiryMails(this.database.manager, id)
  }

  /** Removes what says who wrote and what; that there was an inquiry, when and about which vehicle, stays. */
  async erase(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await removeInquiryMailJobs(manager, id)
      await manager.query('delete from inquiry_mails where inquiry_id = $1', [id])
      const nobody = { firstName: '', lastName: '', email: '', phone: '', message: '', page: null }
      await manager.update(ContactInquiry, id, { ...nobody, idempotencyKey: null, erasedAt: new Date() })
    })
  }

  private async withMails(inquiries: ContactInquiry[]): Promise<Inquiry[]> {
    const ids = inquiries.map(({ id }) => id)
    const mailsOf = await findInquiryMails(this.database.manager, ids)
    return inquiries.map(({ idempotencyKey, ...inquiry }) => {
      const mails = mailsOf.get(inquiry.id)!
      return { ...inquiry, status: statusOf(inquiry.erasedAt, mails), mails }
    })
  }
}

function statusOf(erasedAt: Date | null, mails: InquiryMailState[]): InquiryStatus {
  if (erasedAt) return 'erased'
  if (mails.some(({ status }) => status === 'failed')) return 'failed'
  return mails.some(({ status }) => status === 'waiting') ? 'waiting' : 'sent'
}
