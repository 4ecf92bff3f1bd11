import type { Catalogue } from '#graph/database/catalogue.ts'
import { Location, type LocationType } from './location.entity.ts'

/** Reads the dealer's locations, in the order in which the dealer lists them. */
export class LocationService {
  constructor(private readonly catalogue: Catalogue) {}

  list(type?: LocationType | null): Promise<Location[]> {
    return this.catalogue.read((database) =>
      database.getRepository(Location).find({ where: type ? { type } : {}, order: { position: 'ASC', id: 'ASC' } }),
    )
  }

  find(id: string): Promise<Location | null> {
    return this.catalogue.read((database) => database.getRepository(Location).findOneBy({ id }))
  }
}
