import { CONTEXT_NAMES, contactPath, contextFields, thanksPath } from './contactPath.ts'

describe('contactPath', () => {
  it.each([
    [{}, '/contact'],
    [{ vehicle: 'nomad-xl' }, '/contact?vehicle=nomad-xl'],
    [{ vehicle: 'a/b & c' }, '/contact?vehicle=a%2Fb%20%26%20c'],
    [
      { vehicle: 'nomad-xl', estimate: { down: 0, months: 60, rate: 7.99 } },
      '/contact?vehicle=nomad-xl&down=0&months=60&rate=7.99',
    ],
    [{ estimate: { down: 0, months: 60, rate: 7.99 } }, '/contact'],
    [{ compared: ['nomad', 'nomad-xl'] }, '/contact?compare=nomad,nomad-xl'],
    [{ rental: { cart: 'FOUR_SEATER', days: 7 } }, '/contact?cart=FOUR_SEATER&days=7'],
    [
      { rental: { cart: 'FOUR_SEATER', days: 7, town: 'dallas', miles: 14 } },
      '/contact?cart=FOUR_SEATER&days=7&town=dallas&miles=14',
    ],
  ] as const)('writes %j', (context, path) => {
    expect(contactPath(context)).toBe(path)
  })

  it('has all of its names in one list, and the thanks have the same context', () => {
    const context = {
      about: 'renting',
      vehicle: 'a',
      lineup: 1,
      testDrive: { day: '2026-06-13', part: 'morning', showroom: 'scranton' },
      next: 'b',
      wanted: 'seats=4',
      compared: ['a', 'b'],
      estimate: { down: 1, months: 2, rate: 3 },
      rental: { cart: 'UTILITY', days: 1, from: '2026-06-12', list: 'town', town: 'dallas', miles: 14 },
    } as const
    expect(contextFields(context).map(([name]) => name)).toEqual(CONTEXT_NAMES)
    expect(thanksPath(context)).toBe(contactPath(context).replace('/contact', '/thank-you'))
  })
})
