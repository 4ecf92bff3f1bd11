import { parseInquiryCommand } from './inquiry-command.ts'

const parse = (line: string) => parseInquiryCommand(line.split(' ').filter(Boolean))

describe('parseInquiryCommand', () => {
  it.each([
    ['list', { name: 'list', json: false }],
    ['list --json', { name: 'list', json: true }],
    [
      'list --since 2026-05-01 --status failed',
      { name: 'list', json: false, since: new Date('2026-05-01T00:00Z'), status: 'failed' },
    ],
    ['export all.csv --status sent', { name: 'export', file: 'all.csv', status: 'sent' }],
    ['numbers', { name: 'numbers' }],
    ['numbers 2026-05', { name: 'numbers', month: '2026-05' }],
    ['show a1', { name: 'show', id: 'a1' }],
    ['retry a1', { name: 'retry', id: 'a1' }],
    ['erase a1', { name: 'erase', id: 'a1' }],
  ])('reads %s', (line, command) => {
    expect(parse(line)).toEqual(command)
  })

  it.each([
    '',
    'lists',
    'list a1',
    'list --all',
    'show',
    'show a1 a2',
    'show a1 --json',
    'erase a1 --status sent',
    'export',
    'numbers --json',
    'numbers 2026-05 2026-06',
  ])('explains itself after "%s"', (line) => {
    expect(() => parse(line)).toThrow(/^Usage: /)
  })

  it.each([
    ['list --since yesterday', '--since must be a date'],
    ['numbers May', 'A month is a year and a month'],
    ['numbers 2026-13', 'A month is a year and a month'],
    ['list --status done', '--status must be one of waiting, sent, failed, erased'],
  ])('says what is wrong with "%s"', (line, complaint) => {
    expect(() => parse(line)).toThrow(complaint)
  })
})
