import { ArgsType } from 'type-graphql'
import { checkSearch } from '#graph/api/argument-error.ts'
import { NullableField } from '#graph/api/decorators.ts'
import { LIMITS } from '#graph/api/limits.ts'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { nearestFirst } from '#graph/shared/distance.ts'
import { Municipality, MunicipalityType } from './municipality.entity.ts'

@ArgsType()
export class MunicipalitiesArgs {
  @NullableField(() => MunicipalityType, 'Only municipalities of this kind.')
  type?: MunicipalityType | null

  @NullableField(
    () => Boolean,
    'Only those that the site lists among the areas served (true), or only the others (false).',
  )
  listed?: boolean | null

  @NullableField(
    () => String,
    `Part of the name, in any case, for example "wilkes"; at most ${LIMITS.searchCharacters} characters.`,
  )
  search?: string | null
}

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

  /** All others, the nearest first. */
  async neighbours(from: Municipality): Promise<Municipality[]> {
    const others = (await this.all()).filter(({ slug }) => slug !== from.slug)
    return nearestFirst(from, others)
  }
}
