import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#graph/config.ts'
import { writeWhole } from '#graph/database/backup.ts'
import { type ProblemList, problemLines, UnreadableFileError } from '#graph/files/file-problem.ts'
import { FileTooLargeError, MOST_RECEIVED_BYTES, withReceivedFile } from '#graph/files/received-file.ts'
import { type ColumnMapping, readMapping } from '#graph/files/table.ts'
import { textChunks } from '#graph/files/text-chunks.ts'
import { COLUMNS } from '#graph/inventory/file/csv-file.ts'
import { formatOf, type InventoryFormat, inventoryText } from '#graph/inventory/file/inventory-file.ts'
import { cartWithId, exportedRecord } from '#graph/inventory/file/inventory-record.ts'
import { type ChangedVehicle, type Difference, InventoryService } from '#graph/inventory/inventory.service.ts'
import { prunePictures } from '#graph/inventory/prune-pictures.ts'
import { removalText } from '#graph/inventory/removal-allowance.ts'
import { DownloadError, fetchFile } from '#graph/outbound/fetch-file.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { VehicleExport } from '#graph/vehicles/export.service.ts'
import { ONE_WORD, type Program, type Work } from './program.ts'
import { escapeUnprintable, withSingleSpaces } from './terminal-text.ts'

const USAGE = `Usage: ${TYPED_COMMANDS.inventory} COMMAND

  import FILE.csv|.tsv|.json  changes the vehicles that the rows name by id or a number, and adds the others
                              (an https address does as well)
      --columns MAPPING.csv   for a CSV file of another program: its columns (theirs) and those of ours (ours)
      --dry-run               says what would change, and changes nothing
      --replace               also removes the vehicles that the file lacks
      --force                 lets --replace remove more than a tenth of the stock a day, and the file write over later changes
  export FILE.csv|.tsv|.json  writes all vehicles
  prune-media                 removes imported pictures that no vehicle has named for a day`

const OPTIONS = {
  columns: { type: 'string' },
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
  force: { type: 'boolean' },
} as const

type InventoryWork = Work<typeof OPTIONS>

export const INVENTORY: Program<typeof OPTIONS> = {
  usage: USAGE,
  options: OPTIONS,
  commands: {
    import: { words: ONE_WORD, options: ['columns', 'dry-run', 'replace', 'force'], run: importGiven },
    export: { words: ONE_WORD, run: exportFile },
    'prune-media': { run: pruneMedia },
  },
}

async function importGiven(work: InventoryWork): Promise<string> {
  const [given] = work.words
  // A file of another kind says itself what it is when it is read.
  const formatHere = formatOf(given!) ?? formatOf('stock.csv')!
  if (!/^https?:/i.test(given!)) return importFile(given!, formatHere, dirname(resolve(given!)), work)
  if (!/^https:/i.test(given!) && !work.config.allowsLocalWebhooks)
    throw new StartError('The address must begin with https.')
  const formatFor = (isJson: boolean) => formatOf(isJson ? 'inventory.json' : 'inventory.csv')!
  return withDownloadedFile(given!, (file, isJson) => importFile(file, formatFor(isJson), undefined, work)).catch(
    (error) => {
      if (error instanceof FileTooLargeError)
        throw new StartError(`The file has more than ${MOST_RECEIVED_BYTES / 1e6} MB.`)
      throw error instanceof DownloadError ? new StartError(`${given}: ${error.message}`) : error
    },
  )
}

async function readColumns(file: string): Promise<ColumnMapping> {
  await sizeOf(file)
  return readMapping(textChunks(file), COLUMNS).catch((error) => {
    throw error instanceof UnreadableFileError ? new StartError(`${file}, line ${error.line}: ${error.message}`) : error
  })
}

async function importFile(
  file: string,
  format: InventoryFormat,
  folder: string | undefined,
  { options, database, config }: InventoryWork,
): Promise<string> {
  const isDryRun = options['dry-run'] ?? false
  if (options.columns !== undefined && format === formatOf('inventory.json'))
    throw new StartError('--columns is for CSV and TSV files.')
  const mapping = options.columns === undefined ? undefined : await readColumns(options.columns)
  const size = await sizeOf(file)
  const startedAt = performance.now()
  const show = (text: string) => process.stderr.isTTY && process.stderr.write(text)
  const rows = () => {
    let read = 0
    const count = (bytes: number) => {
      read += bytes
      show(`\r${Math.round((100 * read) / size)} %`)
    }
    return format.read(textChunks(file, count), mapping)
  }
  const result = await new InventoryService(database)
    .import(rows, {
      folder,
      ...mediaOf(config),
      isDryRun,
      isReplacement: options.replace ?? false,
      isForced: options.force ?? false,
    })
    .finally(() => show('\n'))

  if ('problems' in result) throw new StartError(problemsText(result.problems))
  if ('wouldRemove' in result)
    throw new StartError(removalText(result.wouldRemove, 'Add --force if they are really gone.'))
  const seconds = (performance.now() - startedAt) / 1000
  return differenceText(result, { isDryRun, seconds })
}

const mediaOf = ({ mediaDir, siteUrl, allowsLocalWebhooks }: Config) => ({
  mediaDir,
  siteUrl,
  allowsLocalPictures: allowsLocalWebhooks,
  refreshesPictures: true,
})

async function pruneMedia({ database, config: { mediaDir } }: InventoryWork): Promise<string> {
  const removed = await prunePictures(database, mediaDir)
  const sentence = `Removed ${removed.length} ${removed.length === 1 ? 'picture' : 'pictures'} that no vehicle names.`
  return `${[...removed.map((path) => join(mediaDir, path)), sentence].join('\n')}\n`
}

async function exportFile({ words, database }: InventoryWork): Promise<string> {
  const file = words[0]!
  const format = formatOf(file)
  if (!format) throw new StartError(`The file must end in .csv, .tsv or .json: ${file}`)
  // One snapshot: the file has all changes of an import that commits meanwhile, or none.
  const count = await database.transaction('REPEATABLE READ', async (manager) => {
    let written = 0
    async function* records() {
      for await (const vehicles of new VehicleExport(manager).chunks()) {
        written += vehicles.length
        yield vehicles.map(exportedRecord)
      }
    }
    const write = (unfinished: string) =>
      pipeline(inventoryText(format.writer, records()), createWriteStream(unfinished))
    await writeWhole(file, write).catch(explainFile(file))
    return written
  })
  return `Exported ${count} vehicles to ${file}.\n`
}

async function sizeOf(file: string): Promise<number> {
  const stats = await stat(file).catch(explainFile(file))
  if (!stats.isFile()) throw new StartError(`${file} is not a file.`)
  return stats.size
}

function explainFile(file: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (!error.syscall) throw error
    throw new StartError(`${file} cannot be opened (${error.code}).`)
  }
}

const VALUE_LENGTH = 60

/** The first problems, each on a line of its own, and the option of the command that some of them allow. */
export function problemsText(problems: ProblemList): string {
  const { count } = problems
  const title = `Nothing was imported: the file has ${count} ${count === 1 ? 'problem' : 'problems'}.`
  const isOvertaken = problems.first.some(({ code }) => code === 'STALE')
  const lines = [title, ...problemLines(problems).map(withSingleSpaces)]
  if (isOvertaken) lines.push('Add --force to write over changes in stock that are later than the file.')
  return escapeUnprintable(lines.join('\n'))
}

export function differenceText(
  { added, changed, removed, unchanged, notes }: Difference,
  { isDryRun, seconds }: { isDryRun: boolean; seconds: number },
): string {
  const rows = added.count + changed.count + unchanged
  const lines = [
    ...namesOf('+', added),
    ...changed.first.flatMap(changeText),
    ...moreThan(changed),
    ...namesOf('-', removed),
    ...(notes.count > 0 ? ['Please check:', ...problemLines(notes).map(withSingleSpaces)] : []),
    `${rows} ${rows === 1 ? 'row' : 'rows'} in ${seconds.toFixed(1)} s: ${added.count} added, ${changed.count} changed, ` +
      `${unchanged} unchanged, ${removed.count} removed.`,
    ...(isDryRun ? ['This was a dry run: nothing was changed.'] : []),
  ]
  return `${escapeUnprintable(lines.join('\n'))}\n`
}

const namesOf = (sign: string, list: Difference['added']): string[] => [
  ...list.first.map((cart) => `${sign} ${withSingleSpaces(cartWithId(cart))}`),
  ...moreThan(list),
]

function changeText({ fields, ...cart }: ChangedVehicle): string[] {
  return [
    `~ ${withSingleSpaces(cartWithId(cart))}`,
    ...fields.map(({ column, before, after }) => `    ${column}: ${shorten(before)} → ${shorten(after)}`),
  ]
}

const moreThan = ({ count, first }: { count: number; first: unknown[] }): string[] =>
  count > first.length ? [`  … and ${count - first.length} more`] : []

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length ? value.map(valueText).join(' | ') : '-'
  return value === null ? '-' : withSingleSpaces(String(value))
}

function shorten(value: unknown): string {
  const text = valueText(value)
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text
}

const DOWNLOAD_LIMIT_MS = 60_000

/**
 * Keeps the file at an address until `work` is done. Rejects with a DownloadError, also where the address is one of a page, or
 * with a FileTooLargeError.
 */
async function withDownloadedFile<Result>(
  address: string,
  work: (path: string, isJson: boolean) => Promise<Result>,
): Promise<Result> {
  const { type, body } = (await fetchFile(address, { limitMs: DOWNLOAD_LIMIT_MS }))!
  if (type.includes('text/html'))
    throw new DownloadError('The address answers with a web page: it must be that of the file itself, as CSV or JSON.')
  const isJson = type.includes('json') || new URL(address).pathname.endsWith('.json')
  return withReceivedFile(body, ({ path }) => work(path, isJson))
}
