import { stringify } from 'csv-stringify/sync'
import { CONTACT_FIELDS } from '#graph/contact/contact.rules.ts'
import { contextFacts, unlistedFacts } from '#graph/contact/context/context-words.ts'
import type { Inquiry } from '#graph/contact/inquiries/inquiry.service.ts'

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

const csvFacts = ({ context }: Inquiry) => [...contextFacts(context), ...unlistedFacts(context)]

/** A line of headings and one line for each inquiry; an apostrophe keeps spreadsheets from computing a text. */
export function inquiriesAsCsv(inquiries: Inquiry[]): string {
  const rows = inquiries.map((inquiry) => ({
    ...inquiry,
    receivedAt: inquiry.receivedAt.toISOString(),
    context: csvFacts(inquiry)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('; '),
    suspicions: inquiry.suspicions.join(' '),
  }))
  return stringify(rows, { header: true, columns: [...COLUMNS], escape_formulas: true, bom: true })
}
