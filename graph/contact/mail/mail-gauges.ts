import type { DataSource } from 'typeorm'
import type { Backlog } from '#graph/http/metrics.ts'
import { MAIL_STATUS, MAILS_WITH_JOBS } from './inquiry-mails.ts'

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
