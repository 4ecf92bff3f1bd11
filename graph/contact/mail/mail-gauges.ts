import type { DataSource } from 'typeorm'
import type { Backlog } from '#graph/http/metrics.ts'
import { INQUIRY_MAIL_TASK } from './inquiry-mails.ts'

interface MailCounts {
  waiting: number
  /** Waiting for more than an hour. */
  overdue: number
  /** All attempts are used up. */
  failed: number
  /** Age of the oldest waiting mail; 0 without one. */
  oldestSeconds: number
}

export async function countMails(database: Pick<DataSource, 'query'>): Promise<MailCounts> {
  const [counts] = await database.query(`
    select count(*) filter (where not has_failed)::int as waiting,
           count(*) filter (where not has_failed and age > interval '1 hour')::int as overdue,
           count(*) filter (where has_failed)::int as failed,
           coalesce(extract(epoch from max(age) filter (where not has_failed)), 0)::float as "oldestSeconds"
    from (select attempts >= max_attempts as has_failed, now() - created_at as age
          from graphile_worker.jobs where task_identifier = '${INQUIRY_MAIL_TASK}') as job`)
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
