import { ONE_WORD, readCommand } from './program.ts'

const run = async () => ''
const PROGRAM = {
  usage: 'Usage: carts COMMAND',
  options: { json: { type: 'boolean' }, since: { type: 'string' } } as const,
  commands: {
    list: { options: ['json' as const, 'since' as const], run },
    show: { words: ONE_WORD, run },
    set: { words: { least: 2, most: 9 }, run },
  },
}

const read = (line: string) => readCommand(PROGRAM, line.split(' ').filter(Boolean))

describe('a command line', () => {
  it.each([
    ['list', [], {}],
    ['list --json --since 2026-05-01', [], { json: true, since: '2026-05-01' }],
    ['show a1', ['a1'], {}],
    ['set a1 price=1 year=2026', ['a1', 'price=1', 'year=2026'], {}],
  ])('%s is read', (line, words, options) => {
    expect(read(line)).toMatchObject({ words, options })
  })

  it.each([
    '',
    'lists',
    'toString',
    'list a1',
    'list --all',
    'list --since',
    'show',
    'show a1 a2',
    'show a1 --json',
    'set a1',
  ])('"%s" is answered with the usage', (line) => {
    expect(() => read(line)).toThrow(PROGRAM.usage)
  })
})
