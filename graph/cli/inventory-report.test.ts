import { ProblemList } from '#graph/inventory/file/file-problem.ts'
import { changeProblemsText, differenceText, problemsText } from './inventory-report.ts'

const HOSTILE = 'a\u001b]0;title\u0007\u202e\nb'
const NOTHING = { count: 0, first: [] }

describe('the report of an import', () => {
  it('says how many problems there are and prints the first of them', () => {
    const problems = new ProblemList()
    for (let line = 2; line <= 61; line += 1) problems.add({ line, column: 'price', message: 'expected dollars' })
    const lines = problemsText(problems, 'line').split('\n')
    expect(lines[0]).toBe('Nothing was imported: the file has 60 problems.')
    expect(lines[1]).toBe('line 2, price: expected dollars')
    expect(lines.slice(51)).toEqual(['… and 10 more'])
  })

  it('of one vehicle speaks of no file', () => {
    const problems = new ProblemList()
    problems.add({ line: 1, column: 'price', message: 'expected dollars' })
    expect(changeProblemsText(problems)).toBe('Nothing was changed.\nprice: expected dollars')
  })

  it('names the option that writes over later changes, only where there are some', () => {
    const problems = new ProblemList()
    problems.add({ line: 2, message: 'expected dollars' })
    expect(problemsText(problems, 'line')).not.toContain('--force')
    problems.add({ line: 3, message: 'expected the vehicle as it is', code: 'CONFLICT' })
    expect(problemsText(problems, 'line')).toContain('\nAdd --force to write over changes in stock')
  })

  it('names what is added, changed and removed, and how many more', () => {
    const fields = [{ column: 'price', before: 8495, after: 8995 }]
    const difference = {
      added: { count: 3, first: [{ id: 'new', name: 'New' }] },
      changed: { count: 1, first: [{ id: 'nomad', fields }], ids: ['nomad'] },
      removed: { count: 1, first: [{ id: 'old', name: 'Old' }] },
      unchanged: 20,
    }
    expect(differenceText(difference, { isDryRun: true, seconds: 1.25 }).split('\n')).toEqual([
      '+ new (New)',
      '  … and 2 more',
      '~ nomad',
      '    price: 8495 → 8995',
      '- old (Old)',
      '24 rows in 1.3 s: 3 added, 1 changed, 20 unchanged, 1 removed.',
      'This was a dry run: nothing was changed.',
      '',
    ])
  })

  it('lets no text of a file steer the terminal', () => {
    const problems = new ProblemList()
    problems.add({ line: 1, column: HOSTILE, message: HOSTILE })
    const added = { count: 1, first: [{ id: 'x', name: HOSTILE }] }
    const difference = { added, changed: { ...NOTHING, ids: [] }, removed: NOTHING, unchanged: 0 }
    const printed = problemsText(problems, 'line') + differenceText(difference, { isDryRun: false, seconds: 1 })
    expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })
})
