import { resolveSearch } from '#graph/shared/search/resolve-search.ts'
import { FACTS_MARK, type ReadSearch, type SearchTerm } from '#graph/shared/search/search-terms.ts'
import type { SearchTowns } from '#graph/shared/search/search-towns.ts'
import { wordPattern } from '#graph/shared/search/word-pattern.ts'
import type { LocalList_VehicleFragment } from '#web/generated/graphql.ts'
import { FILTER_TITLES } from './activeFilters.ts'
import type { Facets } from './filterOptions.ts'
import {
  batteryOf,
  type FilterName,
  foldCase,
  type InventoryChoices,
  type InventoryFilters,
  isBrand,
  isCategory,
  isPlace,
  PRICE_BOUNDS,
  priceBounds,
} from './filters.ts'

export type ListedVehicle = LocalList_VehicleFragment

/** Whether a value fits, or none is chosen. */
const isAnyOf = (values: readonly string[], isMeant: (value: string) => boolean) =>
  values.length === 0 || values.some(isMeant)

const lowestRange = ({ specifications }: ListedVehicle) => specifications.rangeMiles?.min

const searchedTexts = new WeakMap<ListedVehicle, string>()

/** The text that a search matches, in the format of the column `searched`: name and description come first. */
const searchedText = (vehicle: ListedVehicle) => {
  const known = searchedTexts.get(vehicle)
  if (known !== undefined) return known
  const { name, description, brand, category, features, modelYear, color, location } = vehicle
  const { batteryType, seatingCapacity } = vehicle.specifications
  const condition = vehicle.condition === 'NEW' ? 'new' : 'used'
  const seats = seatingCapacity == null ? null : `${seatingCapacity} seats`
  const place = location?.id.replaceAll('-', ' ')
  const numbers = [vehicle.stockNumber, vehicle.serialNumber, vehicle.vin]
  const facts = [brand, category, batteryType, ...features, condition, modelYear, color, place, ...numbers, seats]
  const given = [name, description, FACTS_MARK, ...facts, ''].filter((fact) => fact != null)
  const text = foldCase(given.join('\n'))
  searchedTexts.set(vehicle, text)
  return text
}

const isFound = (
  vehicle: ListedVehicle,
  { texts, facts, or = [], isExcluded = false, ...term }: SearchTerm,
): boolean => {
  const { name, color } = vehicle
  const all = searchedText(vehicle)
  const searched = term.isColor ? foldCase(color ?? name) : term.isInName ? foldCase(name) : all
  const hasText = (text: string) =>
    term.isQuoted
      ? all.slice(0, all.indexOf(FACTS_MARK)).includes(foldCase(text))
      : new RegExp(foldCase(wordPattern(text, term.isUnfinished))).test(searched)
  const isMet =
    texts.some(hasText) ||
    (facts !== undefined && hasFacts(vehicle, facts)) ||
    or.some((terms) => terms.every((other) => isFound(vehicle, other)))
  return isMet !== isExcluded
}

const hasFacts = (
  { price, availability, location, zeroPercentMonths, specifications }: ListedVehicle,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, ...facts }: NonNullable<SearchTerm['facts']>,
) => {
  const hasLeast = (value: number | null | undefined, least: number | undefined) =>
    least === undefined || (value ?? -1) >= least
  return (
    price >= minPrice &&
    price <= maxPrice &&
    (!facts.isInStock || availability === 'IN_STOCK') &&
    (!facts.hasZeroPercent || zeroPercentMonths != null) &&
    (!facts.locationId || location?.id === facts.locationId) &&
    hasLeast(specifications.seatingCapacity, facts.minSeats) &&
    hasLeast(specifications.topSpeedMph, facts.minTopSpeedMph) &&
    hasLeast(specifications.rangeMiles?.min, facts.minRangeMiles)
  )
}

const isInStock = ({ availability }: ListedVehicle) => availability === 'IN_STOCK'

type Conditions = Record<FilterName, (vehicle: ListedVehicle) => boolean>

/** Each filter as a condition of its own, by the API's rules. */
const localConditions = (filters: InventoryFilters, { terms }: ReadSearch): Conditions => {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = priceBounds(filters)
  return {
    q: (vehicle) => terms.every((term) => isFound(vehicle, term)),
    brand: ({ brand }) => isAnyOf(filters.brand, (value) => isBrand(brand, value)),
    category: ({ category }) => isAnyOf(filters.category, (value) => isCategory(category, value)),
    price: ({ price }) => price >= minPrice && price <= maxPrice,
    condition: (vehicle) => isAnyOf(filters.condition, (value) => value.toUpperCase() === vehicle.condition),
    seats: ({ specifications }) => isAnyOf(filters.seats, (value) => specifications.seatingCapacity === Number(value)),
    stock: (vehicle) => !filters.stock || isInStock(vehicle),
    range: (vehicle) => !filters.range || (lowestRange(vehicle) ?? -1) >= Number(filters.range),
    place: ({ location }) => isAnyOf(filters.place, (value) => location != null && isPlace(location.id, value)),
    battery: ({ specifications }) =>
      isAnyOf(filters.battery, (value) => specifications.batteryKind === batteryOf(value)),
  }
}

const NAMES = Object.keys(FILTER_TITLES) as FilterName[]

/** Returns the vehicles that match all filters, or all but one. Each condition runs once for each vehicle. */
const examine = <V extends ListedVehicle>(vehicles: readonly V[], filters: InventoryFilters, search: ReadSearch) => {
  const conditions = localConditions(filters, search)
  const examined = vehicles.map((vehicle) => ({ vehicle, failed: NAMES.filter((name) => !conditions[name](vehicle)) }))
  return (leftOut?: FilterName) =>
    examined.filter(({ failed }) => failed.every((name) => name === leftOut)).map(({ vehicle }) => vehicle)
}

const compare = <Key extends number | string>(one: Key, other: Key) => (one < other ? -1 : one > other ? 1 : 0)

// Postgres' collation "C". JavaScript compares UTF-16 units, which sort characters above U+FFFF differently.
const compareCodePoints = (one: string, other: string) => {
  const [ones, others] = [Array.from(one), Array.from(other)]
  const at = ones.findIndex((letter, index) => letter !== others[index])
  return at < 0 ? ones.length - others.length : compare(ones[at]!.codePointAt(0)!, others[at]?.codePointAt(0) ?? -1)
}

type Order = (one: ListedVehicle, other: ListedVehicle) => number

const byId: Order = (one, other) => compareCodePoints(one.id, other.id)

// Without a stated mileage, a new cart has 0 miles, and a used cart may have any number.
const leastMileage = ({ mileage, condition }: ListedVehicle) =>
  mileage ?? (condition === 'NEW' ? 0 : Number.POSITIVE_INFINITY)

const topSpeed = ({ specifications }: ListedVehicle) => specifications.topSpeedMph ?? 0

const seats = ({ specifications }: ListedVehicle, unknown = 99) => specifications.seatingCapacity ?? unknown

const ORDERS: Record<string, Order> = {
  'price-asc': (one, other) => one.price - other.price || byId(one, other),
  'price-desc': (one, other) => other.price - one.price || byId(other, one),
  mileage: (one, other) => compare(leastMileage(one), leastMileage(other)) || byId(one, other),
  fastest: (one, other) => topSpeed(other) - topSpeed(one) || byId(other, one),
  farthest: (one, other) => (lowestRange(other) ?? 0) - (lowestRange(one) ?? 0) || byId(other, one),
  roomiest: (one, other) => seats(other, 0) - seats(one, 0) || byId(other, one),
  smallest: (one, other) => seats(one) - seats(other) || byId(one, other),
  newest: (one, other) => compare(other.createdAt, one.createdAt) || byId(other, one),
  name: (one, other) => compareCodePoints(foldCase(one.name), foldCase(other.name)) || byId(one, other),
}

const ORDER_OF_SEARCH = {
  PRICE_ASC: 'price-asc',
  PRICE_DESC: 'price-desc',
  NEWEST: 'newest',
  MILEAGE_ASC: 'mileage',
  FASTEST: 'fastest',
  LONGEST_RANGE: 'farthest',
  MOST_SEATS: 'roomiest',
  FEWEST_SEATS: 'smallest',
}

/** Sorts vehicles in stock first, then by the chosen order; without one they stay in the dealer's own. */
const sortVehicles = <V extends ListedVehicle>(vehicles: readonly V[], sort: string) => {
  const order = ORDERS[sort] ?? (() => 0)
  return [...vehicles].sort((one, other) => Number(isInStock(other)) - Number(isInStock(one)) || order(one, other))
}

const countBy = (
  vehicles: readonly ListedVehicle[],
  read: (vehicle: ListedVehicle) => string | number | null | undefined,
) => {
  const counts = new Map<string | number, number>()
  for (const value of vehicles.map(read)) if (value != null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => (typeof one === 'number' ? one - Number(other) : compareCodePoints(one, String(other))))
    .map(([value, count]) => ({ value: String(value), count }))
}

const countLocations = (vehicles: readonly ListedVehicle[]) => {
  const names = new Map(vehicles.map(({ location }) => [location?.id, location?.city ?? location?.name]))
  return countBy(vehicles, ({ location }) => location?.id).map((count) => ({ ...count, name: names.get(count.value)! }))
}

type Under = (leftOut?: FilterName) => readonly ListedVehicle[]

const countFacets = (under: Under): Facets => {
  const bands = [Number.NEGATIVE_INFINITY, ...PRICE_BOUNDS, Number.POSITIVE_INFINITY]
  const prices = under('price').map(({ price }) => price)
  return {
    brands: countBy(under('brand'), ({ brand }) => brand),
    categories: countBy(under('category'), ({ category }) => category),
    seats: countBy(under('seats'), ({ specifications }) => specifications.seatingCapacity),
    conditions: countBy(under('condition'), ({ condition }) => condition),
    availability: countBy(under('stock'), ({ availability }) => availability),
    ranges: countBy(under('range'), lowestRange),
    locations: countLocations(under('place')),
    batteryKinds: countBy(under('battery'), ({ specifications }) => specifications.batteryKind),
    priceBands: bands.slice(1).map((below, index) => ({
      count: prices.filter((price) => price >= bands[index]! && price < below).length,
    })),
  }
}

/** The same vehicles, facets and notes that the API would return for these choices. */
export const localList = <V extends ListedVehicle>(
  vehicles: readonly V[],
  choices: InventoryChoices,
  towns?: SearchTowns,
) => {
  const search = resolveSearch(choices.q, towns, (terms) =>
    vehicles.some((vehicle) => terms.every((term) => isFound(vehicle, term))),
  )
  const under = examine(vehicles, choices, search)
  return {
    vehicles: sortVehicles(under(), choices.sort || (search.sort ? ORDER_OF_SEARCH[search.sort] : '')),
    facets: countFacets(under),
    notes: search.notes,
  }
}
