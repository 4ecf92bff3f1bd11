import type { Point } from '#web/ui/directions.ts'

const EARTH_RADIUS_MILES = 3958.8
const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Length of the great circle between two points, in miles: shorter than any road. */
export const milesBetween = (from: Point, to: Point) => {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Direction of a point as seen from another one, one of eight words: "northwest". */
export const directionFrom = (from: Point, to: Point) => {
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2))
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return WINDS[(eighths + WINDS.length) % WINDS.length]!
}

/** Places with their distances in miles, the nearest first. */
export const byDistance = <Place extends { coordinates: Point }>(places: readonly Place[], from: Point) =>
  places.map((place) => ({ place, miles: milesBetween(from, place.coordinates) })).sort((a, b) => a.miles - b.miles)

/** "1 mile", "12 miles"; a distance that rounds to nothing is "less than a mile". */
export const milesInWords = (miles: number) => {
  const whole = Math.round(miles)
  if (whole === 0) return 'less than a mile'
  return whole === 1 ? '1 mile' : `${whole} miles`
}
