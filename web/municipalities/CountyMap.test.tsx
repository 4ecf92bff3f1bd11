import { render, screen, within } from '@testing-library/react'
import county from '#graph/dealer/county.json' with { type: 'json' }
import { LOCATIONS } from '#graph/seed/locations.ts'
import { MUNICIPALITIES } from '#graph/seed/municipalities.ts'
import { CountyMap } from './CountyMap.tsx'
import { isCrowded, isLandmark, isOnMap, type MapPlace, mapPosition, nameSide } from './mapPlace.ts'

const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } })
const DALLAS = { slug: 'dallas', name: 'Dallas', ...at(41.3362, -75.9633) }
const HAZLETON = { slug: 'hazleton', name: 'Hazleton', ...at(40.9584, -75.9746) }
const SCRANTON = { id: 'scranton', name: 'Ridgeline Golf Carts – Scranton', ...at(41.409, -75.6624) }
const HATFIELD = { id: 'hatfield', name: 'Ridgeline Golf Carts – Hatfield', ...at(40.2798, -75.6624) }

describe('CountyMap', () => {
  it('links the cities and the showrooms by the name of the place alone, and names the other towns', () => {
    render(<CountyMap title="Towns we serve" towns={[DALLAS, HAZLETON]} showrooms={[SCRANTON]} />)
    expect(screen.getByTitle('Dallas')).toBeTruthy()
    expect(screen.getByRole('figure', { name: 'Towns we serve' })).toBeTruthy()
    const addresses = within(screen.getByRole('figure'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(addresses).toEqual([
      ['Scranton showroom', '/showroom#scranton'],
      ['Hazleton', '/hazleton-golf-carts'],
    ])
  })

  it('names what lies beyond its edge', () => {
    render(<CountyMap title="Towns we serve" towns={[DALLAS]} showrooms={[HATFIELD]} />)
    expect(within(screen.getByRole('figure')).queryByRole('link')).toBeNull()
    expect(screen.getByText('Hatfield is 60 miles south')).toBeTruthy()
    // The tools are those of a town.
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('marks the place of the page and tells the way to the nearest showroom', () => {
    render(<CountyMap title="Towns we serve" towns={[DALLAS]} showrooms={[HATFIELD, SCRANTON]} currentSlug="dallas" />)
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Dallas')
    const directions = screen.getByRole('link', { name: 'Directions to Scranton (opens in a new tab)' })
    expect(directions.getAttribute('href')).toBe('https://www.openstreetmap.org/directions?to=41.409,-75.6624')
  })
})

const POCONO_PINES = { latitude: 41.107, longitude: -75.4546 }
const town = (name: string, latitude: number, longitude: number): MapPlace => ({
  ...{ name, latitude, longitude, isShowroom: false },
})
const HAZLETON_PIN = town('Hazleton', 40.9584, -75.9746)
const HARLEIGH = town('Harleigh', 40.983, -75.969)
const DALLAS_PIN = town('Dallas', 41.3362, -75.9633)
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
    expect(isCrowded(HAZLETON_PIN, HARLEIGH, [])).toBe(true)
    expect(isCrowded(HAZLETON_PIN, DALLAS_PIN, [])).toBe(false)
    expect(isCrowded(HAZLETON_PIN, HAZLETON_PIN, [])).toBe(false)
    expect(isCrowded(HAZLETON_PIN, undefined, [])).toBe(false)
    // A long name reaches farther.
    const huntingtonMills = town('Huntington Mills', 41.1835, -76.2345)
    expect(isCrowded(MOUNTAIN_TOP, huntingtonMills, [])).toBe(true)
    expect(isCrowded(MOUNTAIN_TOP, { ...huntingtonMills, name: 'Cambra' }, [])).toBe(false)
  })

  it('puts names in the east on the left of their pins, so that they stay on the map', () => {
    const places = [SCRANTON.coordinates, POCONO_PINES].map(({ latitude, longitude }) =>
      town('Somewhere', latitude, longitude),
    )
    expect([HAZLETON_PIN, ...places].map((place) => nameSide(place, places))).toEqual(['right', 'right', 'left'])
  })

  it('puts a name below its pin where another pin is in its way', () => {
    expect(nameSide(MOUNTAIN_TOP, [MOUNTAIN_TOP, DALLAS_PIN])).toBe('right')
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
