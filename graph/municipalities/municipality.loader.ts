import DataLoader from 'dataloader'
import type { Municipality } from './municipality.entity.ts'
import type { MunicipalityService } from './municipality.service.ts'

export function createMunicipalityLoaders(municipalities: MunicipalityService) {
  return {
    /** The others from the nearest to the farthest, for all municipalities of an operation in one statement. */
    neighbours: new DataLoader<Municipality, Municipality[], string>((keys) => municipalities.neighbours(keys), {
      cacheKeyFn: ({ slug }) => slug,
    }),
  }
}
