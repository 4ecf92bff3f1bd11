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

/** Side of the square in which a pin can be pressed, in px: the least that WCAG 2.2 asks for (target size, minimum). */
const TARGET = 24

/** Width in px of the narrowest map, on a phone, and of the narrowest from the `md` breakpoint on. */
export const NARROWEST = { phone: 278, wide: 495 }

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

const areApart = (a: Point, b: Point, width: number) => {
  const from = mapPosition(a)
  const to = mapPosition(b)
  const height = (width * county.height) / county.width
  return (Math.abs(from.x - to.x) * width) / 100 >= TARGET || (Math.abs(from.y - to.y) * height) / 100 >= TARGET
}

/** Screens on which a pin can be pressed. */
export type Reach = 'always' | 'wide' | 'never'

/**
 * Overlapping targets cannot be hit. Of places that are too near each other, the landmark or the first place is a link,
 * and the others are marks, on small screens or on all. The current place is never a link. Lists on the page name all towns.
 */
export const pinTargets = (places: readonly MapPlace[]): Map<MapPlace, Reach> => {
  const others = places.filter(({ isCurrent }) => !isCurrent)
  const ranked = [...others.filter(isLandmark), ...others.filter((place) => !isLandmark(place))]
  const reach = new Map<MapPlace, Reach>(places.map((place) => [place, 'never']))
  const chosen: MapPlace[] = []
  const choose = (width: number, as: Reach) => {
    for (const place of ranked) {
      if (chosen.includes(place) || !chosen.every((other) => areApart(place, other, width))) continue
      chosen.push(place)
      reach.set(place, as)
    }
  }
  choose(NARROWEST.phone, 'always')
  choose(NARROWEST.wide, 'wide')
  return reach
}
