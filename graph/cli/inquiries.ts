import { parseArgs } from 'node:util'
import { loadConfig } from '#graph/config.ts'
import { ContactService } from '#graph/contact/contact.service.ts'
import { openDatabase } from '#graph/database/open.ts'
import { runProcess } from '#graph/process.ts'
import { StartError } from '#graph/start-error.ts'
import { inquiriesAsJson, inquiriesAsTable } from './inquiry-list.ts'

const USAGE = `Usage: npm run --silent inquiries -- list [--json]

  list     prints all inquiries, newest first
  --json   as a JSON array, with whole messages`

// A reader such as head may leave before the end of the list; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

await runProcess(async () => {
  const format = readArguments(process.argv.slice(2))
  const database = await openDatabase(loadConfig())
  try {
    process.stdout.write(format(await new ContactService(database.dataSource).list()))
  } finally {
    await database.close()
  }
})

function readArguments(args: string[]): typeof inquiriesAsJson {
  const { values, positionals } = parseOrExplain(args)
  if (positionals.join(' ') !== 'list') throw new StartError(USAGE)
  return values.json ? inquiriesAsJson : inquiriesAsTable
}

function parseOrExplain(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } })
  } catch {
    throw new StartError(USAGE)
  }
}
