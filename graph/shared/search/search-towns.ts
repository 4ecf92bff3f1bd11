import type { Coordinates } from '#graph/api/coordinates.result.ts'
import { distanceInKm } from '#graph/shared/distance.ts'
import type { SearchedFacts } from './search-phrases.ts'

/** The towns that a search knows, by their names in lower case: whoever names one means the carts of its nearest showroom. */
export type SearchTowns = ReadonlyMap<string, { facts: SearchedFacts; note: string }>

type Town = { name: string } & Coordinates
type Showroom = { id: string; name: string; city: string | null } & Coordinates

export function searchTowns(towns: readonly Town[], showrooms: readonly Showroom[]): SearchTowns {
  return new Map(
    towns.flatMap((town) => {
      const [nearest] = showrooms.toSorted((one, other) => distanceInKm(town, one) - distanceInKm(town, other))
      if (!nearest) return []
      const note = `${town.name} is closest to our ${nearest.city ?? nearest.name} showroom. These carts are there.`
      return [[town.name.toLowerCase().replaceAll('-', ' '), { facts: { locationId: nearest.id }, note }] as const]
    }),
  )
}
