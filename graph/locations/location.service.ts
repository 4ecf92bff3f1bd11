import type { DataSource, Repository } from 'typeorm'
import { Location, type LocationType } from './location.entity.ts'

/** Reads the dealer's locations, in the order in which the dealer lists them. */
export class LocationService {
  private readonly locations: Repository<Location>

  constructor(database: DataSource) {
    this.locations = database.getRepository(Location)
  }

  list(type?: LocationType | null): Promise<Location[]> {
    return this.locations.find({ where: type ? { type } : {}, order: { position: 'ASC', id: 'ASC' } })
  }

  find(id: string): Promise<Location | null> {
    return this.locations.findOneBy({ id })
  }
}
