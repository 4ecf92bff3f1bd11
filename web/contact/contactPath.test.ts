import { contactPath } from './contactPath.ts'

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
})
