import { loadConfig } from '#graph/config.ts'
import { openDatabase } from '#graph/database/open-database.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { startJobs } from '#graph/jobs/start-jobs.ts'
import { runProcess } from './runtime/process.ts'
import { StartError } from './runtime/start-error.ts'

/** The jobs alone, for a site that runs with JOBS=off. */
await runProcess(async (onStop) => {
  const config = loadConfig()
  if (!config.smtpUrl) throw new StartError('SMTP_URL is not set: there is no server to send mail by.')

  const database = await openDatabase(config, { prepare: requireMigrations })
  onStop(database.close)

  const jobs = startJobs(config, database.dataSource, console)
  onStop(jobs.stop)
  console.log('Sending the mails that wait. Stop with Ctrl-C.')
})
