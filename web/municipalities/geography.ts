import { distanceInMiles } from '#graph/shared/distance.ts'
import type { Point } from '#web/ui/directions.ts'

const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Direction of a point as seen from another one, one of eight words: "northwest". */
export const directionFrom = (from: Point, to: Point) => {
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2))
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return WINDS[(eighths + WINDS.length) % WINDS.length]!
}

/** Places with their distances in miles, the nearest first. */
export const byDistance = <Place extends { coordinates: Point }>(places: readonly Place[], from: Point) =>
  places.map((place) => ({ place, miles: distanceInMiles(from, place.coordinates) })).sort((a, b) => a.miles - b.miles)

/** "1 mile", "12 miles"; a distance that rounds to nothing is "less than a mile". */
export const milesInWords = (miles: number) => {
  const whole = Math.round(miles)
  if (whole === 0) return 'less than a mile'
  return whole === 1 ? '1 mile' : `${whole} miles`
}
