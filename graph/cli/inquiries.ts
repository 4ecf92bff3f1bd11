import { writeFile } from 'node:fs/promises'
import { loadConfig } from '#graph/config.ts'
import { type Inquiry, InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { interruptible } from '#graph/database/interruptible.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { openDatabase } from '#graph/start/open-database.ts'
import { type InquiryCommand, parseInquiryCommand } from './inquiry-command.ts'
import { inquiriesAsCsv } from './inquiry-csv.ts'
import { inquiriesAsJson, inquiriesAsTable, inquiryAsText } from './inquiry-list.ts'
import { numbersAsText, thisMonth } from './inquiry-numbers.ts'
import { print } from './print.ts'
import { printDatabase } from './which-database.ts'

await runCommand(async (onInterrupt) => {
  const command = parseInquiryCommand(process.argv.slice(2))
  const config = loadConfig()
  const database = await openDatabase(config, { prepare: requireMigrations })
  try {
    onInterrupt(interruptible(database.dataSource))
    await printDatabase(database.dataSource, config)
    print(await run(command, new InquiryService(database.dataSource)))
  } finally {
    await database.close()
  }
})

/** Runs the command and returns the text to print. */
async function run(command: InquiryCommand, inquiries: InquiryService): Promise<string> {
  switch (command.name) {
    case 'list': {
      const found = await inquiries.list(command)
      return command.json ? inquiriesAsJson(found) : inquiriesAsTable(found)
    }
    case 'numbers':
      return numbersAsText(await inquiries.numbers(command.month ?? thisMonth()))
    case 'show':
      return inquiryAsText(await existing(inquiries, command.id))
    case 'export': {
      const found = await inquiries.list(command)
      await writeNewFile(command.file, inquiriesAsCsv(found))
      return `${command.file}: ${found.length} inquiries.\n`
    }
    case 'retry': {
      const { erasedAt } = await existing(inquiries, command.id)
      const count = erasedAt ? 0 : await inquiries.retry(command.id)
      return count > 0 ? `Mails that will be tried again now: ${count}.\n` : 'There is no mail left to send.\n'
    }
    case 'erase':
      await existing(inquiries, command.id)
      await inquiries.erase(command.id)
      return 'Name, e-mail, phone, message and choice are erased; that there was an inquiry stays.\n'
  }
}

async function existing(inquiries: InquiryService, id: string): Promise<Inquiry> {
  const inquiry = await inquiries.find(id)
  if (!inquiry) throw new StartError(`There is no inquiry ${id}.`)
  return inquiry
}

/** Only the owner may read the file; an existing file is never replaced. */
async function writeNewFile(file: string, content: string): Promise<void> {
  await writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'it exists already' : error.code
    throw new StartError(`${file} cannot be written: ${reason}.`)
  })
}
