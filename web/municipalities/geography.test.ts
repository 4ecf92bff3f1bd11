import { directionFrom, milesInWords } from './geography.ts'

const ORIGIN = { latitude: 0, longitude: 0 }

describe('directionFrom', () => {
  it.each([
    [1, 0, 'north'],
    [1, 1, 'northeast'],
    [0, 1, 'east'],
    [-1, 1, 'southeast'],
    [-1, 0, 'south'],
    [-1, -1, 'southwest'],
    [0, -1, 'west'],
    [1, -1, 'northwest'],
  ])('calls %d degree up and %d across %s', (latitude, longitude, direction) => {
    expect(directionFrom(ORIGIN, { latitude, longitude })).toBe(direction)
  })

  it('takes the narrower degrees of longitude into account', () => {
    // Half a degree up and 0.6 across looks like northeast by the numbers; at 80° north it is almost straight up.
    const from = { latitude: 80, longitude: 0 }
    expect(directionFrom(from, { latitude: 80.5, longitude: 0.6 })).toBe('north')
  })
})

describe('milesInWords', () => {
  it.each([
    [0.3, 'less than a mile'],
    [0.6, '1 mile'],
    [1.6, '2 miles'],
    [12.36, '12 miles'],
  ])('says %d as "%s"', (miles, text) => {
    expect(milesInWords(miles)).toBe(text)
  })
})
