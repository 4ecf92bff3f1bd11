import type { Sql } from 'sql-template-tag'
import { CatalogueMemo } from '#graph/database/catalogue-memo.ts'
import { runPrepared } from '#graph/database/prepared-statements.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { runStatement } from '#graph/database/run-statement.ts'
import { decodeCursor, encodeCursor, type Position } from '#graph/schema/pagination/cursor.ts'
import { readPageSize } from '#graph/schema/pagination/page.args.ts'
import { checkFilter } from './check-filter.ts'
import { selectSimilar } from './similar.sql.ts'
import { VehicleSort, type VehiclesArgs } from './vehicle.args.ts'
import type { Vehicle } from './vehicle.entity.ts'
import {
  countMatches,
  countVehicles,
  type ExactFilter,
  existsVehicle,
  hasConditions,
  SORT_ORDERS,
  selectBrands,
  selectByAddresses,
  selectCategories,
  selectPictureOrigins,
  selectVehicles,
} from './vehicle.sql.ts'
import type { VehicleColumn } from './vehicle-columns.ts'
import type { FacetCount, VehicleCounts, VehiclePage } from './vehicle-connection.result.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

const CHUNK_SIZE = 250

type ListedVehicle = Vehicle & { sortKey: unknown }

type CountRow = {
  facet: 'brands' | 'categories' | 'seats' | 'total'
  value: string | null
  count: number
  minPrice: number | null
  maxPrice: number | null
}

/** Reads vehicles: lists, pages, counts, single ones and similar ones. Vehicles have the given `columns`, or all of them. */
export class VehicleService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly memo = new CatalogueMemo(),
  ) {}

  /** Every vehicle in the featured order, a few hundred at a time, so that memory does not grow with their number. */
  async *chunks(columns?: readonly VehicleColumn[]): AsyncGenerator<Vehicle[]> {
    let after: Position | undefined
    do {
      const options = { after, limit: CHUNK_SIZE, columns }
      const vehicles: ListedVehicle[] = await this.runPrepared(selectVehicles({}, VehicleSort.FEATURED, options))
      yield vehicles
      const last = vehicles[CHUNK_SIZE - 1]
      after = last && { key: last.sortKey, id: last.id }
    } while (after)
  }

  /** One page of a list; throws an ArgumentError that names the argument at fault. */
  async page(args: VehiclesArgs, columns?: readonly VehicleColumn[]): Promise<VehiclePage> {
    const sort = args.sort ?? VehicleSort.FEATURED
    const { size, backwards } = readPageSize(args)
    const after = positionOf('after', args.after, sort)
    const before = positionOf('before', args.before, sort)

    checkFilter(args.filter ?? {})
    const filter = await this.toExact(args.filter ?? {})
    // One row more than the page tells whether the list goes on.
    const options = { after, before, backwards, limit: size + 1, columns }
    const rows: ListedVehicle[] = await this.runFor(filter, selectVehicles(filter, sort, options))
    const goesOn = rows.splice(size).length > 0
    if (backwards) rows.reverse()

    const existsBeyond = async (side: 'start' | 'end', bound?: Position) =>
      bound !== undefined && this.exists(filter, sort, side, bound)
    return {
      edges: rows.map((node) => ({
        get cursor() {
          return encodeCursor(sort, { key: node.sortKey, id: node.id })
        },
        node,
      })),
      hasNextPage: async () => (goesOn && !backwards) || existsBeyond('end', before),
      hasPreviousPage: async () => (goesOn && backwards) || existsBeyond('start', after),
      total: () => this.total(filter),
      counts: () => this.counts(filter),
    }
  }

  /** By id or by any alias. */
  async findByAddress(address: string, columns?: readonly VehicleColumn[]): Promise<Vehicle | null> {
    const [vehicle] = await this.findByAddresses([address], columns)
    return vehicle ?? null
  }

  /** For each address its vehicle or null, in one statement. */
  async findByAddresses(addresses: readonly string[], columns?: readonly VehicleColumn[]): Promise<(Vehicle | null)[]> {
    const rows: (Vehicle & { address: string })[] = await this.runPrepared(selectByAddresses(addresses, columns))
    const byAddress = new Map(rows.map((row) => [row.address, row]))
    return addresses.map((address) => byAddress.get(address) ?? null)
  }

  /** For each vehicle up to `limit` others in stock, the most similar first, in one statement. */
  async similar(ids: readonly string[], limit: number, columns?: readonly VehicleColumn[]): Promise<Vehicle[][]> {
    const rows: (Vehicle & { similarTo: string })[] = await this.runPrepared(
      selectSimilar('vehicles', ids, limit, columns),
    )
    const lists = new Map(ids.map((id): [string, Vehicle[]] => [id, []]))
    for (const row of rows) lists.get(row.similarTo)?.push(row)
    return ids.map((id) => lists.get(id) ?? [])
  }

  /** Origins of pictures that are kept elsewhere, such as `https://pictures.example`. */
  async pictureOrigins(): Promise<string[]> {
    const rows = await this.run<{ origin: string }>(selectPictureOrigins())
    return rows.map(({ origin }) => origin)
  }

  private total(filter: ExactFilter): Promise<number> {
    return this.memo.remember(`total ${JSON.stringify(filter)}`, async () => {
      const [row] = await this.runFor<{ total: number }>(filter, countMatches(filter))
      return row!.total
    })
  }

  private counts(filter: ExactFilter): Promise<VehicleCounts> {
    return this.memo.remember(`facets ${JSON.stringify(filter)}`, async () =>
      toCounts(await this.runFor(filter, countVehicles(filter))),
    )
  }

  private async toExact({ brand, category, ...conditions }: VehicleFilter): Promise<ExactFilter> {
    const [brands, categories] = await Promise.all([
      brand?.length ? this.values('brands', brand, selectBrands) : undefined,
      category?.length ? this.values('categories', category, selectCategories) : undefined,
    ])
    return { ...conditions, brand: brands, category: categories }
  }

  private values(what: string, words: string[], select: (words: string[]) => Sql): Promise<string[]> {
    return this.memo.remember(`${what} ${JSON.stringify(words)}`, async () => {
      const rows = await this.run<{ value: string }>(select(words))
      return rows.map(({ value }) => value)
    })
  }

  private async exists(filter: ExactFilter, sort: VehicleSort, side: 'start' | 'end', from: Position) {
    const rows: { found: boolean }[] = await this.run(existsVehicle(filter, sort, side, from))
    return rows[0]?.found === true
  }

  /** The best plan depends on how many vehicles a filter matches, so only statements without a filter are prepared. */
  private runFor<Row extends object>(filter: ExactFilter, statement: Sql): Promise<Row[]> {
    return hasConditions(filter) ? this.run(statement) : this.runPrepared(statement)
  }

  private runPrepared<Row extends object>(statement: Sql): Promise<Row[]> {
    return this.database.read((database) => runPrepared(database, statement))
  }

  private run<Row>(statement: Sql): Promise<Row[]> {
    return runStatement(this.database, statement)
  }
}

function positionOf(argument: string, cursor: string | null | undefined, sort: VehicleSort): Position | undefined {
  return cursor == null ? undefined : decodeCursor(argument, cursor, sort, SORT_ORDERS[sort].isKey)
}

function facetOf(rows: CountRow[], facet: CountRow['facet']): FacetCount[] {
  return rows.flatMap((row) =>
    row.facet === facet && row.value !== null && row.count > 0 ? [{ value: row.value, count: row.count }] : [],
  )
}

function toCounts(rows: CountRow[]): VehicleCounts {
  const total = rows.find(({ facet }) => facet === 'total')
  const prices = total && { min: total.minPrice, max: total.maxPrice }
  return {
    total: total?.count ?? 0,
    facets: {
      brands: facetOf(rows, 'brands'),
      categories: facetOf(rows, 'categories'),
      seats: facetOf(rows, 'seats'),
      priceRange: prices && prices.min !== null && prices.max !== null ? { min: prices.min, max: prices.max } : null,
    },
  }
}
