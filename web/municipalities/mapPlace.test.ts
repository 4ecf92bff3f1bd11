import county from '#graph/dealer/county.json' with { type: 'json' }
import { LOCATIONS } from '#graph/seed/locations.ts'
import { MUNICIPALITIES } from '#graph/seed/municipalities.ts'
import {
  isCrowded,
  isLandmark,
  isOnMap,
  type MapPlace,
  mapPosition,
  NARROWEST,
  nameSide,
  pinTargets,
} from './mapPlace.ts'

const SCRANTON = { latitude: 41.409, longitude: -75.6624 }
const POCONO_PINES = { latitude: 41.107, longitude: -75.4546 }
const HATFIELD = { latitude: 40.2798, longitude: -75.2993 }
const town = (name: string, latitude: number, longitude: number): MapPlace => ({
  name,
  latitude,
  longitude,
  kind: 'town',
})
const HAZLETON = town('Hazleton', 40.9584, -75.9746)
const HARLEIGH = town('Harleigh', 40.983, -75.969)
const DALLAS = town('Dallas', 41.3362, -75.9633)

describe('the county map', () => {
  it('starts in its north-western corner and grows to the south and the east', () => {
    const { west, north } = county.projection
    expect(mapPosition({ latitude: north, longitude: west })).toEqual({ x: 0, y: 0 })
    const { x, y } = mapPosition(DALLAS)
    expect(mapPosition({ ...DALLAS, latitude: DALLAS.latitude - 0.1 }).y).toBeGreaterThan(y)
    expect(mapPosition({ ...DALLAS, longitude: DALLAS.longitude + 0.1 }).x).toBeGreaterThan(x)
  })

  it('has the same scale both ways: a mile east is as long as a mile south', () => {
    const eastward =
      mapPosition({ latitude: 41.165, longitude: -76 }).x - mapPosition({ latitude: 41.165, longitude: -76.1 }).x
    const southward =
      mapPosition({ latitude: 41.1, longitude: -76 }).y - mapPosition({ latitude: 41.2, longitude: -76 }).y
    const shape = county.width / county.height
    expect((eastward * shape) / southward).toBeCloseTo(Math.cos((41.165 * Math.PI) / 180), 3)
  })

  it('shows the showrooms around the county and leaves out the one far south', () => {
    expect([SCRANTON, POCONO_PINES, HATFIELD].map(isOnMap)).toEqual([true, true, false])
  })

  it('names the cities and the showrooms', () => {
    expect([HAZLETON, HARLEIGH, { ...DALLAS, kind: 'showroom' as const }].map(isLandmark)).toEqual([true, false, true])
  })

  it('drops a name that the lit one would lie over, and no other', () => {
    expect(isCrowded(HAZLETON, HARLEIGH)).toBe(true)
    expect(isCrowded(HAZLETON, DALLAS)).toBe(false)
    expect(isCrowded(HAZLETON, HAZLETON)).toBe(false)
    expect(isCrowded(HAZLETON, undefined)).toBe(false)
  })

  it('counts with long names of lit places', () => {
    const mountainTop = town('Mountain Top', 41.1695, -75.8774)
    const huntingtonMills = town('Huntington Mills', 41.1835, -76.2345)
    expect(isCrowded(mountainTop, huntingtonMills)).toBe(true)
    expect(isCrowded(mountainTop, { ...huntingtonMills, name: 'Cambra' })).toBe(false)
  })

  it('puts names in the east on the left of their pins, so that they stay on the map', () => {
    expect([HAZLETON, SCRANTON, POCONO_PINES].map(nameSide)).toEqual(['right', 'right', 'left'])
  })
})

describe('the pins of a map', () => {
  const towns = MUNICIPALITIES.map(
    ({ name, slug, latitude, longitude }): MapPlace => ({ name, href: slug, latitude, longitude, kind: 'town' }),
  )
  const showrooms = LOCATIONS.filter(({ type }) => type === 'PHYSICAL').map(
    ({ city, latitude, longitude }): MapPlace => ({ name: city!, latitude, longitude, kind: 'showroom' }),
  )
  const maps = [undefined, ...towns].map((current): [string, MapPlace[]] => [
    current?.name ?? 'the whole county',
    [...towns.map((town) => ({ ...town, isCurrent: town === current })), ...showrooms].filter(isOnMap),
  ])

  it.each(maps)('of %s leave each other room to be pressed', (_name, places) => {
    const targets = pinTargets(places)
    for (const [width, reaches] of [
      [NARROWEST.phone, ['always']],
      [NARROWEST.wide, ['always', 'wide']],
    ] as const) {
      const height = (width * county.height) / county.width
      const pressed = places.filter((place) => reaches.some((reach) => reach === targets.get(place)))
      const centers = pressed.map((place) => {
        const { x, y } = mapPosition(place)
        return { name: place.name, x: (x * width) / 100, y: (y * height) / 100 }
      })
      const near = centers.flatMap((a, index) =>
        centers
          .slice(index + 1)
          .filter((b) => Math.abs(a.x - b.x) < 24 && Math.abs(a.y - b.y) < 24)
          .map((b) => `${a.name} and ${b.name}`),
      )
      expect(near).toEqual([])
      expect(pressed.some(({ isCurrent }) => isCurrent)).toBe(false)
    }
  })

  it.each(maps)('of %s lead to all showrooms and cities on a wide screen', (_name, places) => {
    const targets = pinTargets(places)
    const lost = places.filter((place) => isLandmark(place) && !place.isCurrent && targets.get(place) === 'never')
    expect(lost.map(({ name }) => name)).toEqual([])
  })
})
