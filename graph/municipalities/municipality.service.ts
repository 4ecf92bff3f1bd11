import { checkSearch } from '#graph/api/check-text.ts'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { distanceInKm } from '#graph/shared/distance.ts'
import type { MunicipalitiesArgs } from './municipality.args.ts'
import { Municipality, MunicipalityType } from './municipality.entity.ts'

const CITY_ALIAS = /-city$/

export class MunicipalityService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
  ) {}

  /** Throws an ArgumentError for a search that is too long. */
  async list({ type, listed, search }: MunicipalitiesArgs = {}): Promise<Municipality[]> {
    checkSearch('search', search)
    const words = search?.trim().toLowerCase()
    const all = await this.all()
    return all.filter(
      (municipality) =>
        (!type || municipality.type === type) &&
        (listed == null || municipality.listed === listed) &&
        (!words || municipality.name.toLowerCase().includes(words)),
    )
  }

  private all(): Promise<Municipality[]> {
    return this.cache.remember('all', () =>
      this.database.read((database) =>
        database.getRepository(Municipality).find({ order: { name: 'ASC', slug: 'ASC' } }),
      ),
    )
  }

  /** By slug or name; a city also by its slug followed by "-city". */
  async find(given: string): Promise<Municipality | null> {
    const all = await this.all()
    const slug = given.trim().toLowerCase().replaceAll(/\s+/g, '-')
    const city = slug.replace(CITY_ALIAS, '')
    return (
      all.find((municipality) => municipality.slug === slug) ??
      all.find((municipality) => municipality.slug === city && municipality.type === MunicipalityType.CITY) ??
      null
    )
  }

  /** For each given municipality all others, the nearest first. */
  async neighbours(of: readonly Municipality[]): Promise<Municipality[][]> {
    const all = await this.all()
    return of.map((from) => {
      const others = all.filter(({ slug }) => slug !== from.slug)
      const distances = new Map(others.map((to) => [to, distanceInKm(from, to)]))
      return others.sort((a, b) => distances.get(a)! - distances.get(b)!)
    })
  }
}
