import { isDeepStrictEqual } from 'node:util'
import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { ContactValues } from '#graph/contact/contact.rules.ts'
import {
  findInquiryMails,
  type InquiryMailState,
  MAIL_STATUSES,
  removeInquiryMailJobs,
  retryInquiryMails,
} from '#graph/contact/mail/inquiry-mails.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { asciiEmail } from '#graph/shared/mail-address.ts'
import { RowChanges, type WantedChange } from '#graph/staff/history.service.ts'
import { ContactInquiry } from './contact-inquiry.entity.ts'

type Words = Record<Exclude<keyof ContactValues, 'interest'>, string>

export const INQUIRY_STATUSES = ['waiting', 'sent', 'failed', 'erased'] as const

/** `failed` once one of the mails has failed for good, `waiting` while one is still to be sent. */
type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

const INQUIRY_STATUS = `
  select case when inquiry.erased_at is not null then 'erased'
              when bool_or(status = 'failed') then 'failed'
              when bool_or(status = 'waiting') then 'waiting'
              else 'sent' end
  from (${MAIL_STATUSES} where mail.inquiry_id = inquiry.id) as mails`

/** The code of the reason, as `reasonOf` decides; `topic` is of release 1.0.0. */
const REASON = `
  coalesce(context ->> 'topic', case when context ? 'rental' then 'RENTING' when context ? 'testDrive' then 'TEST_DRIVE' end,
    context ->> 'reason')`

/** Names nobody: the code of the reason, and the carts of a comparison that were in our catalogue. */
const NAMELESS_CONTEXT = `
  nullif(jsonb_strip_nulls(jsonb_build_object('reason', ${REASON}, 'vehicles',
    nullif(jsonb_path_query_array(context, '$.vehicles[*] ? (exists (@.name))'), '[]'))), '{}')`

type UnreadColumn = 'idempotencyKey' | 'keyOwner' | 'submissionHash'

export type Inquiry = Omit<ContactInquiry, UnreadColumn> & { status: InquiryStatus; mails: InquiryMailState[] }

export interface InquiryFilter {
  since?: Date
  /** Of this mailbox, whatever its dots, capitals and additions after a plus sign. */
  email?: string
  status?: InquiryStatus
  /** Part of a name, a mail address or a phone number. */
  search?: string
  /** A day in the dealer's time zone, such as 2026-11-28. */
  day?: string
  /** Nobody has said that it was answered; without what a program seems to have written. */
  isUnanswered?: boolean
  /** A mail of it has failed, or has waited for an hour. */
  isUndelivered?: boolean
  /** The id of an inquiry: older ones alone. */
  after?: string
  first?: number
}

export const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

export const COPIES_ELSEWHERE = 'Your mailbox and your CRM still hold copies: delete them there too.'

const ERASED_TOGETHER = 100

type RecordWork = (transaction: EntityManager) => Promise<void>

type Answer = Record<'answeredBy' | 'takenBy', string | null>

export class InquiryService extends RowChanges {
  /** Newest first. */
  async list({ after, first, ...filter }: InquiryFilter = {}): Promise<Inquiry[]> {
    const query = this.filtered(filter)
    if (after)
      query.andWhere(
        `(inquiry.received_at, inquiry.id) < (select received_at, id from contact_inquiries where id = :after)`,
        { after },
      )
    return this.withMails(query.orderBy('inquiry.received_at', 'DESC').addOrderBy('inquiry.id', 'DESC').limit(first))
  }

  count(filter: Omit<InquiryFilter, 'after' | 'first'>): Promise<number> {
    return this.filtered(filter).getCount()
  }

  private filtered(filter: InquiryFilter): SelectQueryBuilder<ContactInquiry> {
    const { since, email, status, search, day, isUnanswered, isUndelivered } = filter
    const query = this.query()
    if (since) query.andWhere('inquiry.received_at >= :since', { since })
    if (email) query.andWhere('mail_recipient(inquiry.email) = mail_recipient(:email)', { email: asciiEmail(email) })
    if (status) query.andWhere(`(${INQUIRY_STATUS}) = :status`, { status })
    if (search) query.andWhere(...searchOf(search))
    if (day) query.andWhere('(inquiry.received_at at time zone :zone)::date = :day', { day, zone: DEALER.timeZone })
    if (isUnanswered)
      query.andWhere('inquiry.answered_at is null and inquiry.erased_at is null').andWhere("inquiry.suspicions = '[]'")
    if (isUndelivered)
      query.andWhere(
        `case (${INQUIRY_STATUS}) when 'failed' then true
           when 'waiting' then inquiry.received_at < now() - interval '1 hour' else false end`,
      )
    return query
  }

  async find(id: string): Promise<Inquiry | undefined> {
    return (await this.withMails(this.query().where({ id })))[0]
  }

  /** The inquiries of a month of the dealer's calendar, without suspected spam, the most frequent first. */
  async numbers(month: string) {
    const counts: { by: string; value: string; count: number; before: number }[] = await this.database.query(
      `select by, value, count(*) filter (where month = first)::integer as count,
         count(*) filter (where month < first)::integer as before
       from (
         select *, $1::date as first, date_trunc('month', received_at at time zone $2)::date as month
         from contact_inquiries
         where received_at >= ($1::date - interval '1 month') at time zone $2
           and received_at < ($1::date + interval '1 month') at time zone $2
           and suspicions = '[]'
       ) inquiry
       cross join lateral (
         values ('all', ''), ('source', source), ('partner', partner), ('cart', coalesce(vehicle_name, vehicle_id)),
           ('about', coalesce(${REASON}, case when interest <> 'sales' then interest when context ? 'vehicles' then 'compared'
                                              when vehicle_id is not null then 'cart' else interest end))
         union select 'cart', jsonb_path_query(context, '$.vehicles[*].name') #>> '{}'
       ) part (by, value)
       where value is not null
       group by by, value
       order by by, 3 desc, 4 desc, value`,
      [`${month}-01`, DEALER.timeZone],
    )
    return { month, counts }
  }

  /** Says who answers an inquiry, instead of who it was. Its history has nothing of the person, who may be erased. */
  protected async change(transaction: EntityManager, { subject: id, before, after }: WantedChange) {
    const [from, to] = [before, after].map((values) => ({ answeredBy: null, takenBy: null, ...values })) as [
      Answer,
      Answer,
    ]
    const repository = transaction.getRepository(ContactInquiry)
    const inquiry = await repository.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } })
    const { answeredBy: who = null, answeredAt } = inquiry ?? {}
    const found = answeredAt ? { answeredBy: who, takenBy: null } : { answeredBy: null, takenBy: who }
    if (isDeepStrictEqual(found, to)) return { isUnchanged: true as const }
    if (!inquiry || inquiry.erasedAt || !isDeepStrictEqual(found, from)) {
      const already = answeredAt ? 'has answered it already' : 'is on it already'
      return { problem: who ? `${who} ${already}.` : 'Somebody has changed this inquiry.' }
    }
    const { answeredBy, takenBy } = to
    await repository.update(id, { answeredBy: answeredBy ?? takenBy, answeredAt: answeredBy ? new Date() : null })
    return { before: from, after: to }
  }

  retry(id: string, record?: RecordWork): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const count = await retryInquiryMails(transaction, id)
      if (count > 0) await record?.(transaction)
      return count
    })
  }

  /** Removes the person's data and words; the rows keep what is counted. */
  async erase(ids: string[], record?: RecordWork): Promise<void> {
    await this.database.transaction(async (manager) => {
      for (const id of ids) {
        await removeInquiryMailJobs(manager, id)
        await manager.query('delete from inquiry_mails where inquiry_id = $1', [id])
        const noWords = { firstName: '', lastName: '', email: '', phone: '', message: '' } satisfies Words
        const noTraces = { page: null, idempotencyKey: null, keyOwner: null, submissionHash: null }
        const rest = { context: () => NAMELESS_CONTEXT, erasedAt: new Date() }
        await manager.update(ContactInquiry, id, { ...noWords, ...noTraces, ...rest })
      }
      await record?.(manager)
    })
  }

  /** Erases what is older than an interval such as "18 months", until the signal. */
  async eraseOlder(interval: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const old: { id: string }[] = await this.database.query(
        `select id from contact_inquiries where received_at < now() - $1::interval and erased_at is null
         order by received_at limit $2`,
        [interval, ERASED_TOGETHER],
      )
      if (old.length === 0) return
      await this.erase(old.map(({ id }) => id))
    }
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

/** Digits, when they are all there is, are looked for in phone numbers, whatever stands between them. */
function searchOf(search: string): [condition: string, parameters: object] {
  const words = search.trim().toLowerCase()
  const digits = /^[\d\s()+./-]+$/.test(words) && words.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits
    ? [`strpos(regexp_replace(inquiry.phone, '\\D', '', 'g'), :digits) > 0`, { digits }]
    : [`strpos(lower(concat_ws(' ', inquiry.first_name, inquiry.last_name, inquiry.email)), :words) > 0`, { words }]
}
