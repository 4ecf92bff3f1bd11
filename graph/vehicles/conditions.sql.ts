import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import type { SearchedFacts } from '#graph/shared/search/search-phrases.ts'
import {
  FACTS_MARK,
  isShort,
  type ReadSearch,
  type SearchTerm,
  squeezedName,
} from '#graph/shared/search/search-terms.ts'
import { squeeze } from '#graph/shared/search/search-words.ts'
import type { VehicleFilter } from './filter.input.ts'

const EVERYTHING = sql`true`
const NOTHING = sql`false`

/** A filter with a search that was read, and exact brands, categories and locations, also by address; an empty list of these matches nothing. */
export interface ExactFilter extends Omit<VehicleFilter, 'search' | 'brands' | 'categories' | 'locationIds'> {
  addresses?: string[]
  search?: ReadSearch
  brands?: string[]
  categories?: string[]
  locationIds?: string[]
}

type Values = { [Name in keyof ExactFilter]-?: NonNullable<ExactFilter[Name]> }

type Condition<Value, Part extends string = string> = {
  /** Conditions of one part are about one fact. */
  part: Part
  /** No index serves it: a statement scans every vehicle. */
  isScan?: true
  /** False where the value does not filter. */
  sqlOf(value: Value): Sql | false
}

const condition = <Value, Part extends string>(
  part: Part,
  sqlOf: (value: Value) => Sql | false,
): Condition<Value, Part> => ({ part, sqlOf })

/** A condition without an index. */
const scan = <Value, Part extends string>(
  part: Part,
  sqlOf: (value: Value) => Sql | false,
): Condition<Value, Part> => ({ part, sqlOf, isScan: true })

/** The condition that each field of a filter is. */
const CONDITIONS = {
  addresses: condition(
    'addresses',
    (addresses: string[]) =>
      sql`id in (select vehicle_id from vehicle_addresses where ${inAnyCase(sql`lower(address)`, addresses)})`,
  ),
  search: scan('search', (search: ReadSearch) => search.terms.length > 0 && holdsSearch(search)),
  brands: condition('brand', (brands: string[]) => oneOf(sql`brand`, brands)),
  categories: condition('category', (categories: string[]) => oneOf(sql`category`, categories)),
  minPrice: condition('price', (least: number) => sql`price >= ${least}`),
  maxPrice: condition('price', (most: number) => sql`price <= ${most}`),
  availabilities: condition('stock', (states: string[]) => states.length > 0 && sql`availability = any (${states})`),
  conditions: condition(
    'condition',
    (values: string[]) => values.length > 0 && sql`is_new = any (${values.map((value) => value === 'NEW')}::boolean[])`,
  ),
  colors: scan('color', (colors: string[]) => colors.length > 0 && inAnyCase(sql`lower(color)`, colors)),
  minModelYear: scan('modelYear', (least: number) => sql`model_year >= ${least}::integer`),
  maxModelYear: scan('modelYear', (most: number) => sql`model_year <= ${most}::integer`),
  maxMileage: scan('mileage', (most: number) => sql`mileage <= ${most}::integer`),
  seats: condition('seats', (seats: number[]) => seats.length > 0 && sql`seats = any (${seats}::integer[])`),
  minSeats: condition('seats', (least: number) => sql`seats >= ${least}::integer`),
  locationIds: condition('location', (ids: string[]) => oneOf(sql`location`, ids)),
  batteryKinds: condition('battery', (kinds: string[]) => kinds.length > 0 && sql`battery_kind = any (${kinds})`),
  minTopSpeedMph: scan('topSpeed', (least: number) => sql`top_speed_mph >= ${least}`),
  minRangeMiles: scan('range', (least: number) => sql`range_min_miles >= ${least}`),
  maxChargingHours: scan('charging', (most: number) => sql`charging_max_hours <= ${most}`),
  minPayloadPounds: scan('payload', (least: number) => sql`payload_pounds >= ${least}`),
} satisfies { [Name in keyof Values]: Condition<Values[Name]> }

type ConditionName = keyof typeof CONDITIONS
/** The parts of a filter. Each facet leaves out its own part. */
export type FilterPart = (typeof CONDITIONS)[ConditionName]['part']

const NAMES = Object.keys(CONDITIONS) as ConditionName[]

/** The fields of a filter with their part. */
export const filterPart = (name: ConditionName): FilterPart => CONDITIONS[name].part

function conditionOf(name: ConditionName, filter: ExactFilter): Sql | false {
  const { sqlOf } = CONDITIONS[name] as Condition<unknown>
  return filter[name] != null && sqlOf(filter[name])
}

export function matches(
  filter: ExactFilter,
  { without = [], only }: { without?: FilterPart[]; only?: FilterPart[] } = {},
): Sql {
  const isMeant = (part: FilterPart) => (!only || only.includes(part)) && !without.includes(part)
  return all(NAMES.filter((name) => isMeant(filterPart(name))).map((name) => conditionOf(name, filter)))
}

export const givenParts = (filter: ExactFilter): FilterPart[] => [
  ...new Set(NAMES.filter((name) => conditionOf(name, filter)).map(filterPart)),
]

/** Conditions without an index. */
export const SCANNED = NAMES.filter((name) => (CONDITIONS[name] as Condition<unknown>).isScan)

/** Whether the filter's statements scan every vehicle. */
export function isScan(filter: { [Name in ConditionName]?: unknown }): boolean {
  return SCANNED.some((name) => [filter[name] ?? []].flat().some((value) => String(value).trim() !== ''))
}

/** The fields of a part that the filter has; an exact brand or category may be an empty list. */
export function fieldsOf(part: FilterPart, filter: ExactFilter): string[] {
  const names = NAMES.filter((name) => filterPart(name) === part)
  return names.length === 1 ? names : names.filter((name) => [filter[name] ?? []].flat().length > 0)
}

/** Whether a vehicle has all terms, or the text as it was typed. */
function holdsSearch({ text, terms }: ReadSearch): Sql {
  const [first, ...others] = terms
  const isWord = first?.isPlain && !isShort(first) && others.length === 0
  return isWord ? holdsTerm(first) : sql`(${holdsTerm(quoted(text))} or ${holdsTerms(terms)})`
}

const quoted = (text: string): SearchTerm => ({ word: text, texts: [text], isQuoted: true })

function holdsTerms(terms: readonly SearchTerm[]): Sql {
  const words = terms.filter(({ isPlain }) => isPlain)
  const name = squeezedName(terms)
  const hold = all(words.map(holdsTerm))
  return sql`(${all([
    words.length > 0 && (name ? sql`(${hold} or ${isNamed(name)})` : hold),
    ...terms.filter(({ isPlain }) => !isPlain).map(holdsTerm),
  ])})`
}

/** `searched` and `squeezed` are lower-case columns, because ILIKE would fold every text each time. Their indexes know three letters or more. */
function holdsTerm(term: SearchTerm): Sql {
  const { word, texts, isPlain, isQuoted, facts } = term
  const found = texts.map((text) => {
    const isPart = sql`searched like ${partOf(text)}`
    if (isQuoted) return sql`(${isPart} and split_part(searched, ${FACTS_MARK}, 1) like ${partOf(text)})`
    // A whole line has no longer word around it.
    return (isPlain && !isShort(term)) || text.startsWith('\n') ? isPart : sql`(${isPart} and searched ${isWord(text)})`
  })
  const name = isPlain && squeezedName([term])
  if (name) found.push(isNamed(squeeze(word)))
  if (facts) found.push(sql`(${holdsFacts(facts)})`)
  return anyOf(found)
}

const partOf = (text: string) => sql`lower(${`%${escapeLike(text)}%`})`

/** Whether the name, the brand, the series or a number has it, all without blanks and hyphens. */
const isNamed = (name: string) => sql`squeezed like ${partOf(name)}`

const isOfColor = (color: string) => sql`lower(coalesce(color, name)) collate "C" ${isWord(color)}`

const isWord = (text: string) => sql`~ lower(${wordPattern(text)})`

const isLetter = (text: string | undefined) => /[a-z\d]/i.test(text ?? '')

/**
 * Finds a whole word in a text in lower case: "rain" is not in "terrain". Endings such as that of the plural count.
 */
function wordPattern(word: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const start = isLetter(word[0]) ? '(^|[^a-z0-9])' : ''
  // A number on its own is not that of "6-inch".
  const after = /^\d$/.test(word) ? '($|[^a-z0-9-])' : '($|[^a-z0-9])'
  return start + escaped + (isLetter(word.at(-1)) ? `(s|es|ed|ing)?${after}` : '')
}

/** What the stock says to a search, in one row. Only where no vehicle has all of it, each of the terms is looked for. */
export function answerSearch(search: ReadSearch): Sql {
  const { terms } = search
  const numbers = [...new Set(terms.map(({ part }) => part))]
  const parts = numbers.flatMap((number) => squeezedName(terms.filter(({ part }) => part === number)) ?? [])
  const areNames = parts.map((part) => exists(isNamed(part)))
  const isEither = parts.length > 1 && sql`${join(areNames, ' and ')} and not ${exists(all(parts.map(isNamed)))}`
  // No index knows short words: all of them take one scan.
  const short = terms.filter(isShort).map((term) => sql`coalesce(bool_or(${holdsTerm(term)}), false)`)
  const scan = short.length > 0 ? sql`from (select array[${join(short)}] as short from vehicles) scan` : empty
  let shorts = 0
  const has = terms.map((term) => (isShort(term) ? raw(`short[${++shorts}]`) : exists(holdsTerm(term))))
  return sql`
    with answer as materialized (
      select ${exists(holdsSearch(search))} as found, ${exists(fitsFirst(search))} as named,
        ${isEither || NOTHING} as either
    )
    select found as "isFound", named as "isNamed", either as "isEither",
      case when not found then (select array[${join(has)}] ${scan}) end as has
    from answer
  `
}

const anyOf = (conditions: Sql[]) => sql`(${join(conditions, ' or ')})`

const exists = (condition: Sql) => sql`exists (select from vehicles where ${condition})`

/** Whether a vehicle has the words of a search in its name or its numbers, or all of them as they were typed. */
function fitsFirst({ text, terms }: ReadSearch): Sql {
  const name = squeezedName(terms)
  const first = [...(name ? [isNamed(name)] : []), ...(/\s/.test(text) ? [holdsTerm(quoted(text))] : [])]
  return first.length > 0 ? anyOf(first) : NOTHING
}

/** The place of a vehicle among those of a search; undefined where all have the same. */
export function fitOf(search: ReadSearch): Sql | undefined {
  const { text, terms, isNamed } = search
  const colors = terms.filter(({ isColor }) => isColor).map(({ texts }) => anyOf(texts.map(isOfColor)))
  // A vehicle that has one word in its text alone has not what the word means.
  const meant = !/\s/.test(text) && !terms[0]?.isPlain ? terms.map(holdsTerm) : []
  const second = [...colors, ...meant]
  if (!isNamed && second.length === 0) return undefined
  return sql`case
    when ${isNamed ? fitsFirst(search) : NOTHING} then 0
    when ${second.length > 0 ? join(second, ' and ') : NOTHING} then 1
    else 2
  end`
}

function holdsFacts({ isInStock, hasZeroPercent, locationId, ...bounds }: SearchedFacts): Sql {
  return all([
    matches(bounds),
    locationId !== undefined && sql`location = ${locationId}`,
    isInStock && sql`in_stock`,
    hasZeroPercent && sql`is_new and in_stock and ${isPromoted()}`,
  ])
}

const isPromoted = () => sql`(brand, category) in (
  select brand, category from promotions, jsonb_to_recordset(series) as promoted (brand text, category text)
  where last_day is null or last_day >= ${dealerDate()}::date
)`

/** Escapes a text so that LIKE and ILIKE match it literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function oneOf(column: Sql, values: string[]): Sql {
  return values.length ? sql`${column} = any (${values})` : NOTHING
}

/** `folded` is a lower-case column. The subquery folds the values once, so that an index can be used. */
function inAnyCase(folded: Sql, values: string[]): Sql {
  return sql`${folded} = any (array(select lower(value) from unnest(${values}::text[]) as value))`
}

function all(conditions: (Sql | false | '' | 0 | null | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition instanceof Object)
  return given.length ? join(given, ' and ') : EVERYTHING
}
