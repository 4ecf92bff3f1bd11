import { Gauge, type Registry } from 'prom-client'
import type { DataSource } from 'typeorm'
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

/** Registers the gauges of mails; returns a function that reads them. */
export const mailGauges = (database: Pick<DataSource, 'query'>) => (register: Registry) => {
  const registers = [register]
  const jobs = new Gauge({
    name: 'ridgeline_jobs',
    help: 'Mails that wait to be sent, and those that were given up.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'ridgeline_oldest_job_seconds',
    help: 'Age of the oldest mail that waits to be sent.',
    registers,
  })
  return async () => {
    // Without a database the numbers are unknown: an old number would hide the outage.
    jobs.reset()
    oldest.set(Number.NaN)
    const { waiting, failed, oldestSeconds } = await countMails(database)
    jobs.set({ state: 'waiting' }, waiting)
    jobs.set({ state: 'failed' }, failed)
    oldest.set(oldestSeconds)
  }
}
