import {
  checkChanges,
  checkClock,
  checkMails,
  checkMigrations,
  checkServer,
  examine,
} from '#graph/cli/doctor/database-checks.ts'
import { type Finding, fail, findingLine, ok, reasonOf, warn } from '#graph/cli/doctor/finding.ts'
import { checkPublishedInventory } from '#graph/cli/doctor/inventory-check.ts'
import { checkPictures } from '#graph/cli/doctor/picture-check.ts'
import { checkReplica } from '#graph/cli/doctor/replica-check.ts'
import { checkMailServer, checkMediaFolder, checkRedis, checkSiteUrl } from '#graph/cli/doctor/service-checks.ts'
import { checkWebhooks } from '#graph/cli/doctor/webhook-check.ts'
import { loadConfig } from '#graph/config.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { openDatabase } from '#graph/start/open-database.ts'

/** `npm run doctor`: examines a deployment from where it runs, one line for each part; exit code 1 when one fails. */
await runCommand(async () => {
  const config = loadConfig()
  let hasFailed = false
  const tell = (name: string, finding: Finding) => {
    hasFailed ||= finding.status === 'fail'
    console.log(findingLine(name, finding))
  }

  tell('settings', config.production ? ok('All variables can be read.') : warn('NODE_ENV is not production.'))
  try {
    const database = await openDatabase(config, { prepare: async () => {}, isBounded: true })
    try {
      const { dataSource } = database
      tell('database', await examine(checkServer, dataSource))
      const { databaseReadUrl } = config
      if (databaseReadUrl) tell('replica', await examine(() => checkReplica(dataSource, databaseReadUrl), dataSource))
      const migrations = await examine(checkMigrations, dataSource)
      tell('migrations', migrations)
      tell('clock', await examine(checkClock, dataSource))
      if (migrations.status !== 'fail') {
        tell('changes', await examine(checkChanges, dataSource))
        tell('mails', await examine(checkMails, dataSource))
        tell('webhooks', await examine(() => checkWebhooks(dataSource, config), dataSource))
        if (config.inventoryUrl)
          tell('stock', await examine(() => checkPublishedInventory(dataSource, config), dataSource))
        tell('pictures', await examine(() => checkPictures(dataSource, config.mediaDir), dataSource))
      }
    } finally {
      await database.close()
    }
  } catch (error) {
    tell('database', fail(`${reasonOf(error)}.`))
  }
  tell('media', await checkMediaFolder(config))
  tell('mail server', await checkMailServer(config))
  tell('redis', await checkRedis(config))
  tell('site', await checkSiteUrl(config))
  if (hasFailed) process.exitCode = 1
})
