import { ecoImpact } from './ecoImpact.ts'
import { readEcoForm, START, toEcoInputs, writeEcoForm } from './ecoInputs.ts'

const read = (query: string) => readEcoForm(new URLSearchParams(query))

describe('the calculator in the address', () => {
  it('is read back as it was written', () => {
    const form = { miles: '120', usage: 'golf_course', years: 10 } as const
    expect(readEcoForm(new URLSearchParams(writeEcoForm(form)))).toEqual(form)
  })

  it('is nothing without miles', () => {
    expect(read('')).toBeNull()
    expect(read('usage=commercial&years=3')).toBeNull()
  })

  it('takes the starting choice for an unknown one', () => {
    expect(read('miles=10&usage=toString&years=4')).toEqual({ ...START, miles: '10' })
  })
})

describe('miles as typed', () => {
  it.each(['', ' ', 'abc', 'NaN', 'Infinity', '1e400', '1e300', '12,5'])(
    'count as 0 when they are nonsense: "%s"',
    (miles) => {
      const result = ecoImpact(toEcoInputs({ ...START, miles }))
      expect(Object.values(result)).toEqual([0, 0, 0, 0, 0, 0])
    },
  )

  it.each([
    ['0.5', 0.5],
    ['500', 500],
    ['9000', 9000],
    ['-3', -3],
  ])('are never clamped: %s', (miles, expected) => {
    expect(toEcoInputs({ ...START, miles }).milesPerWeek).toBe(expected)
  })
})
