import { QUESTION_NAMES } from '#graph/dealer/questions.ts'
import { CONTEXT_NAMES, contactPath, contextFields, thanksPath } from './contactPath.ts'

describe('contactPath', () => {
  it.each([
    [{}, '/contact'],
    [
      { vehicle: 'nomad-xl', estimate: { down: 0, months: 60, rate: 7.99 } },
      '/contact?vehicle=nomad-xl&down=0&months=60&rate=7.99',
    ],
    [{ estimate: { down: 0, months: 60, rate: 7.99 } }, '/contact'],
    [{ compared: ['a,b', '50%'] }, '/contact?compare=a%252Cb,50%2525'],
  ] as const)('writes %j', (context, path) => {
    expect(contactPath(context)).toBe(path)
  })

  it('has all that was chosen from a list, for the form and for the thanks, and nothing that a visitor typed', () => {
    const answers = Object.fromEntries(QUESTION_NAMES.map((name) => [name, `words about ${name}`]))
    const context = {
      about: 'renting',
      answers: { ...answers, battery: 'gas', runs: 'no', service: 'repair', transport: 'bring' },
      vehicle: 'a',
      lineup: 1,
      town: 'dallas',
      testDrive: { day: '2026-06-13', part: 'morning', showroom: 'scranton' },
      wanted: 'seats=4',
      compared: ['a', 'b'],
      estimate: { down: 1, months: 2, rate: 3 },
      rental: { cart: 'UTILITY', days: 1, from: '2026-06-12', list: 'town', town: 'dallas', miles: 14 },
    } as const
    // The form posts its topic as an interest.
    const typed = ['brand', 'year', 'problem', 'place', 'drive', 'meet']
    const listed = CONTEXT_NAMES.filter((name) => !typed.includes(name))
    expect(contextFields(context).map(([name]) => name)).toEqual(['about', ...listed])
    expect(thanksPath(context)).toBe(contactPath(context).replace('/contact', '/thank-you'))
    expect(thanksPath(context)).not.toContain('words')
  })
})
