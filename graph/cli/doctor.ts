import {
  checkCalendar,
  checkChanges,
  checkClock,
  checkInquiries,
  checkListening,
  checkMails,
  checkMigrations,
  checkPictures,
  checkPushes,
  checkServer,
  checkWebhooks,
} from '#graph/cli/doctor/database-checks.ts'
import {
  checkMailServer,
  checkMediaFolder,
  checkRedis,
  checkSiteUrl,
  checkUploads,
  examine,
  type Finding,
  fail,
  findingLine,
  ok,
  reasonOf,
  warn,
} from '#graph/cli/doctor/service-checks.ts'
import { ignoredVariables, loadConfig } from '#graph/config.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { openDatabase } from '#graph/start/open-database.ts'

/** `npm run doctor`: examines a deployment from where it runs, one line for each part; exit code 1 when one fails. */
await runCommand(async () => {
  const config = loadConfig()
  const hasDesk = config.staff.length > 0
  /** Prints the finding of a check. */
  const tell = async (name: string, check: () => Finding | Promise<Finding>): Promise<Finding> => {
    const finding = await examine(check)
    if (finding.status === 'fail') process.exitCode = 1
    console.log(findingLine(name, finding))
    return finding
  }

  await tell('settings', () => {
    const [ignored] = ignoredVariables()
    if (ignored) return warn(ignored)
    return config.production ? ok('All variables can be read.') : warn('NODE_ENV is not production.')
  })
  try {
    const { dataSource, close } = await openDatabase(config, { prepare: async () => {}, isBounded: true })
    try {
      await tell('database', () => checkServer(dataSource))
      await tell('listening', () => checkListening(dataSource))
      const migrations = await tell('migrations', () => checkMigrations(dataSource))
      await tell('clock', () => checkClock(dataSource))
      if (migrations.status !== 'fail') {
        await tell('changes', () => checkChanges(dataSource))
        await tell('holidays', () => checkCalendar(dataSource))
        await tell('mails', () => checkMails(dataSource))
        if (hasDesk) await tell('inquiries', () => checkInquiries(dataSource))
        await tell('webhooks', () => checkWebhooks(dataSource, config))
        await tell('pushes', () => checkPushes(dataSource))
        await tell('pictures', () => checkPictures(dataSource, config.mediaDir))
      }
    } finally {
      await close()
    }
  } catch (error) {
    await tell('database', () => fail(`${reasonOf(error)}.`))
  }
  await tell('media', () => checkMediaFolder(config))
  await tell('mail server', () => checkMailServer(config))
  await tell('redis', () => checkRedis(config))
  const site = await tell('site', () => checkSiteUrl(config))
  if (hasDesk && site.status !== 'fail') await tell('uploads', () => checkUploads(config))
})
