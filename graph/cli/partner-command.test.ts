import { parsePartnerCommand, positionText } from './partner-command.ts'

const parse = (line: string) => parsePartnerCommand(line.split(' ').filter(Boolean))
const POSITION = { time: new Date('2026-05-01T13:30:00.123Z'), id: 'a,b' }

describe('parsePartnerCommand', () => {
  it.each([
    ['list', { name: 'list' }],
    ['add acme', { name: 'add', partner: 'acme', kind: 'private' }],
    ['add acme --kind public', { name: 'add', partner: 'acme', kind: 'public' }],
    ['add acme --test', { name: 'add', partner: 'acme', kind: 'test' }],
    [
      'add acme --url https://acme.example/in?a=b',
      { name: 'add', partner: 'acme', kind: 'private', url: 'https://acme.example/in?a=b' },
    ],
    ['show acme', { name: 'show', partner: 'acme' }],
    ['rotate acme', { name: 'rotate', partner: 'acme', kind: 'private', isSecret: false, keepSeconds: 0 }],
    ['rotate acme --kind public', { name: 'rotate', partner: 'acme', kind: 'public', isSecret: false, keepSeconds: 0 }],
    [
      'rotate acme --secret --keep-old 2d',
      { name: 'rotate', partner: 'acme', kind: 'private', isSecret: true, keepSeconds: 172_800 },
    ],
    ['remove acme', { name: 'remove', partner: 'acme' }],
    ['test acme', { name: 'test', partner: 'acme' }],
    ['deliveries acme', { name: 'deliveries', partner: 'acme' }],
    ['replay acme', { name: 'replay', partner: 'acme' }],
    [
      'replay acme --from 2026-05-01',
      { name: 'replay', partner: 'acme', from: { time: new Date('2026-05-01'), id: '' } },
    ],
    [`replay acme --from ${positionText(POSITION)}`, { name: 'replay', partner: 'acme', from: POSITION }],
  ])('reads %s', (line, command) => {
    expect(parse(line)).toEqual(command)
  })

  it.each([
    '',
    'lists',
    'list acme',
    'add',
    'add acme --test --kind public',
    'add acme --kind public --url https://acme.example',
    'rotate acme --secret --kind public',
    'show',
    'show acme other',
    'show acme --secret',
    'remove acme --all',
  ])('explains itself after "%s"', (line) => {
    expect(() => parse(line)).toThrow(/^Usage: /)
  })

  it.each([
    ['add a/b', 'A name has letters'],
    ['add acme --kind secret', '--kind must be'],
    ['add acme --url acme.example', '--url must be'],
    ['add acme --url ftp://acme.example', '--url must be'],
    ['add acme --url https://me:secret@acme.example', '--url must be'],
    ['rotate acme --keep-old 2', '--keep-old must be'],
    ['rotate acme --keep-old 31d', '--keep-old must be'],
    ['replay acme --from yesterday', '--from must be'],
    ['replay acme --from 2999-01-01', '--from must be'],
  ])('says what is wrong with "%s"', (line, complaint) => {
    expect(() => parse(line)).toThrow(complaint)
    expect(() => parse(line)).not.toThrow('secret')
  })
})
