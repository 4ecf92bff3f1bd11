import type { DataSource } from 'typeorm'
import { INQUIRY_MAIL_TASK } from '#graph/contact/mail/inquiry-mails.ts'

/** Of mails; webhooks keep their own state. */
export interface JobCounts {
  waiting: number
  /** Waiting for more than an hour. */
  overdue: number
  /** All attempts are used up. */
  failed: number
  /** Age of the oldest waiting job; 0 without one. */
  oldestSeconds: number
}

export async function countJobs(database: DataSource): Promise<JobCounts> {
  const [counts] = await database.query(`
    select count(*) filter (where not has_failed)::int as waiting,
           count(*) filter (where not has_failed and age > interval '1 hour')::int as overdue,
           count(*) filter (where has_failed)::int as failed,
           coalesce(extract(epoch from max(age) filter (where not has_failed)), 0)::float as "oldestSeconds"
    from (select attempts >= max_attempts as has_failed, now() - created_at as age 
          from graphile_worker.jobs where task_identifier = '${INQUIRY_MAIL_TASK}') as job`)
  return counts
}
