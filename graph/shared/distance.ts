import type { Coordinates } from './place.result.ts'

const EARTH_RADIUS_KM = 6371

/** Length of the great circle between two points (haversine), in kilometres: shorter than any road. */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

export const nearestFirst = <Place extends Coordinates>(from: Coordinates, places: readonly Place[]): Place[] => {
  const distances = new Map(places.map((place) => [place, distanceInKm(from, place)]))
  return places.toSorted((one, other) => distances.get(one)! - distances.get(other)!)
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const KM_PER_MILE = 1.609344

/** Hills and bends make a road about this much longer than a straight line. */
const ROAD_FACTOR = 1.25

export const roadMilesBetween = (from: Coordinates, to: Coordinates): number =>
  Math.ceil(distanceInMiles(from, to) * ROAD_FACTOR)

export const distanceInMiles = (from: Coordinates, to: Coordinates): number => distanceInKm(from, to) / KM_PER_MILE
