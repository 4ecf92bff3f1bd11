import type { CatalogueMemo } from '#graph/database/catalogue-memo.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { Location, type LocationType } from './location.entity.ts'

/** Reads the dealer's locations, in the order in which the dealer lists them. */
export class LocationService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly memo: CatalogueMemo,
  ) {}

  async list(type?: LocationType | null): Promise<Location[]> {
    const all = await this.memo.remember('all', () =>
      this.database.read((database) =>
        database.getRepository(Location).find({ order: { position: 'ASC', id: 'ASC' } }),
      ),
    )
    return type ? all.filter((location) => location.type === type) : all
  }

  async find(id: string): Promise<Location | null> {
    return (await this.list()).find((location) => location.id === id) ?? null
  }
}
