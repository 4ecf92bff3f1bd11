import county from './county.json' with { type: 'json' }

type Point = { latitude: number; longitude: number }

export type MapPlace = Point & {
  name: string
  href?: string
  kind: 'town' | 'showroom'
  /** The place that the page is about: lit, with its name beside it. */
  isCurrent?: boolean
}

/** Towns that carry their names; the others show them when pointed at. */
const CITIES = ['Wilkes-Barre', 'Hazleton', 'Pittston', 'Nanticoke']
// In percent of the narrowest map, on a phone: what a letter takes, what a line of text does, and the pin before it.
const LETTER = 2.7
const LINE = 7
const PIN = 6
/** Farther to the east, a name stands on the left of its pin. */
const LEFT_FROM = 74

/** Where a point stands on the county map, in percent of its width and height; beyond 0 to 100 it is off the map. */
export const mapPosition = ({ latitude, longitude }: Point) => {
  const { west, north, cosine, unitsPerDegree } = county.projection
  const x = (longitude - west) * cosine * unitsPerDegree
  const y = (north - latitude) * unitsPerDegree
  return { x: (100 * x) / county.width, y: (100 * y) / county.height }
}

export const isOnMap = (point: Point) =>
  Object.values(mapPosition(point)).every((percent) => percent >= 0 && percent <= 100)

export const isLandmark = ({ kind, name }: MapPlace) => kind === 'showroom' || CITIES.includes(name)

export const nameSide = (point: Point) => (mapPosition(point).x > LEFT_FROM ? 'left' : 'right')

/** From where to where the pin and the name of a place reach across the map. */
const extent = (place: MapPlace) => {
  const { x } = mapPosition(place)
  const length = PIN + place.name.length * LETTER
  return nameSide(place) === 'left' ? { from: x - length, to: x } : { from: x, to: x + length }
}

/** Whether the name of the current place would lie over this one's. */
export const isCrowded = (place: MapPlace, current: MapPlace | undefined) => {
  if (!current || place === current) return false
  const own = extent(place)
  const lit = extent(current)
  const areSideBySide = own.to < lit.from || lit.to < own.from
  return !areSideBySide && Math.abs(mapPosition(place).y - mapPosition(current).y) < LINE
}
