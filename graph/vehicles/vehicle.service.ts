import type { Sql } from 'sql-template-tag'
import { decodeCursor, encodeCursor, type Position, readOffset, readPageSize } from '#graph/api/pagination.ts'
import { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { runStatement } from '#graph/database/statements.ts'
import {
  type ReadSearch,
  readSearch,
  resolveSearch,
  type SearchAnswer,
  type SearchTowns,
} from '#graph/shared/search/search-terms.ts'
import { checkFilter, checkIds, withoutBlanks } from './check-filter.ts'
import { answerSearch, type ExactFilter } from './conditions.sql.ts'
import type { VehiclePage } from './connection.result.ts'
import { VehicleCountService } from './count.service.ts'
import { inChunks, READ_AT_ONCE } from './export.service.ts'
import type { VehicleFilter } from './filter.input.ts'
import { selectSimilar } from './similar.sql.ts'
import { VehicleSort, type VehiclesArgs } from './vehicle.args.ts'
import type { Vehicle } from './vehicle.entity.ts'
import {
  existsMatch,
  existsVehicle,
  type ListOrder,
  type ListPosition,
  type PageOptions,
  selectBrands,
  selectByAddresses,
  selectByIds,
  selectByNumber,
  selectCategories,
  selectLocations,
  selectPictureOrigins,
  selectSpellings,
  selectVehicles,
  sortOrder,
} from './vehicle.sql.ts'

export class VehicleService {
  private readonly counting: VehicleCountService

  constructor(
    private readonly database: ReadDatabase,
    private readonly cache = new CatalogueCache(),
    private readonly towns: () => Promise<SearchTowns | undefined> = async () => undefined,
  ) {
    this.counting = new VehicleCountService(database, cache)
  }

  /** Every vehicle in the featured order. Memory does not grow with their number; thousands are of one moment. */
  async *chunks(): AsyncGenerator<Vehicle[]> {
    let after: Position | undefined
    do {
      const options = { after, limit: READ_AT_ONCE }
      const vehicles = await this.run<ListedVehicle>(selectVehicles({}, { sort: VehicleSort.FEATURED }, options))
      yield* inChunks(vehicles)
      const last = vehicles[READ_AT_ONCE - 1]
      after = last && { key: last.sortKey, id: last.id }
    } while (after)
  }

  /** One page of a list; throws an ArgumentError that names the argument at fault. */
  async page(args: VehiclesArgs): Promise<VehiclePage> {
    const { inStockFirst } = args
    checkIds(args.ids ?? [])
    checkFilter(args.filter ?? {})
    const given = withoutBlanks(args.filter ?? {})
    const search = await this.read(given.search ?? '')
    const [searchSort, sortNote] = args.sort ? [] : (search.sort ?? [])
    const order: ListOrder = {
      sort: args.sort ?? searchSort ?? (search.terms.length > 0 ? 'BEST_FIT' : 'FEATURED'),
      inStockFirst,
    }
    const { size, backwards } = readPageSize(args)
    const offset = readOffset(args)
    const filter = { ...(await this.toExact(given, search)), addresses: args.ids?.map((id) => id.trim()) }
    const after = cursorPosition('after', args.after, order, filter)
    const before = cursorPosition('before', args.before, order, filter)

    // One row more than the page shows whether there is a next page.
    const options = { after, before, backwards, limit: size + 1, offset }
    const found = await this.listed(filter, order, options)
    const goesOn = found.length > size
    const rows = found.slice(0, size)
    if (backwards) rows.reverse()

    const existsBeyond = async (side: 'start' | 'end', bound?: ListPosition) =>
      bound !== undefined && this.exists(existsVehicle(filter, order, side, bound))
    const existsBefore = () =>
      offset > 0 ? rows.length > 0 || this.exists(existsMatch(filter)) : existsBeyond('start', after)
    return {
      edges: rows.map((node) => ({
        get cursor() {
          return cursorOf(node, order)
        },
        node,
      })),
      hasNextPage: async () => (goesOn && !backwards) || existsBeyond('end', before),
      hasPreviousPage: async () => (goesOn && backwards) || existsBefore(),
      total: () => this.counting.total(filter),
      counts: () => this.counting.counts(filter),
      priceBands: (bounds) => this.counting.priceBands(filter, bounds),
      relaxations: () => this.counting.relaxations(filter),
      spellings: () => this.spellings(given.search ?? ''),
      searchNotes: [...search.notes, ...(sortNote ? [sortNote] : [])],
    }
  }

  /** By id or by any alias. */
  async findByAddress(address: string): Promise<Vehicle | null> {
    const [vehicle] = await this.findByAddresses([address])
    return vehicle ?? null
  }

  async findByNumber(column: 'stock_number' | 'vin', number: string): Promise<Vehicle | null> {
    const [vehicle] = await this.run<Vehicle>(selectByNumber(column, number.trim()))
    return vehicle ?? null
  }

  /** For each address its vehicle or null. Almost all are ids; aliases, and other cases, are looked up when an id is not found. */
  async findByAddresses(addresses: readonly string[]): Promise<(Vehicle | null)[]> {
    const found = new Map((await this.run<Vehicle>(selectByIds(addresses))).map((vehicle) => [vehicle.id, vehicle]))
    const others = addresses.filter((address) => !found.has(address))
    if (others.length > 0) {
      const rows = await this.run<Vehicle & { given: string }>(selectByAddresses(others))
      for (const row of rows) found.set(row.given, row)
    }
    return addresses.map((address) => found.get(address) ?? null)
  }

  /** For each vehicle up to `limit` others in stock, the most similar first, in one statement. */
  async similar(ids: readonly string[], limit: number): Promise<Vehicle[][]> {
    const rows = await this.run<Vehicle & { similarTo: string }>(selectSimilar('vehicles', ids, limit))
    const lists = new Map(ids.map((id): [string, Vehicle[]] => [id, []]))
    for (const row of rows) lists.get(row.similarTo)?.push(row)
    return ids.map((id) => lists.get(id) ?? [])
  }

  /** Origins of pictures on other hosts, such as `https://pictures.example`. */
  async pictureOrigins(): Promise<string[]> {
    const rows = await this.run<{ origin: string }>(selectPictureOrigins())
    return rows.map(({ origin }) => origin)
  }

  /** Only an empty result is cached: it takes long to find that nothing matches a search of two letters. */
  private listed(filter: ExactFilter, order: ListOrder, options: PageOptions): Promise<ListedVehicle[]> {
    return this.cache.remember(
      `list ${JSON.stringify([filter, order, options])}`,
      () => this.run<ListedVehicle>(selectVehicles(filter, order, options)),
      (rows) => rows.length === 0,
    )
  }

  /** Brands and series, or words of them, that are spelled like a search. */
  private async spellings(search: string): Promise<string[]> {
    if (!search) return []
    return this.cache.remember(`spellings ${search}`, async () => {
      const rows = await this.run<{ text: string }>(selectSpellings(search))
      return rows.map(({ text }) => text)
    })
  }

  /** What a sentence means among the vehicles in stock: one statement for all its words. */
  private read(text: string): Promise<ReadSearch> {
    return this.cache.remember(`search ${text}`, async () => {
      const search = readSearch(text, text.trim() ? await this.towns() : undefined)
      if (search.terms.length === 0) return search
      const [answer] = await this.run<SearchAnswer>(answerSearch(search))
      return resolveSearch(search, answer!)
    })
  }

  private async toExact({ search: _, ...filter }: VehicleFilter, search: ReadSearch): Promise<ExactFilter> {
    const [brands, categories, locationIds] = await Promise.all([
      filter.brands?.length ? this.values('brands', filter.brands, selectBrands) : undefined,
      filter.categories?.length ? this.values('categories', filter.categories, selectCategories) : undefined,
      filter.locationIds?.length ? this.values('locations', filter.locationIds, selectLocations) : undefined,
    ])
    return { ...filter, brands, categories, locationIds, ...(search.terms.length > 0 && { search }) }
  }

  private values(what: string, words: string[], select: (words: string[]) => Sql): Promise<string[]> {
    return this.cache.remember(`${what} ${JSON.stringify(words)}`, async () => {
      const rows = await this.run<{ value: string }>(select(words))
      return rows.map(({ value }) => value)
    })
  }

  private async exists(statement: Sql): Promise<boolean> {
    const [row] = await this.run<{ found: boolean }>(statement)
    return row?.found === true
  }

  private run<Row>(statement: Sql): Promise<Row[]> {
    return runStatement(this.database, statement)
  }
}

/** A vehicle with its position in a list, as returned by selectVehicles. */
type ListedVehicle = Vehicle & { sortKey: unknown; part?: boolean }

const cursorOf = ({ id, sortKey, part }: ListedVehicle, order: ListOrder): string =>
  encodeCursor(nameOf(order), { key: order.inStockFirst ? [part, sortKey] : sortKey, id })

/** Refuses a cursor of another sort order. */
function cursorPosition(
  argument: string,
  cursor: string | null | undefined,
  order: ListOrder,
  filter: ExactFilter,
): ListPosition | undefined {
  if (cursor == null) return undefined
  const { isKey } = sortOrder(order, filter)
  if (!order.inStockFirst) return decodeCursor(argument, cursor, nameOf(order), isKey)
  const isPlace = (key: unknown) =>
    Array.isArray(key) && key.length === 2 && typeof key[0] === 'boolean' && isKey(key[1])
  const { key, id } = decodeCursor(argument, cursor, nameOf(order), isPlace)
  const [inStock, sortKey] = key as [boolean, unknown]
  return { key: sortKey, id, inStock }
}

const nameOf = ({ sort, inStockFirst }: ListOrder): string => (inStockFirst ? `${sort} with inStockFirst` : sort)
