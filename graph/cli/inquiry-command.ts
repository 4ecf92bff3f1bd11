import { INQUIRY_STATUSES, type InquiryFilter, type InquiryStatus } from '#graph/contact/inquiries/inquiry.service.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { parseArguments } from './parse-arguments.ts'

export type InquiryCommand =
  | ({ name: 'list'; json: boolean } & InquiryFilter)
  | ({ name: 'export'; file: string } & InquiryFilter)
  | { name: 'numbers'; month?: string }
  | { name: 'show' | 'retry' | 'erase'; id: string }

const USAGE = `Usage: ${TYPED_COMMANDS.inquiries} COMMAND

  list [--json]    all inquiries, newest first; as a JSON array with whole messages
  show ID          everything about one inquiry, and what became of its mails
  export FILE.csv  all inquiries as a table for a spreadsheet
  numbers [MONTH]  a month such as 2026-05 in numbers, beside the month before; the current one by default
  retry ID         sends the mails of an inquiry that were not sent
  erase ID         removes a person's data on request; that there was an inquiry stays

  --since 2026-05-01    with list and export: those received since then (UTC)
  --status STATUS       with list and export: waiting, sent, failed or erased`

const OPTIONS = { json: { type: 'boolean' }, since: { type: 'string' }, status: { type: 'string' } } as const

/** Reads the command line; throws a StartError with the usage. */
export function parseInquiryCommand(args: string[]): InquiryCommand {
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE)
  const [name, target, ...rest] = positionals
  const { json = false, ...filter } = values
  if (rest.length > 0) throw new StartError(USAGE)
  if (name === 'list' && !target) return { name, json, ...readFilter(filter) }
  if (name === 'numbers' && !json && !filter.since && !filter.status)
    return { name, ...(target && { month: readMonth(target) }) }
  if (json || !target) throw new StartError(USAGE)
  if (name === 'export') return { name, file: target, ...readFilter(filter) }
  if (filter.since || filter.status) throw new StartError(USAGE)
  if (name === 'show' || name === 'retry' || name === 'erase') return { name, id: target }
  throw new StartError(USAGE)
}

function readFilter({ since, status }: { since?: string; status?: string }): InquiryFilter {
  if (since !== undefined && Number.isNaN(Date.parse(since))) {
    throw new StartError('--since must be a date such as 2026-05-01 or 2026-05-01T13:30Z.')
  }
  if (status !== undefined && !isStatus(status)) {
    throw new StartError(`--status must be one of ${INQUIRY_STATUSES.join(', ')}.`)
  }
  return { ...(since && { since: new Date(since) }), ...(status && { status }) }
}

function readMonth(text: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text
  throw new StartError('A month is a year and a month, such as 2026-05.')
}

const isStatus = (text: string): text is InquiryStatus => (INQUIRY_STATUSES as readonly string[]).includes(text)
