import type { ContactInquiry } from '#graph/contact/contact-inquiry.entity.ts'
import { inquiriesAsJson, inquiriesAsTable } from './inquiry-list.ts'

const INQUIRY: ContactInquiry = {
  id: 'b1946ac9-2f6d-4c1a-9d0e-1f2a3b4c5d6e',
  firstName: 'Zoë',
  lastName: 'Novak',
  email: 'zoe@example.com',
  phone: '(570) 555-0142',
  interest: 'sales',
  message: 'Two lines:\nthe second one.',
  vehicleId: 'denago-nomad-xl',
  idempotencyKey: 'k',
  receivedAt: new Date('2026-05-04T13:30:00.123Z'),
}

const HOSTILE = 'a\u001b]0;title\u0007 b\u009b31m c\u202ed e\r\nf \u{e0041}'

describe('inquiry list', () => {
  it('prints every field but the idempotency key as JSON, with ISO times', () => {
    const { idempotencyKey, receivedAt, ...fields } = INQUIRY
    expect(JSON.parse(inquiriesAsJson([INQUIRY]))).toEqual([{ ...fields, receivedAt: '2026-05-04T13:30:00.123Z' }])
  })

  it('prints an empty list as an empty JSON array', () => {
    expect(inquiriesAsJson([])).toBe('[]\n')
  })

  it('prints a line of headings and one line for each inquiry', () => {
    const lines = inquiriesAsTable([INQUIRY, { ...INQUIRY, vehicleId: null }]).split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^RECEIVED \(UTC\) +NAME +EMAIL +PHONE +INTEREST +VEHICLE +ID +MESSAGE$/)
    expect(lines[1]).toBe(
      '2026-05-04 13:30:00  Zoë Novak  zoe@example.com  (570) 555-0142  sales     denago-nomad-xl  ' +
        'b1946ac9-2f6d-4c1a-9d0e-1f2a3b4c5d6e  Two lines: the second one.',
    )
    expect(lines[2]!.indexOf('Two lines')).toBe(lines[1]!.indexOf('Two lines'))
  })

  it('cuts a long message in the table and keeps it whole in JSON', () => {
    const message = 'x'.repeat(5000)
    expect(inquiriesAsTable([{ ...INQUIRY, message }])).toContain(`  ${'x'.repeat(60)}…\n`)
    expect(JSON.parse(inquiriesAsJson([{ ...INQUIRY, message }]))[0].message).toBe(message)
  })

  it.each([
    ['table', inquiriesAsTable],
    ['JSON', inquiriesAsJson],
  ])('lets no text steer the terminal through the %s', (_name, format) => {
    const output = format([{ ...INQUIRY, firstName: HOSTILE, email: HOSTILE, message: HOSTILE }])
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(output).toContain('\\u001b]0;title')
  })

  it('keeps a hostile text intact for a program that reads the JSON', () => {
    expect(JSON.parse(inquiriesAsJson([{ ...INQUIRY, message: HOSTILE }]))[0].message).toBe(HOSTILE)
  })

  it('says so when there is nothing to list', () => {
    expect(inquiriesAsTable([])).toBe('No inquiries yet.\n')
  })
})
