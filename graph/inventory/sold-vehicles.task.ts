import type { DataSource } from 'typeorm'
import type { DueTask } from '#graph/jobs/job-runner.ts'

export const SOLD_VEHICLES_TASK = 'withdraw_sold_vehicles'

const HOURLY = '0 * * * *'

/** Withdraws the vehicles that have been sold for this many days. */
export function soldVehiclesTask(database: DataSource, soldDays: number) {
  const run = async () => {
    await database.query('delete from vehicles where sold_at < now() - make_interval(days => $1)', [soldDays])
  }
  return { run, cron: HOURLY } satisfies DueTask
}
