import { loadConfig } from '#graph/config.ts'
import { prepareDatabase, resetDatabase } from '#graph/database/migrate.ts'
import { openDatabase } from '#graph/database/open.ts'
import { runProcess } from '#graph/process.ts'
import { StartError } from '#graph/start-error.ts'

const COMMANDS = {
  migrate: { run: prepareDatabase, done: 'The database is up to date.' },
  reset: { run: resetDatabase, done: 'The database is as new: all inquiries and edits are gone.' },
}

await runProcess(async () => {
  const name = process.argv[2] ?? ''
  if (!Object.hasOwn(COMMANDS, name)) throw new StartError('Usage: database migrate | reset')
  const command = COMMANDS[name as keyof typeof COMMANDS]

  const database = await openDatabase(loadConfig(), command.run)
  await database.close()
  console.log(command.done)
})
