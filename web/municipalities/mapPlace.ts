import county from '#graph/dealer/county.json' with { type: 'json' }
import { DEALER } from '#graph/dealer/dealer.ts'
import type { Point } from '#web/ui/directions.ts'

export type MapPlace = Point & {
  name: string
  href?: string
  kind: 'town' | 'showroom'
  /** The place that the page is about: lit, with its name beside it. */
  isCurrent?: boolean
}

// In percent of the narrowest map, on a phone: the width of a letter, the height of a line, and the width of a pin.
const LETTER = 2.7
const LINE = 7
const PIN = 6
/** East of this percentage, a name stands on the left of its pin. */
const LEFT_FROM = 74

/** Position of a point on the county map, in percent of width and height; outside 0 to 100 the point is off the map. */
export const mapPosition = ({ latitude, longitude }: Point) => {
  const { west, north, cosine, unitsPerDegree } = county.projection
  const x = (longitude - west) * cosine * unitsPerDegree
  const y = (north - latitude) * unitsPerDegree
  return { x: (100 * x) / county.width, y: (100 * y) / county.height }
}

export const isOnMap = (point: Point) =>
  Object.values(mapPosition(point)).every((percent) => percent >= 0 && percent <= 100)

export const isLandmark = ({ kind, name }: MapPlace) =>
  kind === 'showroom' || DEALER.county.landmarks.some((landmark) => landmark === name)

export const nameSide = (point: Point) => (mapPosition(point).x > LEFT_FROM ? 'left' : 'right')

/** Horizontal extent of a place's pin and name. */
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
