import type { Catalogue } from '#graph/database/catalogue.ts'
import type { CatalogueMemo } from '#graph/database/catalogue-memo.ts'
import { Location, type LocationType } from './location.entity.ts'

/** Reads the dealer's locations, in the order in which the dealer lists them. */
export class LocationService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly memo: CatalogueMemo,
  ) {}

  list(type?: LocationType | null): Promise<Location[]> {
    return this.memo.remember(String(type), () =>
      this.catalogue.read((database) =>
        database.getRepository(Location).find({ where: type ? { type } : {}, order: { position: 'ASC', id: 'ASC' } }),
      ),
    )
  }

  find(id: string): Promise<Location | null> {
    return this.catalogue.read((database) => database.getRepository(Location).findOneBy({ id }))
  }
}
