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

  it("has all of its names in one list, and the thanks have the same context without a visitor's words", () => {
    const context = {
      about: 'renting',
      answers: {
        ...{
          brand: 'E',
          year: '2019',
          battery: 'gas',
          runs: 'no',
          service: 'repair',
          problem: 'x',
          place: 'x',
          transport: 'bring',
          drive: 'Nomad',
          meet: 'Friday',
        },
      },
      vehicle: 'a',
      lineup: 1,
      town: 'dallas',
      testDrive: { day: '2026-06-13', part: 'morning', showroom: 'scranton' },
      next: 'b',
      wanted: 'seats=4',
      compared: ['a', 'b'],
      estimate: { down: 1, months: 2, rate: 3 },
      rental: { cart: 'UTILITY', days: 1, from: '2026-06-12', list: 'town', town: 'dallas', miles: 14 },
    } as const
    expect(contextFields(context).map(([name]) => name)).toEqual(CONTEXT_NAMES)
    const written = /&(problem|place|drive|meet)=[^&]+/g
    expect(thanksPath(context)).toBe(contactPath(context).replace('/contact', '/thank-you').replace(written, ''))
  })
})
