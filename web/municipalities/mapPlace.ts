import county from '#graph/dealer/county.json' with { type: 'json' }
import { DEALER } from '#graph/dealer/dealer.ts'
import type { Point } from '#web/ui/directions.ts'

export type MapPlace = Point & {
  name: string
  href?: string
  isShowroom: boolean
  /** The place that the page is about: lit, with its name beside it. */
  isCurrent?: boolean
}

// In percent of the narrowest map, on a phone: the width of a letter, the height of a line, and the width of a pin.
const LETTER = 2.7
const LINE = 7
const PIN = 6
/** East of this percentage, a name is on the left of its pin. */
const LEFT_FROM = 74
/** Half the height of a letter and half a dot. */
const COVERS_WITHIN = 3
/** The height of a showroom's pin, which stands on its point. */
const PIN_HEIGHT = 10

/** Position of a point on the county map, in percent of width and height; outside 0 to 100 the point is off the map. */
export const mapPosition = ({ latitude, longitude }: Point) => {
  const { west, north, cosine, unitsPerDegree } = county.projection
  const x = (longitude - west) * cosine * unitsPerDegree
  const y = (north - latitude) * unitsPerDegree
  return { x: (100 * x) / county.width, y: (100 * y) / county.height }
}

export const isOnMap = (point: Point) =>
  Object.values(mapPosition(point)).every((percent) => percent >= 0 && percent <= 100)

export const isLandmark = ({ isShowroom, name }: MapPlace) =>
  isShowroom || DEALER.county.landmarks.some((landmark) => landmark === name)

/** A name is on the right of its pin, unless it would leave the map or cover another pin there; below it, it ends at the pin, or begins at a showroom's. */
export const nameSide = (place: MapPlace, places: readonly MapPlace[]) => {
  const { x, y } = mapPosition(place)
  if (x > LEFT_FROM) return 'left'
  const length = place.name.length * LETTER
  const end = x + PIN + length
  const isCovering = places.some((other) => {
    const position = mapPosition(other)
    const below = position.y - y
    const height = other.isShowroom ? PIN_HEIGHT : COVERS_WITHIN
    return position.x > x + PIN / 2 && position.x < end && below > -COVERS_WITHIN && below < height
  })
  if (!isCovering) return 'right'
  return place.isShowroom || x < length + PIN ? 'below-right' : 'below'
}

/** Horizontal extent of a place's pin and name, and the height of the name. */
const extent = (place: MapPlace, places: readonly MapPlace[]) => {
  const { x, y } = mapPosition(place)
  const length = PIN + place.name.length * LETTER
  const side = nameSide(place, places)
  return {
    ...(side.endsWith('right') ? { from: x, to: x + length } : { from: x - length, to: x }),
    y: side.startsWith('below') ? y + LINE : y,
  }
}

/** Whether the name of the current place would lie over this one's. */
export const isCrowded = (place: MapPlace, current: MapPlace | undefined, places: readonly MapPlace[]) => {
  if (!current || place === current) return false
  const own = extent(place, places)
  const lit = extent(current, places)
  const areSideBySide = own.to < lit.from || lit.to < own.from
  return !areSideBySide && Math.abs(own.y - lit.y) < LINE
}
