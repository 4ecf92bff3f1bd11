import { roadMilesBetween } from '#graph/shared/distance.ts'
import type {
  TownFacts_LocationFragment,
  TownFacts_PlanFragment,
  TownFacts_TownFragment,
} from '#web/generated/graphql.ts'
import type { TownContent } from '#web/seo/structuredData/town.ts'
import type { Point } from '#web/ui/directions.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { byDistance, directionFrom, milesInWords } from './geography.ts'

/** `delivery` has the miles from the nearest showroom. */
type Town = { name: string; coordinates: Point; delivery?: { roadMiles: number } | null }
type Location = TownFacts_LocationFragment

/** A showroom as seen from a town. */
export type Reach<Place extends Location = Location> = {
  showroom: Place
  city: string
  /** By road. */
  miles: number
  isInTown: boolean
  /** Completes "Dallas is": "about 12 miles northwest of our Mountain Top showroom", "home to our … showroom". */
  text: string
}

/** The showrooms from the nearest to the farthest; a location without a city is none. */
export const showroomsFrom = <Place extends Location>(town: Omit<Town, 'name'>, locations: readonly Place[]) =>
  byDistance(
    locations.filter(({ city }) => city),
    town.coordinates,
  ).map(({ place }, index): Reach<Place> => {
    const { coordinates } = place
    const city = place.city!
    const ofNearest = index === 0 ? town.delivery?.roadMiles : undefined
    const miles = ofNearest ?? roadMilesBetween(coordinates, town.coordinates)
    const isInTown = miles === 0
    const way = `about ${milesInWords(miles)} ${directionFrom(coordinates, town.coordinates)} of our ${city} showroom`
    return { showroom: place, city, miles, isInTown, text: isInTown ? `home to our ${city} showroom` : way }
  })

type NamedTown = Town & { slug: string }

/** A town to which carts are delivered over so many miles; none from a showroom of its own. */
export const rentalTown = ({ slug, name }: { slug: string; name: string }, { isInTown, miles }: Reach) => ({
  slug,
  name,
  ...(!isInTown && { miles }),
})

/** The towns that a showroom delivers to. */
export const rentalTowns = (towns: readonly NamedTown[], locations: readonly Location[]) =>
  towns.flatMap((town) =>
    showroomsFrom(town, locations)
      .slice(0, 1)
      .map((nearest) => rentalTown(town, nearest)),
  )

/** The price of the cheapest plan; undefined when there are no plans. */
export const lowestRental = (plans: readonly TownFacts_PlanFragment[]) =>
  plans.length > 0 ? formatPrice(Math.min(...plans.map(({ price }) => price))) : undefined

/** The slug in "/{slug}-golf-carts"; undefined for another address. */
export const slugOfAddress = (address: string) => /^(.+)-golf-carts$/.exec(address)?.[1]

/** The town for structured data. */
export const townNode = ({ name, type, coordinates }: TownFacts_TownFragment): TownContent => ({
  name,
  isCity: type === 'CITY',
  coordinates,
})
