import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { DataSource } from 'typeorm'
import { type Config, loadConfig } from '#graph/config.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { print } from './terminal-text.ts'

type Options = Record<string, { type: 'boolean' | 'string' }>

type Values<Known extends Options> = {
  [Name in keyof Known]?: Known[Name]['type'] extends 'boolean' ? boolean : string
}

export interface Work<Known extends Options> {
  /** The words after the command's name. */
  words: string[]
  options: Values<Known>
  database: DataSource
  config: Config
}

export interface Command<Known extends Options> {
  /** The number of words after the command's name, none by default. */
  words?: { least: number; most: number }
  options?: (keyof Known)[]
  /** Returns the text to print. */
  run: (work: Work<Known>) => Promise<string>
}

export interface Program<Known extends Options> {
  usage: string
  options: Known
  commands: Record<string, Command<Known>>
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** For a command about one thing. */
export const ONE_WORD = { least: 1, most: 1 }

export function runProgram<Known extends Options>(program: Program<Known>): Promise<void> {
  return runCommand(async () => {
    const { command, words, options } = readCommand(program, process.argv.slice(2))
    const config = loadConfig()
    const { dataSource, close } = await openDatabase(config, { prepare: requireMigrations })
    try {
      await printDatabase(dataSource, config)
      print(await command.run({ words, options, database: dataSource, config }).catch(forOwner))
    } finally {
      await close()
    }
  })
}

/** The site's role may not do what some commands do. */
function forOwner(error: { code?: string }): never {
  if (error.code !== INSUFFICIENT_PRIVILEGE) throw error
  throw new StartError(
    "The role in DATABASE_URL may not do this: run the command with the database owner's DATABASE_URL.",
  )
}

/** Throws a StartError with the usage for anything that the program does not know. */
export function readCommand<Known extends Options>({ usage, options, commands }: Program<Known>, args: string[]) {
  const { values, positionals } = parseArguments(args, options, usage)
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const { least, most } = command?.words ?? { least: 0, most: 0 }
  const takesAll = Object.keys(values).every((option) => command?.options?.includes(option))
  if (!command || words.length < least || words.length > most || !takesAll) throw new StartError(usage)
  return { command, words, options: values as Values<Known> }
}

export function parseArguments<Known extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Known,
  usage: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new StartError(usage)
  }
}

/** Its name, and its place without user and password. */
export async function whichDatabase(
  database: DataSource,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
) {
  const [{ name }]: [{ name: string }] = await database.query('select current_database() as name')
  return {
    name,
    place: databaseUrl ? `on ${URL.parse(databaseUrl)?.host ?? 'DATABASE_URL'}` : `embedded in ${dataDir}`,
  }
}

/** Prints which database a command uses: a shell without the site's settings uses another one. On stderr, because stdout is for results. */
export async function printDatabase(...parameters: Parameters<typeof whichDatabase>): Promise<void> {
  const { name, place } = await whichDatabase(...parameters)
  console.error(`Database: ${name} ${place}`)
}
