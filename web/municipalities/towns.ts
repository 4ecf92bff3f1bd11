import { rentalDeliveryFee } from '#graph/dealer/figures.ts'
import { distanceInMiles, roadMilesBetween } from '#graph/shared/distance.ts'
import type { Towns_LocationFragment, Towns_TownFragment } from '#web/generated/graphql.ts'
import type { TownContent } from '#web/seo/pageGraph.ts'
import type { Point } from '#web/ui/directions.ts'
import { counted } from '#web/ui/format.ts'

/** `delivery` has the miles from the nearest showroom. */
type Town = { coordinates: Point; delivery?: { roadMiles: number } | null }
type Location = Towns_LocationFragment

export type TownShowroom<Place extends Location = Location> = {
  location: Place
  city: string
  /** By road. */
  miles: number
  isInTown: boolean
  /** Completes "Dallas is": "about 12 miles northwest of our Mountain Top showroom", "home to our … showroom". */
  text: string
}

/** The showrooms from the nearest to the farthest; a location without a city is none. */
export const nearestShowrooms = <Place extends Location>(town: Town, locations: readonly Place[]) =>
  byDistance(
    locations.filter(({ city }) => city),
    town.coordinates,
  ).map(({ place }, index): TownShowroom<Place> => {
    const { coordinates } = place
    const city = place.city!
    const deliveryMiles = index === 0 ? town.delivery?.roadMiles : undefined
    const miles = deliveryMiles ?? roadMilesBetween(coordinates, town.coordinates)
    const isInTown = miles === 0
    const way = `about ${milesInWords(miles)} ${directionFrom(coordinates, town.coordinates)} of our ${city} showroom`
    return { location: place, city, miles, isInTown, text: isInTown ? `home to our ${city} showroom` : way }
  })

/** A town with the delivery of a rental: a showroom of its own is no way. */
export const rentalTown = ({ slug, name }: { slug: string; name: string }, { isInTown, miles }: TownShowroom) => ({
  slug,
  name,
  fee: rentalDeliveryFee(miles),
  ...(!isInTown && { miles }),
})

export const rentalTowns = (
  towns: readonly (Town & { slug: string; name: string })[],
  locations: readonly Location[],
) =>
  towns.flatMap((town) =>
    nearestShowrooms(town, locations)
      .slice(0, 1)
      .map((nearest) => rentalTown(town, nearest)),
  )

export const townNode = ({ name, type, coordinates }: Towns_TownFragment): TownContent => ({
  name,
  isCity: type === 'CITY',
  coordinates,
})

const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Direction of a point as seen from another one, one of eight words: "northwest". */
export const directionFrom = (from: Point, to: Point) => {
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2))
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return WINDS[(eighths + WINDS.length) % WINDS.length]!
}

export const byDistance = <Place extends { coordinates: Point }>(places: readonly Place[], from: Point) =>
  places.map((place) => ({ place, miles: distanceInMiles(from, place.coordinates) })).sort((a, b) => a.miles - b.miles)

/** "1 mile", "12 miles"; a distance that rounds to nothing is "less than a mile". */
export const milesInWords = (miles: number) => {
  const whole = Math.round(miles)
  return whole === 0 ? 'less than a mile' : counted(whole, 'mile')
}
