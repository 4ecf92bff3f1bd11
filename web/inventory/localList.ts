import type { LocalList_VehicleFragment } from '#web/generated/graphql.ts'
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

const isInStock = ({ availability }: ListedVehicle) => availability === 'IN_STOCK'

type Conditions = Record<Exclude<FilterName, 'q'>, (vehicle: ListedVehicle) => boolean>

/** Each filter as a condition of its own, by the API's rules. */
const localConditions = (filters: InventoryFilters): Conditions => {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = priceBounds(filters)
  return {
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

/** Returns the vehicles that match all filters, or all but one. Each condition runs once for each vehicle. */
const examine = <V extends ListedVehicle>(vehicles: readonly V[], filters: InventoryFilters) => {
  const conditions = Object.entries(localConditions(filters))
  const examined = vehicles.map((vehicle) => ({
    vehicle,
    failed: conditions.flatMap(([name, holds]) => (holds(vehicle) ? [] : name)),
  }))
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

const ORDERS: Record<string, Order> = {
  'price-asc': (one, other) => one.price - other.price || byId(one, other),
  'price-desc': (one, other) => other.price - one.price || byId(other, one),
  mileage: (one, other) => compare(leastMileage(one), leastMileage(other)) || byId(one, other),
  newest: (one, other) => compare(other.createdAt, one.createdAt) || byId(other, one),
  name: (one, other) => compareCodePoints(foldCase(one.name), foldCase(other.name)) || byId(one, other),
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
    locations: countBy(under('place'), ({ location }) => location?.id),
    batteryKinds: countBy(under('battery'), ({ specifications }) => specifications.batteryKind),
    priceBands: bands
      .slice(1)
      .map((below, index) => prices.filter((price) => price >= bands[index]! && price < below).length),
  }
}

/** The same vehicles and facets that the API would return for these choices, but for a search, which the API alone reads. */
export const localList = <V extends ListedVehicle>(vehicles: readonly V[], choices: InventoryChoices) => {
  const under = examine(vehicles, choices)
  return { vehicles: sortVehicles(under(), choices.sort), facets: countFacets(under) }
}
