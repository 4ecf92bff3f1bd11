import DataLoader from 'dataloader'
import { type Location, LocationType } from '#graph/locations/location.entity.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import { distanceInKm } from '#graph/shared/distance.ts'
import type { Municipality } from './municipality.entity.ts'
import type { MunicipalityService } from './municipality.service.ts'

export interface MunicipalityContext {
  loaders: ReturnType<typeof createMunicipalityLoaders>
}

export function createMunicipalityLoaders({
  municipalities,
  locations,
}: {
  municipalities: MunicipalityService
  locations: LocationService
}) {
  return {
    /** All other municipalities, the nearest first; one statement for an operation. */
    neighbours: new DataLoader<Municipality, Municipality[], string>((keys) => municipalities.neighbours(keys), {
      cacheKeyFn: ({ slug }) => slug,
    }),

    /** The nearest location that can be visited, or null without any; one statement for an operation. */
    nearestShowroom: new DataLoader<Municipality, Location | null, string>(
      async (keys) => {
        const showrooms = await locations.list(LocationType.PHYSICAL)
        return keys.map((municipality) => nearest(municipality, showrooms))
      },
      { cacheKeyFn: ({ slug }) => slug },
    ),
  }
}

function nearest(municipality: Municipality, showrooms: Location[]): Location | null {
  const byDistance = showrooms.toSorted((a, b) => distanceInKm(municipality, a) - distanceInKm(municipality, b))
  return byDistance[0] ?? null
}
