import type { DataSource } from 'typeorm'
import { loadConfig } from '#graph/config.ts'
import { interruptible } from '#graph/database/interruptible.ts'
import { prepareDatabase, resetDatabase, revertMigration } from '#graph/database/migrate.ts'
import { openDatabase } from '#graph/database/open-database.ts'
import { grantToSite } from '#graph/database/site-role.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'

interface Command {
  run: (database: DataSource, role: string) => Promise<void>
  done: string
  takesRole?: boolean
}

const COMMANDS: Record<string, Command> = {
  migrate: { run: prepareDatabase, done: 'The database is up to date.' },
  revert: {
    run: revertMigration,
    done: 'The latest migration is undone. Start the release before it: this one would apply it again.',
  },
  reset: { run: resetDatabase, done: 'The database is as new: all inquiries and edits are gone.' },
  grant: { run: grantToSite, done: 'The role has what the site needs, and nothing more.', takesRole: true },
}

await runCommand(async (onInterrupt) => {
  const [name = '', role, ...rest] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command || rest.length > 0 || Boolean(role) !== Boolean(command.takesRole)) {
    throw new StartError('Usage: database migrate | revert | reset | grant ROLE')
  }

  const prepare = (dataSource: DataSource) => {
    onInterrupt(interruptible(dataSource))
    return command.run(dataSource, role ?? '')
  }
  const database = await openDatabase(loadConfig(), { prepare })
  await database.close()
  console.log(command.done)
})
