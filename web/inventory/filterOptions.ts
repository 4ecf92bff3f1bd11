import type { FilterOptions_FacetsFragment } from '#web/generated/graphql.ts'
import {
  BATTERY_OPTIONS,
  BRAND_OPTIONS,
  batteryOf,
  CATEGORY_OPTIONS,
  CONDITION_OPTIONS,
  type FilterOption,
  foldCase,
  HIGHEST_PRICES,
  type InventoryChoices,
  isCategory,
  isOneOf,
  isSameFolded,
  maxPriceLabel,
  PRICE_BOUNDS,
  PRICE_OPTIONS,
  priceBounds,
  rangeLabel,
} from './filters.ts'

type Count = { value: string; count: number }

/** Each facet counts the carts that match all other filters. */
export type Facets = FilterOptions_FacetsFragment

export type Whole = Omit<Facets, 'locations'> & { locations: (Count & { name: string })[] }

export const withPlaceNames = (
  facets: Facets,
  places: readonly { id: string; name: string; city: string | null }[],
): Whole => ({
  ...facets,
  locations: facets.locations.map((count) => {
    const place = places.find(({ id }) => id === count.value)
    return { ...count, name: place?.city ?? place?.name ?? count.value }
  }),
})

export type CountedOption = FilterOption & { count?: number }

const sumOf = (counts: readonly Count[] | undefined, isMeant: (value: string) => boolean) =>
  counts?.reduce((sum, { value, count }) => (isMeant(value) ? sum + count : sum), 0)

/** The fixed options, and the names in stock that none of them matches. */
const withStock = (
  options: FilterOption[],
  names: readonly Count[],
  isFound: (name: string, value: string) => boolean,
) => {
  const others = names.filter(({ value }) => !options.some((option) => isFound(value, option.value)))
  const byFold = new Map(others.map(({ value }) => [foldCase(value), value]))
  return [...options, ...[...byFold].map(([value, label]) => ({ value, label }))]
}

const priceLimits = (value: string) =>
  priceBounds(isOneOf(PRICE_OPTIONS)(value) ? { price: value, maxPrice: '' } : { price: '', maxPrice: value })

const mostOf = ({ value }: FilterOption) => priceLimits(value).maxPrice ?? Number.POSITIVE_INFINITY

const highestPrice = (value: string): CountedOption => ({ value, label: maxPriceLabel(value) })

const PRICES = [...HIGHEST_PRICES.map(highestPrice), ...PRICE_OPTIONS].sort((one, other) => mostOf(one) - mostOf(other))

/** Counts the carts between two prices, each of which is the bound of a band. */
const countPrices = (bands: Facets['priceBands'] | undefined, { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) =>
  bands?.reduce((sum, count, index) => {
    const from = PRICE_BOUNDS[index - 1] ?? 0
    return from >= minPrice && from <= maxPrice ? sum + count : sum
  }, 0)

const MILES_IN_STEP = 10

/** 30, 40, 50…: each step that the range of a cart in stock reaches. */
const rangeSteps = (ranges: readonly Count[]) => {
  const steps = ranges.map(({ value }) => Math.floor(Number(value) / MILES_IN_STEP) * MILES_IN_STEP)
  return [...new Set(steps)].filter((step) => step > 0).sort((one, other) => one - other)
}

export const filterOptions = (choices: InventoryChoices, stock?: Whole, facets?: Facets) => {
  const counted = (options: FilterOption[], count: (value: string) => number | undefined) =>
    options.map((option): CountedOption => ({ ...option, count: facets && (count(option.value) ?? 0) }))
  const seats = new Set([...(stock?.seats.map(({ value }) => value) ?? []), ...choices.seats])
  const ranges = new Set([...rangeSteps(stock?.ranges ?? []).map(String), ...(choices.range ? [choices.range] : [])])
  return {
    brand: counted(withStock(BRAND_OPTIONS, stock?.brands ?? [], isSameFolded), (value) =>
      sumOf(facets?.brands, (name) => isSameFolded(name, value)),
    ),
    category: counted(withStock(CATEGORY_OPTIONS, stock?.categories ?? [], isCategory), (value) =>
      sumOf(facets?.categories, (name) => isCategory(name, value)),
    ),
    price: [
      ...counted(PRICES, (value) => countPrices(facets?.priceBands, priceLimits(value))),
      // A price from a shared link has no count: the API counts only at the listed prices.
      ...(choices.maxPrice && !HIGHEST_PRICES.includes(choices.maxPrice) ? [highestPrice(choices.maxPrice)] : []),
    ],
    condition: counted(CONDITION_OPTIONS, (value) => sumOf(facets?.conditions, (name) => isSameFolded(name, value))),
    seats: counted(
      [...seats].sort((one, other) => Number(one) - Number(other)).map((value) => ({ value, label: value })),
      (value) => sumOf(facets?.seats, (seats) => seats === value),
    ),
    stock: counted([{ value: 'in', label: 'In stock only' }], () =>
      sumOf(facets?.availability, (state) => state === 'IN_STOCK'),
    ),
    range: counted(
      [...ranges]
        .sort((one, other) => Number(one) - Number(other))
        .map((value) => ({ value, label: rangeLabel(value) })),
      (value) => sumOf(facets?.ranges, (miles) => Number(miles) >= Number(value)),
    ),
    place: counted(
      (stock?.locations ?? []).map(({ value, name }) => ({ value: foldCase(value), label: name })),
      (value) => sumOf(facets?.locations, (id) => isSameFolded(id, value)),
    ),
    battery: counted(BATTERY_OPTIONS, (value) => sumOf(facets?.batteryKinds, (kind) => kind === batteryOf(value))),
  }
}

export type FilterOptions = ReturnType<typeof filterOptions>

/** "Denago (9)", "Turfman (none)". */
export const countedLabel = ({ label, count }: CountedOption) =>
  count === undefined ? label : `${label} (${count === 0 ? 'none' : count.toLocaleString('en-US')})`
