import { access } from 'node:fs/promises'
import type { DataSource } from 'typeorm'
import { allEntries } from '#graph/calendar/calendar.service.ts'
import { CalendarEntry } from '#graph/calendar/calendar-entry.entity.ts'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { importCalendar, knownPlaces } from '#graph/calendar/calendar-store.ts'
import { loadConfig } from '#graph/config.ts'
import { interruptible } from '#graph/database/interruptible.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { type CalendarCommand, parseCalendarCommand, typedEntry } from './calendar-command.ts'
import { print } from './print.ts'
import { escapeUnprintable, type TextColumn, textTable } from './terminal-text.ts'
import { printDatabase } from './which-database.ts'

const COLUMNS: TextColumn<CalendarEntry>[] = [
  ['ID', ({ id }) => String(id)],
  ['FROM', ({ firstDay }) => firstDay],
  ['UNTIL', ({ lastDay }) => lastDay],
  ['WHAT', ({ kind, opens, closes }) => (kind === 'open' ? `${opens}-${closes}` : kind)],
  ['PLACES', ({ places }) => places?.join(', ') ?? 'all'],
  ['SAID BY', ({ source }) => source],
  ['WORDS', ({ words }) => words ?? ''],
]

await runCommand(async (onInterrupt) => {
  const command = parseCalendarCommand(process.argv.slice(2))
  const config = loadConfig()
  const database = await openDatabase(config, { prepare: requireMigrations })
  try {
    onInterrupt(interruptible(database.dataSource))
    await printDatabase(database.dataSource, config)
    print(await run(command, database.dataSource))
  } finally {
    await database.close()
  }
})

/** Runs the command and returns the text to print. */
async function run(command: CalendarCommand, database: DataSource): Promise<string> {
  const entries = database.getRepository(CalendarEntry)
  switch (command.name) {
    case 'list':
      return textTable(
        COLUMNS,
        (await allEntries(database)).filter(({ lastDay }) => lastDay >= dealerDate()),
      )
    case 'add': {
      const entry = typedEntry(command.row, await knownPlaces(database))
      const added = await entries.save({ ...entry, source: 'command' as const })
      return `The site and the API say so now.\n\n${textTable(COLUMNS, [added])}`
    }
    case 'remove': {
      const entry = await entries.findOneBy({ id: command.id })
      if (!entry) throw new StartError(`There is no entry ${command.id}.`)
      if (entry.source === 'file') throw new StartError(`Entry ${command.id} is from a file: import one without it.`)
      await entries.delete(command.id)
      return `Removed:\n\n${textTable(COLUMNS, [entry])}`
    }
    case 'import': {
      const { file } = command
      await access(file).catch(({ code }) => {
        throw new StartError(`${file} cannot be opened (${code}).`)
      })
      const problems = await importCalendar(database, file)
      if (problems) throw new StartError(escapeUnprintable(`Nothing was imported:\n${problems}`))
      return `${file}: ${await entries.countBy({ source: 'file' })} entries.\n`
    }
  }
}
