import { stringify } from 'csv-stringify/sync'
import { CONTACT_FIELDS } from '#graph/contact/contact.rules.ts'
import { contextFacts, reasonOfInquiry, unlistedFacts } from '#graph/contact/context/context-words.ts'
import type { Inquiry } from '#graph/contact/inquiries/inquiry.service.ts'
import { REASONS } from '#graph/dealer/reasons.ts'

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

const csvFacts = (inquiry: Inquiry) => [
  { label: 'Reason', text: REASONS[reasonOfInquiry(inquiry)].label },
  ...contextFacts(inquiry.context),
  ...unlistedFacts(inquiry.context),
]

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
