import { ProblemList } from '#graph/files/file-problem.ts'
import { differenceText, problemsText } from './inventory-program.ts'

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
