import { writeFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { CONTACT_FIELDS } from '#graph/contact/contact.rules.ts'
import { contextLines, reasonOfInquiry, unlistedLines } from '#graph/contact/context/context-words.ts'
import {
  COPIES_ELSEWHERE,
  INQUIRY_STATUSES,
  type Inquiry,
  type InquiryFilter,
  InquiryService,
} from '#graph/contact/inquiries/inquiry.service.ts'
import { REASONS } from '#graph/dealer/reasons.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import { ask } from './confirm-loss.ts'
import { ONE_WORD, type Program, type Work } from './program.ts'
import { counted } from './terminal-text.ts'

const USAGE = `Usage: ${TYPED_COMMANDS.inquiries} COMMAND

  export FILE.csv  all inquiries as a table for a spreadsheet
  erase ID         removes a person's data on request; that there was an inquiry stays
  erase --email ADDRESS   all inquiries of a mailbox; erase asks first, unless --yes is there

  --since 2026-05-01    with export: those received since then, in the dealer's time
  --status STATUS       with export: waiting, sent, failed or erased`

const OPTIONS = {
  since: { type: 'string' },
  status: { type: 'string' },
  email: { type: 'string' },
  yes: { type: 'boolean' },
} as const

type InquiryWork = Work<typeof OPTIONS>

export const INQUIRIES: Program<typeof OPTIONS> = {
  usage: USAGE,
  options: OPTIONS,
  commands: {
    export: { words: ONE_WORD, options: ['since', 'status'], run: exportFile },
    erase: { words: { least: 0, most: 1 }, options: ['email', 'yes'], run: erase },
  },
}

/** Only the owner may read the file; an existing file is never replaced. */
async function exportFile({ words: [file], options, database }: InquiryWork): Promise<string> {
  const found = await new InquiryService(database).list(filterOf(options))
  await writeFile(file!, inquiriesAsCsv(found), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'it exists already' : error.code
    throw new StartError(`${file} cannot be written: ${reason}.`)
  })
  return `${file}: ${counted(found.length, 'inquiry', 'inquiries')}.\n`
}

async function erase({ words: [id], options: { email, yes }, database }: InquiryWork): Promise<string> {
  if (Boolean(id) === Boolean(email)) throw new StartError(USAGE)
  const inquiries = new InquiryService(database)
  const named = id ? [await inquiries.find(id)] : await inquiries.list({ email })
  if (named.includes(undefined)) throw new StartError(`There is no inquiry ${id}.`)
  const found = named.filter((inquiry) => inquiry && !inquiry.erasedAt) as Inquiry[]
  if (found.length === 0) return 'There is nothing left to erase.\n'
  const what = counted(found.length, 'inquiry', 'inquiries')
  if (!yes) {
    const answer = process.stdin.isTTY ? await ask(`Type yes to erase ${what}: `) : undefined
    if (answer !== 'yes')
      throw new StartError(`Nothing was erased. It would be ${what}: add --yes to erase without a question.`)
  }
  await inquiries.erase(found.map(({ id }) => id))
  return (
    `${what} erased: name, email, phone, message and choice are gone. That there was an inquiry stays.\n` +
    `${COPIES_ELSEWHERE}\n`
  )
}

/** A day begins at the dealer's midnight. */
function readSince(text: string): Date {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new StartError(`--since must be a date such as 2026-05-01 or 2026-05-01T13:30Z.`)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(at - clockOffset(at - clockOffset(at))) : new Date(at)
}

function filterOf({ since, status }: InquiryWork['options']): InquiryFilter {
  const known = INQUIRY_STATUSES.find((name) => name === status)
  if (status !== undefined && !known) throw new StartError(`--status must be one of ${INQUIRY_STATUSES.join(', ')}.`)
  return { ...(since && { since: readSince(since) }), ...(known && { status: known }) }
}

const COLUMNS = [
  'id',
  'receivedAt',
  'status',
  ...CONTACT_FIELDS,
  'vehicleId',
  'vehicleName',
  'vehiclePrice',
  'context',
  'source',
  'page',
  'partner',
  'suspicions',
] as const satisfies (keyof Inquiry)[]

const csvLines = (inquiry: Inquiry) => [
  { label: 'Reason', text: REASONS[reasonOfInquiry(inquiry)].label },
  ...contextLines(inquiry.context),
  ...unlistedLines(inquiry.context),
]

/** A line of headings and one line for each inquiry; an apostrophe keeps spreadsheets from computing a text. */
export function inquiriesAsCsv(inquiries: Inquiry[]): string {
  const rows = inquiries.map((inquiry) => ({
    ...inquiry,
    receivedAt: inquiry.receivedAt.toISOString(),
    context: csvLines(inquiry)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('; '),
    suspicions: inquiry.suspicions.join(' '),
  }))
  return stringify(rows, { header: true, columns: [...COLUMNS], escape_formulas: true, bom: true })
}
