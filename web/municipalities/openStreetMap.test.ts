import { streetMap } from './openStreetMap.ts'

const DALLAS = { latitude: 41.3362, longitude: -75.9633 }

describe('street map', () => {
  it('is of the surroundings of a point, with a mark on it', () => {
    const { origin, searchParams } = new URL(streetMap(DALLAS))
    expect(origin).toBe('https://www.openstreetmap.org')
    expect(searchParams.get('bbox')).toBe('-76.0233,41.2962,-75.9033,41.3762')
    expect(searchParams.get('marker')).toBe('41.3362,-75.9633')
  })

  it('is of the county, without a mark, when no point is given', () => {
    const { searchParams } = new URL(streetMap())
    expect(searchParams.get('bbox')).toBe('-76.3500,40.8800,-75.6000,41.4500')
    expect(searchParams.has('marker')).toBe(false)
  })
})
