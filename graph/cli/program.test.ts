import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ProblemList } from '#graph/files/file-problem.ts'
import type { Partner } from '#graph/partners/partner.service.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { confirmLoss } from './confirm-loss.ts'
import { differenceText, problemsText } from './inventory-program.ts'
import {
  checkName,
  checkScope,
  checkUrl,
  deliveriesAsTable,
  partnerAsText,
  partnersAsTable,
  positionText,
  readDuration,
  readPosition,
} from './partner-text.ts'
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

  it.each('|lists|toString|list a1|list --all|list --since|show|show a1 a2|show a1 --json|set a1'.split('|'))(
    '"%s" is answered with the usage',
    (line) => {
      expect(() => read(line)).toThrow(PROGRAM.usage)
    },
  )
})

describe('print', () => {
  it('is no failure when the reader leaves before the end', async () => {
    const program = `import { print } from './graph/cli/terminal-text.ts'
      print('a line\\n'.repeat(200_000))`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let complaints = ''
    child.stderr.on('data', (chunk) => {
      complaints += chunk
    })
    await once(child.stdout, 'data')
    child.stdout.destroy()
    expect(await once(child, 'close')).toEqual([0, null])
    expect(complaints).toBe('')
  })
})

const LOSS = { command: 'db:reset', what: 'all vehicles', name: 'ridgeline', place: 'on db:5432' }

describe('a command that deletes data', () => {
  it('goes on with the name of the database', async () => {
    await confirmLoss(LOSS, 'ridgeline')
  })

  it.each([undefined, 'postgres', ''])('changes nothing for --yes %s, and says what it would delete', async (given) => {
    const refusal = confirmLoss(LOSS, given)
    await expect(refusal).rejects.toThrow(StartError)
    await expect(refusal).rejects.toThrow(/all vehicles of the database "ridgeline" on db:5432: .* --yes ridgeline$/)
  })
})

const HOSTILE = 'a\u001b]0;title\u0007\u202e\nb'
const NOTHING = { count: 0, first: [] }

describe('the report of an import', () => {
  it('says how many problems there are and prints the first of them', () => {
    const problems = new ProblemList()
    for (let line = 2; line <= 61; line += 1)
      problems.add({ line, row: line, cart: 'Cart (R-1)', column: 'price', message: 'Write a number.' })
    const lines = problemsText(problems).split('\n')
    expect(lines[0]).toBe('Nothing was imported: the file has 60 problems.')
    expect(lines[1]).toBe('Row 2, Cart (R-1), price: Write a number.')
    expect(lines.slice(51)).toEqual(['… and 10 more'])
  })

  it('names the option that writes over later changes, only where there are some', () => {
    const problems = new ProblemList()
    problems.add({ line: 2, message: 'expected dollars' })
    expect(problemsText(problems)).not.toContain('--force')
    problems.add({ line: 3, message: 'expected the vehicle as it is', code: 'STALE' })
    expect(problemsText(problems)).toContain('\nAdd --force to write over changes in stock')
  })

  it('names what is added, changed and removed, and how many more', () => {
    const fields = [
      { column: 'price' as const, before: 8495, after: 8995 },
      { column: 'features' as const, before: [], after: ['Roof', 'Lights'] },
      { column: 'listPrice' as const, before: null, after: 9000 },
    ]
    const difference = {
      added: { count: 3, first: [{ id: 'new', name: 'New', stockNumber: 'R-2' }] },
      changed: { count: 1, first: [{ id: 'nomad', name: 'Nomad', stockNumber: 'R-1', fields }], ids: ['nomad'] },
      removed: { count: 1, first: [{ id: 'old', name: 'Old', stockNumber: null }] },
      unchanged: 20,
      notes: { count: 1, first: [{ line: 3, row: 3, cart: 'New', column: 'brand', message: 'Is it spelled right?' }] },
    }
    expect(differenceText(difference, { isDryRun: true, seconds: 1.25 }).split('\n')).toEqual([
      '+ New (R-2), id new',
      '  … and 2 more',
      '~ Nomad (R-1), id nomad',
      '    price: 8495 → 8995',
      '    features: - → Roof | Lights',
      '    listPrice: - → 9000',
      '- Old, id old',
      'Please check:',
      'Row 3, New, brand: Is it spelled right?',
      '24 rows in 1.3 s: 3 added, 1 changed, 20 unchanged, 1 removed.',
      'This was a dry run: nothing was changed.',
      '',
    ])
  })

  it('lets no text of a file steer the terminal', () => {
    const problems = new ProblemList()
    problems.add({ line: 1, column: HOSTILE, message: HOSTILE })
    const added = { count: 1, first: [{ id: 'x', name: HOSTILE, stockNumber: null }] }
    const difference = { added, changed: { ...NOTHING, ids: [] }, removed: NOTHING, unchanged: 0, notes: NOTHING }
    const printed = problemsText(problems) + differenceText(difference, { isDryRun: false, seconds: 1 })
    expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })
})

const AT = new Date('2026-05-04T13:30:00.123Z')

const PARTNER: Partner = {
  name: 'acme',
  addedAt: AT,
  keys: [
    {
      addedAt: AT,
      endsAt: new Date('2026-05-05T13:30:00Z'),
      scopes: ['inventory:write'],
      prefix: 'key_private_AbCd12',
    },
    { addedAt: AT, endsAt: null, scopes: [], prefix: 'key_private_Zy9876' },
  ],
  webhook: {
    url: 'https://acme.example/in',
    oldSecretEndsAt: AT,
    position: { time: AT, id: 'denago-nomad' },
    pending: 3,
    pendingSince: AT,
    failingSince: AT,
    nextAttemptAt: AT,
    lastError: 'HTTP 503',
    disabledAt: null,
  },
}

it('lists each partner on a line', () => {
  const plain = { ...PARTNER, name: 'plain', webhook: null }
  expect(partnersAsTable([PARTNER, plain]).split('\n')).toEqual([
    'NAME   KEYS  WEBHOOK                  STATE',
    'acme   2     https://acme.example/in  failing since 2026-05-04 13:30:00, next try 2026-05-04 13:30:00: HTTP 503',
    'plain  2     -                        -',
    '',
  ])
})

it('tells everything about one partner, with the position that replay takes', () => {
  const text = partnerAsText({ ...PARTNER, webhook: { ...PARTNER.webhook!, disabledAt: AT } })
  expect(text).toMatch(
    /^Key {13}key_private_AbCd12…, inventory:write, added 2026-05-04 13:30:00, ends 2026-05-05 13:30:00$/m,
  )
  expect(text).toMatch(/^Key {13}key_private_Zy9876…, added 2026-05-04 13:30:00$/m)
  expect(text).toMatch(/^Old secret {6}ends 2026-05-04 13:30:00$/m)
  expect(text).toContain('disabled 2026-05-04 13:30:00: HTTP 503')
  expect(text).toContain('2026-05-04T13:30:00.123Z,denago-nomad')
})

it("lets no endpoint's answer control the terminal", () => {
  const error = 'HTTP 500\u001b[31m\nred'
  const delivery = { sentAt: AT, eventId: 'msg_1', type: 'vehicle.removed', vehicleId: 'x', milliseconds: 12, error }
  expect(deliveriesAsTable([delivery])).toContain('HTTP 500\\u001b[31m red')
})

const POSITION = { time: new Date('2026-05-01T13:30:00.123Z'), id: 'a,b' }

it('reads the options of partners', () => {
  expect(checkUrl('https://acme.example/in?a=b')).toBe('https://acme.example/in?a=b')
  expect(checkScope('inventory:write')).toBe('inventory:write')
  expect(readDuration(undefined)).toBe(0)
  expect(readDuration('2d')).toBe(172_800)
  expect(readPosition('2026-05-01')).toEqual({ time: new Date('2026-05-01'), id: '' })
  expect(readPosition(positionText(POSITION))).toEqual(POSITION)
})

it.each([
  [checkName, 'a/b', 'A name has letters'],
  [checkScope, 'all', '--scope must be'],
  [checkUrl, 'acme.example', '--url must be'],
  [checkUrl, 'ftp://acme.example', '--url must be'],
  [checkUrl, 'https://me:password@acme.example', '--url must be'],
  [readDuration, '2', '--keep-old must be'],
  [readDuration, '31d', '--keep-old must be'],
  [readPosition, 'yesterday', '--from must be'],
  [readPosition, '2999-01-01', '--from must be'],
])('%p does not take %s', (read, text, complaint) => {
  expect(() => read(text)).toThrow(complaint)
  expect(() => read(text)).not.toThrow('me:password')
})
