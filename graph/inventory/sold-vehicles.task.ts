import type { DataSource } from 'typeorm'
import type { DueTask } from '#graph/jobs/job-runner.ts'

export const SOLD_VEHICLES_TASK = 'withdraw_sold_vehicles'

const HOURLY = '0 * * * *'

export function soldVehiclesTask(database: DataSource, soldDays: number) {
  const run = async () => {
    const overdue = 'vehicles where sold_at < now() - make_interval(days => $1)'
    const [{ any }] = await database.query(`select exists (select from ${overdue}) as any`, [soldDays])
    // A statement that deletes nothing is announced as well, and would outdate every cached answer.
    if (any) await database.query(`delete from ${overdue}`, [soldDays])
  }
  return { run, cron: HOURLY } satisfies DueTask
}
