import { STORED_INQUIRY as INQUIRY } from '#graph/testing/inquiry.ts'
import { inquiriesAsJson, inquiriesAsTable, inquiryAsText } from './inquiry-list.ts'

const HOSTILE = 'a\u001b]0;title\u0007 b\u009b31m c\u202ed e\r\nf \u{e0041}'

describe('inquiry list', () => {
  it('prints every field as JSON, with ISO times', () => {
    const [printed] = JSON.parse(inquiriesAsJson([INQUIRY]))
    expect(Object.keys(printed)).toEqual(Object.keys(INQUIRY))
    expect(printed).toMatchObject({ email: 'zoe@example.com', receivedAt: '2026-05-04T13:30:00.123Z' })
    expect(printed.mails[0]).toMatchObject({ kind: 'dealer', sentAt: '2026-05-04T13:30:05.000Z' })
  })

  it('prints an empty list as an empty JSON array', () => {
    expect(inquiriesAsJson([])).toBe('[]\n')
  })

  it('prints a line of headings and one line for each inquiry', () => {
    const lines = inquiriesAsTable([INQUIRY, { ...INQUIRY, vehicleId: null }]).split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^RECEIVED +STATUS +NAME +EMAIL +PHONE +INTEREST +VEHICLE +ID +MESSAGE$/)
    expect(lines[1]).toBe(
      '2026-05-04 09:30:00  failed  Zoë Novak  zoe@example.com  (570) 555-0142  sales     denago-nomad-xl  ' +
        'b1946ac9-2f6d-4c1a-9d0e-1f2a3b4c5d6e  Two lines: the second one.',
    )
    expect(lines[2]!.indexOf('Two lines')).toBe(lines[1]!.indexOf('Two lines'))
  })

  it('prints more lines than a call takes arguments', () => {
    expect(inquiriesAsTable(Array(200_000).fill(INQUIRY)).split('\n')).toHaveLength(200_002)
  })

  it('marks what is suspicious', () => {
    expect(inquiriesAsTable([{ ...INQUIRY, suspicions: ['honeypot'] }])).toContain('  failed, suspicious  Zoë')
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

  it('shows one inquiry with its price, its whole message and what became of each mail', () => {
    const lines = inquiryAsText(INQUIRY).split('\n')
    expect(lines).toContain('Vehicle         denago-nomad-xl (Denago Nomad XL, 9995 USD)')
    expect(lines).toContain('Mail to dealer  sent 2026-05-04 09:30:05')
    expect(lines).toContain('Mail to visitor failed after 25 attempts: EENVELOPE: 550 refused')
    expect(lines.slice(-4)).toEqual(['', 'Two lines:', 'the second one.', ''])
    expect(inquiryAsText({ ...INQUIRY, message: HOSTILE })).not.toContain('\u001b')
  })

  it('says what the visitor chose, in short and in words, and lets no word of it steer the terminal', () => {
    const context = {
      vehicles: [{ id: 'denago-nomad', name: 'Denago Nomad', price: 8495 }, { id: HOSTILE }],
      rental: { cart: 'UTILITY', days: 3, priceList: 'STANDARD' },
    } as const
    const chosen = { ...INQUIRY, context: { ...context, vehicles: [...context.vehicles] } }
    expect(inquiriesAsTable([chosen])).toContain('  denago-nomad-xl; compares denago-nomad, a\\u001b]0;title')
    const text = inquiryAsText(chosen)
    expect(text).toContain('Comparing       Denago Nomad, $8,495\n')
    expect(text).toContain('Rental          utility cart for 3 days\nPrice list      Showroom prices\n')
    expect(text).toContain('Not listed      Cart a')
    expect(text).not.toContain('\u001b')
  })

  it('says so when there is nothing to list', () => {
    expect(inquiriesAsTable([])).toBe('No inquiries yet.\n')
  })
})
