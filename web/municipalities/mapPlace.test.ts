import county from '#graph/dealer/county.json' with { type: 'json' }
import { LOCATIONS } from '#graph/seed/locations.ts'
import { MUNICIPALITIES } from '#graph/seed/municipalities.ts'
import { isCrowded, isLandmark, isOnMap, type MapPlace, mapPosition, nameSide } from './mapPlace.ts'

const SCRANTON = { latitude: 41.409, longitude: -75.6624 }
const POCONO_PINES = { latitude: 41.107, longitude: -75.4546 }
const town = (name: string, latitude: number, longitude: number): MapPlace => ({
  name,
  latitude,
  longitude,
  isShowroom: false,
})
const HAZLETON = town('Hazleton', 40.9584, -75.9746)
const HARLEIGH = town('Harleigh', 40.983, -75.969)
const DALLAS = town('Dallas', 41.3362, -75.9633)
const MOUNTAIN_TOP = town('Mountain Top', 41.1695, -75.8774)
const BEAR_CREEK = town('Bear Creek', 41.182, -75.756)

describe('the county map', () => {
  it('starts in its north-western corner, and has the same scale both ways: a mile east is as long as a mile south', () => {
    const { west, north } = county.projection
    expect(mapPosition({ latitude: north, longitude: west })).toEqual({ x: 0, y: 0 })
    const step = 0.1
    const { x, y } = mapPosition({ latitude: north - step, longitude: west + step })
    expect((x * county.width) / (y * county.height)).toBeCloseTo(Math.cos((41.165 * Math.PI) / 180), 3)
  })

  it('drops a name that the lit one would lie over, and no other', () => {
    expect(isCrowded(HAZLETON, HARLEIGH, [])).toBe(true)
    expect(isCrowded(HAZLETON, DALLAS, [])).toBe(false)
    expect(isCrowded(HAZLETON, HAZLETON, [])).toBe(false)
    expect(isCrowded(HAZLETON, undefined, [])).toBe(false)
    // A long name reaches farther.
    const huntingtonMills = town('Huntington Mills', 41.1835, -76.2345)
    expect(isCrowded(MOUNTAIN_TOP, huntingtonMills, [])).toBe(true)
    expect(isCrowded(MOUNTAIN_TOP, { ...huntingtonMills, name: 'Cambra' }, [])).toBe(false)
  })

  it('puts names in the east on the left of their pins, so that they stay on the map', () => {
    const places = [SCRANTON, POCONO_PINES].map(({ latitude, longitude }) => town('Somewhere', latitude, longitude))
    expect([HAZLETON, ...places].map((place) => nameSide(place, places))).toEqual(['right', 'right', 'left'])
  })

  it('puts a name below its pin where another pin is in its way', () => {
    expect(nameSide(MOUNTAIN_TOP, [MOUNTAIN_TOP, DALLAS])).toBe('right')
    expect(nameSide(MOUNTAIN_TOP, [MOUNTAIN_TOP, BEAR_CREEK])).toBe('below')
    expect(nameSide({ ...MOUNTAIN_TOP, isShowroom: true }, [MOUNTAIN_TOP, BEAR_CREEK])).toBe('below-right')
    // Ending at its pin, it would leave the map in the west.
    const west = town('Huntington Mills', 41.1835, -76.2345)
    expect(nameSide(west, [west, { ...west, longitude: -76.1 }])).toBe('below-right')
    // The name is no longer beside the pin, and another one has room there.
    expect(isCrowded(MOUNTAIN_TOP, BEAR_CREEK, [])).toBe(true)
    expect(isCrowded(MOUNTAIN_TOP, BEAR_CREEK, [MOUNTAIN_TOP, BEAR_CREEK])).toBe(false)
  })
})

it('leaves the links of the narrowest map room to be pressed', () => {
  const NARROWEST = 278
  // The share of the map's width that an area has, and a little of it to spare.
  const LEAST = 0.094 * NARROWEST
  const places: MapPlace[] = [
    ...MUNICIPALITIES.map(({ name, latitude, longitude }) => town(name, latitude, longitude)),
    ...LOCATIONS.filter(({ type }) => type === 'PHYSICAL').map((showroom) => ({ ...showroom, isShowroom: true })),
  ]
  const links = places.filter((place) => isOnMap(place) && isLandmark(place)).map((place) => mapPosition(place))
  expect(links.length).toBeGreaterThan(6)
  const height = (NARROWEST * county.height) / county.width
  const near = links.filter((a, index) =>
    links
      .slice(index + 1)
      .some((b) => (Math.abs(a.x - b.x) * NARROWEST) / 100 < LEAST && (Math.abs(a.y - b.y) * height) / 100 < LEAST),
  )
  expect(near).toEqual([])
})
