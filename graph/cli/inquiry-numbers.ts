import { COUNTED, type InquiryCount, type InquiryNumbers, MONTH } from '#graph/contact/inquiries/inquiry.service.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { counted, type TextColumn, textTable } from './terminal-text.ts'

const HEADINGS: Record<(typeof COUNTED)[number], string> = {
  about: 'ABOUT',
  source: 'SENT BY',
  partner: 'PARTNER',
  cart: 'CART',
}

const MOST_ROWS = 10

export function readMonth(text: string): string {
  if (MONTH.test(text)) return text
  throw new StartError('A month is a year and a month, such as 2026-05.')
}

/** A table for each thing that inquiries are counted by. */
export function numbersAsText({ month, counts }: InquiryNumbers): string {
  const all = counts.find(({ by }) => by === 'all')
  const total = `${month}: ${counted(all?.count ?? 0, 'inquiry', 'inquiries')}, and ${all?.before ?? 0} in the month before. Suspected spam is not counted.\n`
  const tables = COUNTED.map((by) =>
    tableOf(HEADINGS[by], counts.filter((count) => count.by === by).slice(0, MOST_ROWS)),
  )
  return [total, ...tables].filter(Boolean).join('\n')
}

function tableOf(heading: string, counts: InquiryCount[]): string {
  if (counts.length === 0) return ''
  const columns: TextColumn<InquiryCount>[] = [
    [heading, ({ value }) => value],
    ['INQUIRIES', ({ count }) => String(count)],
    ['BEFORE', ({ before }) => String(before)],
  ]
  return textTable(columns, counts)
}
