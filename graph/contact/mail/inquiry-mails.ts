import type { DataSource, EntityManager } from 'typeorm'
import type { Backlog } from '#graph/http/metrics.ts'

/** To the dealer, to the visitor, to the dealer's customer database (CRM), in the order of lists. */
const INQUIRY_MAIL_KINDS = ['dealer', 'visitor', 'crm'] as const

export type InquiryMailKind = (typeof INQUIRY_MAIL_KINDS)[number]

/** A job's payload: personal data stays in contact_inquiries. */
export interface InquiryMailJob {
  inquiryId: string
  kind: InquiryMailKind
}

export interface InquiryMailState {
  kind: InquiryMailKind
  status: 'sent' | 'waiting' | 'failed'
  /** Empty once the mail is sent. */
  lastError: string | null
}

export const INQUIRY_MAIL_TASK = 'inquiry-mail'

/** Each mail has one job, found by this key. */
const JOB_KEY = `'${INQUIRY_MAIL_TASK}:' || mail.inquiry_id || ':' || mail.kind`

const JOB_SPEC = `
  ('${INQUIRY_MAIL_TASK}', json_build_object('inquiryId', mail.inquiry_id, 'kind', mail.kind),
   null, null, null, ${JOB_KEY}, null, '{${INQUIRY_MAIL_TASK}}')::graphile_worker.job_spec`

export async function addInquiryMails(
  manager: EntityManager,
  inquiryId: string,
  kinds: InquiryMailKind[],
): Promise<void> {
  const mails = 'insert into inquiry_mails (inquiry_id, kind) select $1, unnest($2::text[]) returning inquiry_id, kind'
  await queueMails(manager, mails, [inquiryId, kinds])
}

/** Restarts the mails that were not sent; returns how many. */
export async function retryInquiryMails(manager: EntityManager, inquiryId: string): Promise<number> {
  const unsent = `
    update inquiry_mails set refusal = null where inquiry_id = $1 and sent_at is null returning inquiry_id, kind`
  return queueMails(manager, unsent, [inquiryId])
}

/** Puts a job for each mail into the queue, or restarts its job; returns how many. */
async function queueMails(manager: EntityManager, mails: string, parameters: unknown[]): Promise<number> {
  const jobs: unknown[] = await manager.query(
    `with mail as (${mails}), specs as (select array_agg(${JOB_SPEC}) as specs from mail)
     select id from specs, graphile_worker.add_jobs(specs.specs) where specs.specs is not null`,
    parameters,
  )
  return jobs.length
}

export async function removeInquiryMailJobs(manager: EntityManager, inquiryId: string): Promise<void> {
  await manager.query(
    `select graphile_worker.remove_job(${JOB_KEY}) from inquiry_mails as mail where mail.inquiry_id = $1`,
    [inquiryId],
  )
}

/** A job that used up its attempts stays in the queue, so that a mail has failed when no job of it will run. */
const MAIL_STATUS = `
  case when mail.sent_at is not null then 'sent'
       when mail.refusal is not null then 'failed'
       when job.attempts < job.max_attempts or job.locked_at is not null then 'waiting'
       else 'failed' end`

const MAILS_WITH_JOBS = `
  inquiry_mails as mail left join graphile_worker.jobs as job on job.key = ${JOB_KEY}`

export const MAIL_STATUSES = `
  select mail.inquiry_id as "inquiryId", mail.kind,
         coalesce(mail.refusal, job.last_error) as "lastError", ${MAIL_STATUS} as status
  from ${MAILS_WITH_JOBS}`

export async function findInquiryMails(
  manager: EntityManager,
  inquiryIds: string[],
): Promise<Map<string, InquiryMailState[]>> {
  const rows: (InquiryMailState & { inquiryId: string })[] = await manager.query(
    `${MAIL_STATUSES}
     where mail.inquiry_id = any($1)
     order by mail.inquiry_id, array_position($2::text[], mail.kind)`,
    [inquiryIds, INQUIRY_MAIL_KINDS],
  )
  const byInquiry = new Map<string, InquiryMailState[]>(inquiryIds.map((id) => [id, []]))
  for (const { inquiryId, ...mail } of rows) byInquiry.get(inquiryId)?.push(mail)
  return byInquiry
}

interface MailCounts {
  waiting: number
  /** Waiting for more than an hour. */
  overdue: number
  /** Refused for good, or all attempts are used up. */
  failed: number
  /** Why the dealer's own mail server has refused a mail to the dealer; null if it has not. */
  dealerRefusal: string | null
  /** Age of the oldest waiting mail; 0 without one. */
  oldestSeconds: number
}

export async function countMails(database: Pick<DataSource, 'query'>): Promise<MailCounts> {
  const [counts] = await database.query(`
    select count(*) filter (where status = 'waiting')::int as waiting,
           count(*) filter (where status = 'waiting' and age > interval '1 hour')::int as overdue,
           count(*) filter (where status = 'failed')::int as failed,
           max(refusal) filter (where kind = 'dealer') as "dealerRefusal",
           coalesce(extract(epoch from max(age) filter (where status = 'waiting')), 0)::float as "oldestSeconds"
    from (select ${MAIL_STATUS} as status, now() - job.created_at as age, kind, refusal
          from ${MAILS_WITH_JOBS} where sent_at is null) as mail`)
  return counts
}

export const mailGauges = (database: Pick<DataSource, 'query'>): Backlog => ({
  counts: { name: 'ridgeline_jobs', help: 'Mails that wait to be sent, and those that were given up.' },
  oldest: { name: 'ridgeline_oldest_job_seconds', help: 'Age of the oldest mail that waits to be sent.' },
  async read() {
    const { waiting, failed, oldestSeconds } = await countMails(database)
    return { states: { waiting, failed }, oldestSeconds }
  },
})
