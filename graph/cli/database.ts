import type { DataSource } from 'typeorm'
import { loadConfig } from '#graph/config.ts'
import { grantToSite } from '#graph/database/site-role.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { prepareDatabase, resetDatabase, revertMigration } from '#graph/start/migrate.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { confirmLoss } from './confirm-loss.ts'
import { parseArguments, printDatabase, whichDatabase } from './program.ts'

const USAGE = `Usage: npm run db:migrate | db:grant -- ROLE | db:revert -- --yes NAME | db:reset -- --yes NAME

  NAME is the database's name: revert and reset delete data`

interface Command {
  run: (database: DataSource, role: string) => Promise<void>
  done: string
  takesRole?: boolean
  /** The data that the command deletes, as the object of a sentence. */
  deletes?: string
}

const COMMANDS: Record<string, Command> = {
  migrate: { run: prepareDatabase, done: 'The database is up to date.' },
  revert: {
    run: revertMigration,
    done: 'The latest migration is undone. Start the release before it: this one would apply it again.',
    deletes:
      'the tables and columns of the latest migration, which for the first migration are all vehicles, inquiries and partners',
  },
  reset: {
    run: resetDatabase,
    done: 'The database is reset. All inquiries and edits are gone.',
    deletes: 'all vehicles, inquiries and partners',
  },
  grant: { run: grantToSite, done: 'The role has what the site needs, and nothing more.', takesRole: true },
}

await runCommand(async () => {
  const { values, positionals } = parseArguments(process.argv.slice(2), { yes: { type: 'string' } } as const, USAGE)
  const [name = '', role, ...rest] = positionals
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const isWrong = rest.length > 0 || Boolean(role) !== Boolean(command?.takesRole) || (values.yes && !command?.deletes)
  if (!command || isWrong) throw new StartError(USAGE)

  const config = loadConfig()
  const prepare = async (database: DataSource) => {
    await printDatabase(database, config)
    if (command.deletes) {
      const which = await whichDatabase(database, config)
      await confirmLoss({ command: `db:${name}`, what: command.deletes, ...which }, values.yes)
    }
    return command.run(database, role ?? '')
  }
  const database = await openDatabase(config, { prepare })
  await database.close()
  console.log(command.done)
})
