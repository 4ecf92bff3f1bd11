import { parse } from 'csv-parse/sync'
import type { Inquiry } from '#graph/contact/inquiries/inquiry.service.ts'
import { STORED_INQUIRY } from '#graph/testing/inquiry.ts'
import { inquiriesAsCsv } from './inquiries-program.ts'

const INQUIRY: Inquiry = {
  ...STORED_INQUIRY,
  message: 'Two lines, "quoted":\nthe second; one.',
  vehicleId: null,
  suspicions: ['honeypot', 'links'],
}

const read = (change: Partial<Inquiry> = {}) =>
  parse(inquiriesAsCsv([{ ...INQUIRY, ...change }]), { columns: true, bom: true })[0] as Record<string, string>

describe('inquiriesAsCsv', () => {
  it('keeps every text whole', () => {
    expect(read()).toMatchObject({
      id: INQUIRY.id,
      receivedAt: '2026-05-04T13:30:00.123Z',
      status: 'failed',
      message: INQUIRY.message,
      vehicleId: '',
      suspicions: 'honeypot links',
    })
  })

  it('puts what the visitor chose into one cell', () => {
    const vehicles = [
      { id: 'a', name: 'Cart A', price: 1 },
      { id: 'b', name: 'Cart B', price: 2 },
    ]
    expect(read({ context: { vehicles } }).context).toBe(
      'Reason: Comparing carts; Comparing: Cart A, $1; Comparing: Cart B, $2',
    )
  })

  it.each(['=HYPERLINK("http://evil","x")', '+1 570 555 0142', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'lets no spreadsheet compute %j',
    (text) => {
      expect(read({ firstName: text, phone: text, message: text })).toMatchObject({
        firstName: `'${text}`,
        phone: `'${text}`,
        message: `'${text}`,
      })
    },
  )
})
