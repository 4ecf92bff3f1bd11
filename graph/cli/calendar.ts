import { CalendarChanges } from '#graph/calendar/calendar-changes.ts'
import type { CalendarEntry } from '#graph/calendar/calendar-entry.entity.ts'
import { weekdaysText } from '#graph/calendar/weekdays.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { type Command, ONE_WORD, runProgram, type Work } from './program.ts'
import { type TextColumn, textTable } from './terminal-text.ts'
import { typedProblems, typedRow } from './typed-entry.ts'

const USAGE = `Usage: ${TYPED_COMMANDS.calendar} COMMAND

  close DAY [WORDS]        closes the doors, such as: close today "Snow"
  open DAY HOURS [WORDS]   other hours than the week's, such as: open 2026-12-24 9:00-13:00 "Christmas Eve"
  notice DAY WORDS         one line at the top of every page, of at most 140 characters
  list                     all entries that are not past
  remove ID                takes an entry back

  --until DAY              with close, open and notice: the last day; by default it is one day
  --weekdays Mon-Sat       with close and open: only on these days of the week
  --places scranton,…      with close and open: only there

  DAY is today, tomorrow or a date such as 2026-12-24, at the dealer's`

const OPTIONS = { until: { type: 'string' }, weekdays: { type: 'string' }, places: { type: 'string' } } as const

const AUTHOR = { by: 'the calendar command' }

type CalendarWork = Work<typeof OPTIONS>

const COLUMNS: TextColumn<CalendarEntry>[] = [
  ['ID', ({ id }) => String(id)],
  ['FROM', ({ firstDay }) => firstDay],
  ['UNTIL', ({ lastDay }) => lastDay],
  ['ON', ({ weekdays }) => (weekdays ? weekdaysText(weekdays) : 'every day')],
  ['WHAT', ({ kind, opens, closes }) => (kind === 'open' ? `${opens}-${closes}` : kind)],
  ['PLACES', ({ places }) => places?.join(', ') ?? 'all'],
  ['SAID BY', ({ source }) => source],
  ['WORDS', ({ words }) => words ?? ''],
]

/** A command that adds an entry of this kind. */
const adding = (kind: CalendarEntry['kind']): Command<typeof OPTIONS> => ({
  words: { least: 1, most: Number.POSITIVE_INFINITY },
  options: ['until', 'weekdays', 'places'],
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
  },
})

async function add(kind: CalendarEntry['kind'], { words, options, database }: CalendarWork): Promise<string> {
  const made = await new CalendarChanges(database).add(typedRow(kind, words, options), AUTHOR)
  if ('problems' in made) throw new StartError(typedProblems(made.problems))
  return `The site and the API say so now.\n\n${textTable(COLUMNS, [made.after!])}`
}

async function list({ database }: CalendarWork): Promise<string> {
  return textTable(COLUMNS, await new CalendarChanges(database).ahead())
}

async function remove({ words: [id], database }: CalendarWork): Promise<string> {
  if (!/^\d{1,9}$/.test(id!)) throw new StartError(`There is no entry ${id}.`)
  const made = await new CalendarChanges(database).remove(Number(id), AUTHOR)
  if ('problems' in made) throw new StartError(typedProblems(made.problems))
  return `Removed:\n\n${textTable(COLUMNS, [made.before!])}`
}
