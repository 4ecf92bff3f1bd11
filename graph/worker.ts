import { ignoredVariables, loadConfig } from '#graph/config.ts'
import { watchCatalogue } from '#graph/database/catalogue-version.ts'
import { NEEDS_DIRECT_CONNECTION } from '#graph/database/notifications.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { printWhatWaits, startJobs } from '#graph/start/start-jobs.ts'
import { runProcess } from './runtime/process.ts'

/** The jobs alone, for a site that runs with JOBS=off. */
await runProcess(async (onStop) => {
  const config = loadConfig()
  for (const sentence of ignoredVariables()) console.warn(sentence)
  const database = await openDatabase(config, { prepare: requireMigrations, isBounded: true })
  onStop(database.close)

  const jobs = startJobs(config, database.dataSource, console)
  onStop(jobs.stop)
  const watch = await watchCatalogue(database.url, {
    onChange: jobs.catalogueChanged,
    onUnnotified: () => console.error(`${NEEDS_DIRECT_CONNECTION}.`),
  })
  onStop(async () => watch.close())
  printWhatWaits(config)
  console.log('The jobs run. Stop with Ctrl-C.')
})
