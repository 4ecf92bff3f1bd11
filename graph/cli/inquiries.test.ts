import { PassThrough } from 'node:stream'
import { jest } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { loadConfig } from '#graph/config.ts'
import { type Inquiry, InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { contactServiceOf } from '#graph/testing/contact-service.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { INQUIRY, STORED_INQUIRY } from '#graph/testing/inquiry.ts'
import { INQUIRIES, inquiriesAsCsv } from './inquiries-program.ts'
import { readCommand } from './program.ts'

const { database, close } = await openTestDatabase()
const { stdin } = process
afterAll(close)

/** Runs a command line, and returns what it prints; the person at the terminal, if there is one, types `answer`. */
async function run(line: string, answer?: string): Promise<string> {
  const terminal = Object.assign(new PassThrough(), { isTTY: answer !== undefined })
  Object.defineProperty(process, 'stdin', { value: terminal, configurable: true })
  terminal.end(answer === undefined ? '' : `${answer}\n`)
  const asked = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const { command, words, options } = readCommand(INQUIRIES, line.split(' '))
    return await command.run({ words, options, database, config: loadConfig() })
  } finally {
    asked.mockRestore()
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  }
}

/** The messages that are still there. */
const messages = async () => (await new InquiryService(database).list()).map(({ message }) => message).filter(Boolean)

beforeEach(async () => {
  await database.query('truncate contact_inquiries cascade')
  const submit = (email: string, message: string, receivedAt: string) =>
    contactServiceOf(database)
      .submit({ ...INQUIRY, interest: 'sales', email, message }, { source: 'form' })
      .then(() =>
        database.query('update contact_inquiries set received_at = $1 where message = $2', [receivedAt, message]),
      )
  // Midnight of the dealer is four o'clock.
  await submit('ada@example.com', 'the first one', '2026-05-01T03:59:59Z')
  await submit('Ada+carts@Example.com', 'the second one', '2026-05-01T04:00:00Z')
  await submit('bob@example.com', 'the third one', '2026-05-03T12:00:00Z')
})

const ALL = ['the third one', 'the second one', 'the first one']

it('erase --email takes those of the mailbox alone, and is done once', async () => {
  const line = 'erase --email ADA@example.com --yes'
  expect(await run(line)).toBe(
    `2 inquiries erased: name, email, phone, message and choice are gone. That there was an inquiry stays.\n` +
      'Your mailbox and your CRM still hold copies: delete them there too.\n',
  )
  expect(await messages()).toEqual(['the third one'])
  expect(await new InquiryService(database).list({ status: 'erased' })).toHaveLength(2)
  expect(await run(line)).toBe('There is nothing left to erase.\n')
})

it('erase ID takes that one', async () => {
  const [{ id }] = await database.query(`select id from contact_inquiries where message = 'the second one'`)
  await run(`erase ${id} --yes`)
  expect(await messages()).toEqual(['the third one', 'the first one'])
})

it('asks the person at the terminal, and erases after a yes alone', async () => {
  await expect(run('erase --email ada@example.com', 'y')).rejects.toThrow('Nothing was erased. It would be 2 inquiries')
  expect(await messages()).toEqual(ALL)
  expect(await run('erase --email ada@example.com', 'yes')).toMatch(/^2 inquiries erased/)
  expect(await messages()).toEqual(['the third one'])
})

it('erases nothing where nobody can be asked', async () => {
  await expect(run('erase --email bob@example.com')).rejects.toThrow(
    'Nothing was erased. It would be 1 inquiry: add --yes to erase without a question.',
  )
  expect(await messages()).toEqual(ALL)
})

it.each([
  ['erase --yes', 'Usage: '],
  ['erase --email= --yes', 'Usage: '],
  ['erase x --email ada@example.com', 'Usage: '],
  ['export none/x.csv --since soon', '--since must be a date such as 2026-05-01'],
  ['erase x --yes', 'There is no inquiry x.'],
])('refuses %j', async (line, message) => {
  await expect(run(line)).rejects.toThrow(message)
  expect(await messages()).toEqual(ALL)
})

const FAILED: Inquiry = {
  ...STORED_INQUIRY,
  message: 'Two lines, "quoted":\nthe second; one.',
  vehicleId: null,
  suspicions: ['honeypot', 'links'],
}

const read = (change: Partial<Inquiry> = {}) =>
  parse(inquiriesAsCsv([{ ...FAILED, ...change }]), { columns: true, bom: true })[0] as Record<string, string>

describe('inquiriesAsCsv', () => {
  it('keeps every text whole', () => {
    expect(read()).toMatchObject({
      id: FAILED.id,
      receivedAt: '2026-05-04T13:30:00.123Z',
      status: 'failed',
      message: FAILED.message,
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
