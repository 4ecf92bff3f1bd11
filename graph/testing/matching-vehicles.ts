import { withoutBlanks } from '#graph/vehicles/check-filter.ts'
import { filterPart } from '#graph/vehicles/conditions.sql.ts'
import type { VehicleFilter } from '#graph/vehicles/filter.input.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

const has = (text: string, part: string | null | undefined) => text.toLowerCase().includes((part ?? '').toLowerCase())

const anyOf = (wanted: string[] | null | undefined, matches: (value: string) => boolean) =>
  !wanted?.length || wanted.some(matches)

const atLeast = (value: number | null, least: number | null | undefined) =>
  least == null || (value !== null && value >= least)

const atMost = (value: number | null, most: number | null | undefined) =>
  most == null || (value !== null && value <= most)

/** A filter with the ids that the API finds for its search alone. */
type Searched = VehicleFilter & { found?: ReadonlySet<string> }

/** The conditions of a filter; a facet leaves out its own. */
const CONDITIONS: Record<string, (vehicle: Vehicle, filter: Searched) => boolean> = {
  search: ({ id }, { found }) => !found || found.has(id),
  brand: (vehicle, { brands }) => anyOf(brands, (value) => value.toLowerCase() === vehicle.brand.toLowerCase()),
  category: (vehicle, { categories }) => anyOf(categories, (part) => has(vehicle.category, part)),
  price: ({ price }, { minPrice, maxPrice }) => atLeast(price, minPrice) && atMost(price, maxPrice),
  stock: (vehicle, { availabilities }) => anyOf(availabilities, (state) => state === vehicle.availability),
  condition: ({ isNew }, { conditions }) => anyOf(conditions, (value) => value === (isNew ? 'NEW' : 'USED')),
  color: (vehicle, { colors }) => anyOf(colors, (value) => value.toLowerCase() === vehicle.color?.toLowerCase()),
  modelYear: ({ modelYear }, { minModelYear, maxModelYear }) =>
    atLeast(modelYear, minModelYear) && atMost(modelYear, maxModelYear),
  mileage: ({ mileage }, { maxMileage }) => atMost(mileage, maxMileage),
  seats: ({ specifications: { seatingCapacity = null } }, { seats, minSeats }) =>
    atLeast(seatingCapacity, minSeats) && (!seats?.length || seats.some((number) => number === seatingCapacity)),
  location: (vehicle, { locationIds }) =>
    anyOf(locationIds, (value) => value.toLowerCase() === vehicle.location?.toLowerCase()),
  battery: (vehicle, { batteryKinds }) =>
    !batteryKinds?.length || batteryKinds.some((kind) => kind === vehicle.batteryKind),
  topSpeed: ({ topSpeedMph }, { minTopSpeedMph }) => atLeast(topSpeedMph, minTopSpeedMph),
  range: ({ rangeMinMiles }, { minRangeMiles }) => atLeast(rangeMinMiles, minRangeMiles),
  charging: ({ chargingMaxHours }, { maxChargingHours }) => atMost(chargingMaxHours, maxChargingHours),
  payload: ({ payloadPounds }, { minPayloadPounds }) => atLeast(payloadPounds, minPayloadPounds),
}

/** The vehicles that a filter must find, by brute force, with one of its conditions left out. */
export function matching(vehicles: Vehicle[], filter: Searched, leftOut?: string): Vehicle[] {
  const conditions = Object.entries(CONDITIONS).filter(([name]) => name !== leftOut)
  const wanted = { ...filter, ...withoutBlanks(filter) }
  return vehicles.filter((vehicle) => conditions.every(([, holds]) => holds(vehicle, wanted)))
}

/** The facets that a filter must have, by brute force. */
export function facetsOf(vehicles: Vehicle[], filter: Searched) {
  const without = (part: string) => matching(vehicles, filter, part)
  const prices = without('price').map(({ price }) => price)
  return {
    brands: countBy(without('brand'), ({ brand }) => brand),
    categories: countBy(without('category'), ({ category }) => category),
    seats: countBy(without('seats'), ({ specifications }) => specifications.seatingCapacity ?? null),
    conditions: countBy(without('condition'), ({ isNew }) => (isNew ? 'NEW' : 'USED')),
    availabilities: countBy(without('stock'), ({ availability }) => availability),
    ranges: countBy(without('range'), ({ rangeMinMiles }) => rangeMinMiles),
    locations: countBy(without('location'), ({ location }) => location),
    batteryKinds: countBy(without('battery'), ({ batteryKind }) => batteryKind),
    priceRange: prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  }
}

/** The price bands that a filter must have, by brute force. */
export function priceBandsOf(vehicles: Vehicle[], filter: Searched, bounds: number[]) {
  const prices = matching(vehicles, filter, 'price').map(({ price }) => price)
  return [null, ...bounds].map((from, index) => {
    const below = bounds[index] ?? null
    const isInside = (price: number) => price >= (from ?? 0) && (below === null || price < below)
    return prices.filter(isInside).length
  })
}

/** The relaxations that a filter must have, by brute force, but for the one of its search. */
export function relaxationsOf(vehicles: Vehicle[], filter: Searched) {
  const isGiven = (name: keyof VehicleFilter) =>
    ![null, undefined, '', '[]'].includes(asText(withoutBlanks(filter)[name]))
  const fields = Object.keys(filter).filter((name) => name !== 'found') as (keyof VehicleFilter)[]
  return Object.keys(CONDITIONS)
    .filter((part) => part !== 'search')
    .map((part) => ({
      conditions: fields.filter((name) => filterPart(name) === part && isGiven(name)),
      count: matching(vehicles, filter, part).length,
    }))
    .filter(({ conditions, count }) => conditions.length > 0 && count > 0)
    .sort((one, other) => other.count - one.count)
}

const asText = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : (value as string | null | undefined))

function countBy(vehicles: Vehicle[], read: (vehicle: Vehicle) => string | number | null) {
  const prices = new Map<string | number, number[]>()
  for (const vehicle of vehicles) {
    const value = read(vehicle)
    if (value !== null) prices.set(value, [...(prices.get(value) ?? []), vehicle.price])
  }
  return [...prices]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, all]) => ({ value: String(value), count: all.length, lowestPrice: Math.min(...all) }))
}
