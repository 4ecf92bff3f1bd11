import { parse } from 'csv-parse/sync'
import type { Inquiry } from '#graph/contact/inquiries/inquiry.service.ts'
import { inquiriesAsCsv } from './inquiry-csv.ts'

const INQUIRY: Inquiry = {
  id: 'b1946ac9',
  firstName: 'Ada',
  lastName: 'Novak',
  email: 'ada@example.com',
  phone: '(570) 555-0142',
  interest: 'sales',
  message: 'Two lines, "quoted":\nthe second; one.',
  vehicleId: null,
  vehicleName: null,
  vehiclePrice: null,
  context: null,
  source: 'form',
  page: '/contact',
  partner: null,
  suspicions: ['honeypot', 'links'],
  erasedAt: null,
  status: 'sent',
  mails: [],
  receivedAt: new Date('2026-05-04T13:30:00Z'),
}

const read = (change: Partial<Inquiry> = {}) =>
  parse(inquiriesAsCsv([{ ...INQUIRY, ...change }]), { columns: true, bom: true })[0] as Record<string, string>

describe('inquiriesAsCsv', () => {
  it('keeps every text whole', () => {
    expect(read()).toMatchObject({
      id: 'b1946ac9',
      receivedAt: '2026-05-04T13:30:00.000Z',
      status: 'sent',
      message: INQUIRY.message,
      vehicleId: '',
      suspicions: 'honeypot links',
    })
  })

  it('puts what the visitor chose into one cell', () => {
    const compared = [
      { id: 'a', name: 'Cart A', price: 1 },
      { id: 'b', name: 'Cart B', price: 2 },
    ]
    expect(read({ context: { compared } }).context).toBe('Comparing: Cart A, $1; Comparing: Cart B, $2')
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
