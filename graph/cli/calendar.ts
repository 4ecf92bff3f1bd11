import { access } from 'node:fs/promises'
import { allEntries } from '#graph/calendar/calendar.service.ts'
import { CalendarEntry } from '#graph/calendar/calendar-entry.entity.ts'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { importCalendar, knownPlaces } from '#graph/calendar/calendar-store.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { type Command, ONE_WORD, runProgram, type Work } from './program.ts'
import { escapeUnprintable, type TextColumn, textTable } from './terminal-text.ts'
import { typedEntry } from './typed-entry.ts'

const USAGE = `Usage: ${TYPED_COMMANDS.calendar} COMMAND

  close DAY [WORDS]        closes the doors, such as: close today "Snow"
  open DAY HOURS [WORDS]   other hours than the week's, such as: open 2026-12-24 9:00-13:00 "Christmas Eve"
  notice DAY WORDS         one line at the top of every page, of at most 140 characters
  list                     all entries that are not past
  remove ID                takes an entry back
  import FILE.csv          replaces the entries that came from a file

  --until DAY              with close, open and notice: the last day; by default it is one day
  --places scranton,…      with close and open: only there

  DAY is today, tomorrow or a date such as 2026-12-24, at the dealer's`

const OPTIONS = { until: { type: 'string' }, places: { type: 'string' } } as const

type CalendarWork = Work<typeof OPTIONS>

const COLUMNS: TextColumn<CalendarEntry>[] = [
  ['ID', ({ id }) => String(id)],
  ['FROM', ({ firstDay }) => firstDay],
  ['UNTIL', ({ lastDay }) => lastDay],
  ['WHAT', ({ kind, opens, closes }) => (kind === 'open' ? `${opens}-${closes}` : kind)],
  ['PLACES', ({ places }) => places?.join(', ') ?? 'all'],
  ['SAID BY', ({ source }) => source],
  ['WORDS', ({ words }) => words ?? ''],
]

/** A command that adds an entry of this kind. */
const adding = (kind: CalendarEntry['kind']): Command<typeof OPTIONS> => ({
  words: { least: 1, most: Number.POSITIVE_INFINITY },
  options: ['until', 'places'],
  run: (work) => add(kind, work),
})

await runProgram({
  usage: USAGE,
  options: OPTIONS,
  commands: {
    close: adding('closed'),
    open: adding('open'),
    notice: adding('notice'),
    list: { run: list },
    remove: { words: ONE_WORD, run: remove },
    import: { words: ONE_WORD, run: importFile },
  },
})

async function add(kind: CalendarEntry['kind'], { words, options, database }: CalendarWork): Promise<string> {
  const entry = typedEntry(kind, words, options, await knownPlaces(database))
  const added = await database.getRepository(CalendarEntry).save({ ...entry, source: 'command' as const })
  return `The site and the API say so now.\n\n${textTable(COLUMNS, [added])}`
}

async function list({ database }: CalendarWork): Promise<string> {
  const entries = await allEntries(database)
  return textTable(
    COLUMNS,
    entries.filter(({ lastDay }) => lastDay >= dealerDate()),
  )
}

async function remove({ words: [id], database }: CalendarWork): Promise<string> {
  const entries = database.getRepository(CalendarEntry)
  const entry = /^\d{1,9}$/.test(id!) ? await entries.findOneBy({ id: Number(id) }) : null
  if (!entry) throw new StartError(`There is no entry ${id}.`)
  if (entry.source === 'file') throw new StartError(`Entry ${id} is from a file: import one without it.`)
  await entries.delete(entry.id)
  return `Removed:\n\n${textTable(COLUMNS, [entry])}`
}

async function importFile({ words: [file], database }: CalendarWork): Promise<string> {
  await access(file!).catch(({ code }) => {
    throw new StartError(`${file} cannot be opened (${code}).`)
  })
  const problems = await importCalendar(database, file!)
  if (problems) throw new StartError(escapeUnprintable(`Nothing was imported:\n${problems}`))
  const count = await database.getRepository(CalendarEntry).countBy({ source: 'file' })
  return `${file}: ${count} ${count === 1 ? 'entry' : 'entries'}.\n`
}
