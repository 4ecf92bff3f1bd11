import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SingleBar } from 'cli-progress'
import type { DataSource } from 'typeorm'
import { type Config, loadConfig } from '#graph/config.ts'
import { writeWhole } from '#graph/database/backup.ts'
import { interruptible } from '#graph/database/interruptible.ts'
import { readDatabaseOf } from '#graph/database/read-database.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { readCell } from '#graph/inventory/file/csv-cell.ts'
import type { FileRow } from '#graph/inventory/file/file-row.ts'
import { formatOf, inventoryText } from '#graph/inventory/file/inventory-file.ts'
import { exportedRecord } from '#graph/inventory/file/inventory-record.ts'
import { textChunks } from '#graph/inventory/file/text-chunks.ts'
import { InventoryService } from '#graph/inventory/inventory.service.ts'
import { prunePictures } from '#graph/inventory/prune-pictures.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { VehicleExport } from '#graph/vehicles/vehicle-export.service.ts'
import { FIELD_NAMES, isField } from '#graph/vehicles/vehicle-fields.ts'
import { differenceText, problemsText, vehicleText } from './inventory-report.ts'
import { parseArguments } from './parse-arguments.ts'
import { print } from './print.ts'
import { printDatabase } from './which-database.ts'

const USAGE = `Usage: ${TYPED_COMMANDS.inventory} COMMAND

  import FILE.json|FILE.csv   adds the vehicles of the file, and changes those whose id is in stock
      --dry-run               says what would change, and changes nothing
      --replace               also removes the vehicles that the file lacks
      --force                 lets --replace remove more than half of the stock, and the file write over later changes
  export FILE.json|FILE.csv   writes all vehicles
  show ID                     prints a vehicle; an alias does as well
  set ID NAME=VALUE...        changes columns of a vehicle, such as price=7995 availability=sold; an alias does as well
  remove ID                   withdraws a vehicle; an alias does as well
  prune-media                 removes imported pictures that no vehicle has named for a day`

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const

interface Arguments {
  /** A file or an address of a vehicle. */
  subject: string
  /** `NAME=VALUE` of `set`. */
  changes: string[]
  options: Record<keyof typeof OPTIONS, boolean>
}

type Command = (database: DataSource, given: Arguments, config: Config) => Promise<string>

const COMMANDS: Record<string, Command> = { import: importFile, export: exportFile, show, set, remove }
const PRUNE = 'prune-media'

await runCommand(async (onInterrupt) => {
  const { command, ...given } = readArguments(process.argv.slice(2))
  const config = loadConfig()
  const database = await openDatabase(config, { prepare: requireMigrations })
  try {
    onInterrupt(interruptible(database.dataSource))
    await printDatabase(database.dataSource, config)
    print(await command(database.dataSource, given, config))
  } finally {
    await database.close()
  }
})

function readArguments(args: string[]): Arguments & { command: Command } {
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE)
  const [name = '', subject, ...changes] = positionals
  const hasOptions = Object.values(values).some(Boolean)
  if (name === PRUNE && subject === undefined && !hasOptions)
    return { command: pruneMedia, subject: '', changes, options: values }
  const isComplete = name === 'set' ? changes.length > 0 : changes.length === 0
  if (!Object.hasOwn(COMMANDS, name) || !subject || !isComplete || (hasOptions && name !== 'import')) {
    throw new StartError(USAGE)
  }
  return { command: COMMANDS[name]!, subject, changes, options: values }
}

async function importFile(database: DataSource, { subject: file, options }: Arguments, config: Config) {
  const format = readFormat(file)
  const size = await sizeOf(file)
  const startedAt = performance.now()
  const bar = new SingleBar({ format: '{bar} {percentage} %', stream: process.stderr, noTTYOutput: false })
  bar.start(size, 0)
  const rows = () => {
    bar.update(0)
    return format.read(textChunks(file, (bytes) => bar.increment(bytes)))
  }
  const result = await new InventoryService(database)
    .import(rows, {
      folder: dirname(resolve(file)),
      mediaDir: config.mediaDir,
      allowsLocalPictures: config.allowsLocalWebhooks,
      isDryRun: options['dry-run'],
      isReplacement: options.replace,
      isForced: options.force,
    })
    .finally(() => bar.stop())

  if ('problems' in result) throw new StartError(problemsText(result.problems, format.unit))
  if ('wouldRemove' in result) {
    throw new StartError(
      `Nothing was imported: the file lacks ${result.wouldRemove} of ${result.stock} vehicles. ` +
        'Add --force if most of the stock is to be removed.',
    )
  }
  const seconds = (performance.now() - startedAt) / 1000
  return differenceText(result, { isDryRun: options['dry-run'], seconds })
}

/** An import of one row. */
async function set(database: DataSource, { subject, changes }: Arguments, { mediaDir }: Config) {
  const { id } = await findVehicle(database, subject)
  const startedAt = performance.now()
  const result = await new InventoryService(database).import(() => rowOf(id, changes), {
    folder: process.cwd(),
    mediaDir,
    isDryRun: false,
    isReplacement: false,
    isForced: false,
  })
  if ('problems' in result) throw new StartError(problemsText(result.problems, 'vehicle'))
  if ('wouldRemove' in result) throw new Error('A change of one vehicle removes none.')
  return differenceText(result, { isDryRun: false, seconds: (performance.now() - startedAt) / 1000 })
}

async function* rowOf(id: string, changes: string[]): AsyncGenerator<FileRow> {
  const cells = changes.map((change) => {
    const [, name, cell] = /^(\w+)=(.*)$/s.exec(change) ?? []
    if (!name || name === 'id' || !isField(name)) {
      throw new StartError(`Expected NAME=VALUE with one of ${FIELD_NAMES.slice(1).join(', ')}: ${change}`)
    }
    return [name, readCell(name, cell!)]
  })
  yield { line: 1, values: { id, ...Object.fromEntries(cells) }, problems: [] }
}

async function pruneMedia(database: DataSource, _given: Arguments, { mediaDir }: Config) {
  const removed = await prunePictures(database, mediaDir)
  const sentence = `Removed ${removed.length} ${removed.length === 1 ? 'picture' : 'pictures'} that no vehicle names.`
  return `${[...removed.map((path) => join(mediaDir, path)), sentence].join('\n')}\n`
}

async function exportFile(database: DataSource, { subject: file }: Arguments) {
  const { writer } = readFormat(file)
  // One snapshot: the file has all changes of an import that commits meanwhile, or none.
  const count = await database.transaction('REPEATABLE READ', async (manager) => {
    let written = 0
    async function* records() {
      for await (const vehicles of new VehicleExport(manager).chunks()) {
        written += vehicles.length
        yield vehicles.map(exportedRecord)
      }
    }
    const write = (unfinished: string) => pipeline(inventoryText(writer, records()), createWriteStream(unfinished))
    await writeWhole(file, write).catch(explainFile(file))
    return written
  })
  return `Exported ${count} vehicles to ${file}.\n`
}

async function show(database: DataSource, { subject }: Arguments) {
  return vehicleText(await findVehicle(database, subject))
}

async function remove(database: DataSource, { subject }: Arguments) {
  const vehicle = await findVehicle(database, subject)
  await new InventoryService(database).remove(vehicle.id)
  return `Removed ${vehicle.id}:\n${vehicleText(vehicle)}`
}

async function findVehicle(database: DataSource, address: string) {
  const vehicle = await new VehicleService(readDatabaseOf(database)).findByAddress(address)
  if (!vehicle) throw new StartError(`No vehicle has the id or alias ${JSON.stringify(address)}.`)
  return vehicle
}

function readFormat(file: string) {
  const format = formatOf(file)
  if (!format) throw new StartError(`The file must end in .json or .csv: ${file}`)
  return format
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
