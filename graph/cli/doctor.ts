import * as database from '#graph/cli/doctor/database-checks.ts'
import * as services from '#graph/cli/doctor/service-checks.ts'
import { ignoredVariables, loadConfig } from '#graph/config.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { print } from './terminal-text.ts'

/** `npm run doctor`: examines a deployment from where it runs, one line for each part; exit code 1 when one fails. */
await runCommand(async () => {
  const config = loadConfig()
  const hasDesk = config.staff.length > 0
  const tell = async (
    name: string,
    check: () => services.Finding | Promise<services.Finding>,
  ): Promise<services.Finding> => {
    const finding = await services.examine(check)
    if (finding.status === 'fail') process.exitCode = 1
    print(`${services.findingLine(name, finding)}\n`)
    return finding
  }

  await tell('settings', () => {
    const [ignored] = ignoredVariables()
    if (ignored) return services.warn(ignored)
    return config.production ? services.ok('All variables can be read.') : services.warn('NODE_ENV is not production.')
  })
  try {
    const { dataSource, close } = await openDatabase(config, { prepare: async () => {}, isBounded: true })
    try {
      await tell('database', () => database.checkServer(dataSource))
      await tell('listening', () => database.checkListening(dataSource))
      const migrations = await tell('migrations', () => database.checkMigrations(dataSource))
      await tell('clock', () => database.checkClock(dataSource))
      if (migrations.status !== 'fail') {
        await tell('changes', () => database.checkChanges(dataSource))
        await tell('holidays', () => database.checkCalendar(dataSource))
        await tell('mails', () => database.checkMails(dataSource))
        if (hasDesk) await tell('inquiries', () => database.checkInquiries(dataSource))
        await tell('webhooks', () => database.checkWebhooks(dataSource, config))
        await tell('pushes', () => database.checkPushes(dataSource))
        await tell('pictures', () => database.checkPictures(dataSource, config.mediaDir))
      }
    } finally {
      await close()
    }
  } catch (error) {
    await tell('database', () => services.fail(`${services.reasonOf(error)}.`))
  }
  await tell('media', () => services.checkMediaFolder(config))
  await tell('mail server', () => services.checkMailServer(config))
  await tell('redis', () => services.checkRedis(config))
  const site = await tell('site', () => services.checkSiteUrl(config))
  if (hasDesk && site.status !== 'fail') await tell('uploads', () => services.checkUploads(config))
})
