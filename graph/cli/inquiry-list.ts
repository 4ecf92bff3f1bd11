import type { ContactInquiry } from '#graph/contact/contact-inquiry.entity.ts'
import { escapeUnprintable } from './terminal-text.ts'

const MESSAGE_WIDTH = 60

const COLUMNS: [heading: string, cell: (inquiry: ContactInquiry) => string][] = [
  ['RECEIVED (UTC)', ({ receivedAt }) => receivedAt.toISOString().slice(0, 19).replace('T', ' ')],
  ['NAME', ({ firstName, lastName }) => `${firstName} ${lastName}`],
  ['EMAIL', ({ email }) => email],
  ['PHONE', ({ phone }) => phone],
  ['INTEREST', ({ interest }) => interest],
  ['VEHICLE', ({ vehicleId }) => vehicleId ?? '-'],
  ['ID', ({ id }) => id],
  ['MESSAGE', ({ message }) => shorten(message)],
]

/** An array of all fields of each inquiry; times are ISO 8601 in UTC. */
export function inquiriesAsJson(inquiries: ContactInquiry[]): string {
  const shown = inquiries.map(({ idempotencyKey, ...fields }) => fields)
  return `${escapeUnprintable(JSON.stringify(shown, null, 2))}\n`
}

/** One line for each inquiry under a line of headings; long messages are cut. */
export function inquiriesAsTable(inquiries: ContactInquiry[]): string {
  if (inquiries.length === 0) return 'No inquiries yet.\n'
  const rows = inquiries.map((inquiry) => COLUMNS.map(([, cell]) => escapeUnprintable(onOneLine(cell(inquiry)))))
  const table = [COLUMNS.map(([heading]) => heading), ...rows]
  const widths = COLUMNS.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

function shorten(message: string): string {
  const characters = [...onOneLine(message)]
  return characters.length > MESSAGE_WIDTH ? `${characters.slice(0, MESSAGE_WIDTH).join('')}…` : characters.join('')
}
