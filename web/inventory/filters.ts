import { AUTHORIZED_BRANDS, FILTER_CATEGORIES } from '#graph/dealer/brands.ts'
import type { Filters_FacetsFragment, VehicleFilter } from '#web/generated/graphql.ts'
import { PRICE_BANDS } from '#web/parts/priceBands.ts'
import { seatsLabel } from '#web/ui/format.ts'

export type FilterOption = { value: string; label: string; count?: number }

/** Each facet counts the carts that match all other filters. */
export type Facets = Filters_FacetsFragment

/** The facets of all carts, with the names of the showrooms. */
export type Whole = Omit<Facets, 'locations'> & { locations: (Count & { name: string })[] }

type Count = { value: string; count: number }

type Filter = {
  title: string
  /** Whether an address may have this value; it is in lower case. */
  isValue: (text: string) => boolean
  /** It has one value at most. */
  isSingle?: boolean
  /** The values that it offers, with those that are chosen. */
  options: (stock: Whole | undefined, chosen: readonly string[]) => FilterOption[]
  /** How many carts a value finds; undefined where the API does not count them. */
  count: (facets: Facets, value: string) => number | undefined
  /** What a chosen value is called where its option says too little. */
  label?: (value: string) => string
  /** What it asks of the API. */
  condition: (chosen: readonly string[]) => VehicleFilter
}

/**
 * The text in lower case, as Postgres folds it: each character by itself, and İ as i. `toLowerCase` of a whole text would turn
 * the Σ at the end of a word into ς.
 */
export const foldCase = (text: string) =>
  Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')

const MOST_WORD_CHARACTERS = 100
const isWord = (text: string) => text !== '' && text.length <= MOST_WORD_CHARACTERS
export const isOneOf = (options: readonly FilterOption[]) => (text: string) =>
  options.some(({ value }) => value === text)

const sumOf = (counts: readonly Count[], isMeant: (value: string) => boolean) =>
  counts.reduce((sum, { value, count }) => (isMeant(value) ? sum + count : sum), 0)

const listOf = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined)

const byNumber = (values: Iterable<string>) => [...new Set(values)].sort((one, other) => Number(one) - Number(other))

/** A filter by a name: the fixed options, and the names in stock that none of them matches. */
const byName = (
  facet: 'brands' | 'categories',
  fixed: FilterOption[],
  isFound: (name: string, value: string) => boolean,
): Omit<Filter, 'title'> => ({
  isValue: isWord,
  options: (stock, chosen) => {
    const names = (stock?.[facet] ?? []).map(({ value }) => ({ value: foldCase(value), label: value }))
    const others = names.filter(
      ({ value, label }) =>
        !fixed.some((option) => isFound(label, option.value)) || (chosen.includes(value) && !isOneOf(fixed)(value)),
    )
    return [...fixed, ...new Map(others.map((option) => [option.value, option])).values()]
  },
  count: (facets, value) => sumOf(facets[facet], (name) => isFound(name, value)),
  condition: (chosen) => ({ [facet]: listOf(chosen) }),
})

export const BRAND_OPTIONS = AUTHORIZED_BRANDS.map(({ name }): FilterOption => ({ value: foldCase(name), label: name }))
const CATEGORY_OPTIONS = FILTER_CATEGORIES.map((name): FilterOption => ({ value: name.toLowerCase(), label: name }))

const HIGHEST_PRICES = ['8000', '10000', '12000']

/**
 * Where the API divides prices into bands: at each band of the filter, and a cent above each highest price, which is inclusive.
 */
export const PRICE_BOUNDS = [
  ...new Set([
    ...PRICE_BANDS.flatMap(({ minPrice }) => minPrice ?? []),
    ...HIGHEST_PRICES.map((dollars) => Number(dollars) + 0.01),
  ]),
].sort((one, other) => one - other)

export const isHighestPrice = (text: string) => /^[1-9]\d{0,7}$/.test(text)

const highestPrice = (value: string) => ({ value, label: `Up to $${Number(value).toLocaleString('en-US')}` })

/** Lowest and highest price of the chosen band and highest price in USD, both inclusive. */
export const priceBounds = (chosen: readonly string[]) => {
  const band = PRICE_BANDS.find(({ value }) => chosen.includes(value))
  const limits = [band?.maxPrice ?? [], ...chosen.filter(isHighestPrice).map(Number)].flat()
  return { minPrice: band?.minPrice, maxPrice: limits.length > 0 ? Math.min(...limits) : undefined }
}

const mostOf = ({ value }: FilterOption) => priceBounds([value]).maxPrice ?? Number.POSITIVE_INFINITY

const PRICES: FilterOption[] = [...HIGHEST_PRICES.map(highestPrice), ...PRICE_BANDS].sort(
  (one, other) => mostOf(one) - mostOf(other),
)

const MILES_IN_STEP = 10

/** 30, 40, 50…: each step that the range of a cart in stock reaches. */
const rangeSteps = (ranges: readonly Count[]) =>
  ranges.map(({ value }) => String(Math.floor(Number(value) / MILES_IN_STEP) * MILES_IN_STEP)).filter(Number)

const CONDITION_OPTIONS = [
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
]

const BATTERY_OPTIONS = [
  { value: 'lithium', label: 'Lithium' },
  { value: 'lead-acid', label: 'Lead-acid' },
]
const batteryOf = (value: string) => (value === 'lithium' ? 'LITHIUM' : 'LEAD_ACID')

const table = <Name extends string>(filters: Record<Name, Filter>) => filters

/** All filters but the search, in the order of the form, as in `/inventory?seats=4,6&brand=denago&price=under-15000`. */
export const FILTERS = table({
  seats: {
    title: 'Seats',
    isValue: (text) => /^[1-9]\d?$/.test(text),
    options: (stock, chosen) =>
      byNumber([...(stock?.seats ?? []).map(({ value }) => value), ...chosen]).map((value) => ({
        value,
        label: value,
      })),
    count: ({ seats }, value) => sumOf(seats, (one) => one === value),
    label: seatsLabel,
    condition: (chosen) => ({ seats: listOf(chosen)?.map(Number) }),
  },
  brand: { title: 'Brand', ...byName('brands', BRAND_OPTIONS, (name, value) => foldCase(name) === value) },
  category: {
    title: 'Category',
    ...byName('categories', CATEGORY_OPTIONS, (name, value) => foldCase(name).includes(value)),
  },
  // A band, a highest price, or both.
  price: {
    title: 'Price',
    isValue: (text) => isOneOf(PRICE_BANDS)(text) || isHighestPrice(text),
    options: (_stock, chosen) => [...PRICES, ...chosen.filter((value) => !isOneOf(PRICES)(value)).map(highestPrice)],
    // The API counts only at the listed prices.
    count: ({ priceBands }, price) => {
      const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = priceBounds([price])
      const isMeant = (from = 0) => from >= minPrice && from <= maxPrice
      if (!isOneOf(PRICES)(price)) return
      return priceBands.reduce((sum, count, index) => (isMeant(PRICE_BOUNDS[index - 1]) ? sum + count : sum), 0)
    },
    condition: priceBounds,
  },
  condition: {
    title: 'Condition',
    isValue: isOneOf(CONDITION_OPTIONS),
    options: () => CONDITION_OPTIONS,
    count: ({ conditions }, value) => sumOf(conditions, (name) => foldCase(name) === value),
    // New and used together match every cart.
    condition: (chosen) => ({
      conditions: chosen.length === 1 ? [chosen[0] === 'new' ? 'NEW' : 'USED'] : undefined,
    }),
  },
  stock: {
    title: 'Availability',
    isValue: (text) => text === 'in',
    options: () => [{ value: 'in', label: 'In stock only' }],
    count: ({ availability }) => sumOf(availability, (state) => state === 'IN_STOCK'),
    condition: (chosen) => ({ availabilities: chosen.length > 0 ? ['IN_STOCK'] : undefined }),
  },
  // Ids in lower case.
  place: {
    title: 'Showroom',
    isValue: isWord,
    options: (stock) => (stock?.locations ?? []).map(({ value, name }) => ({ value: foldCase(value), label: name })),
    count: ({ locations }, value) => sumOf(locations, (id) => foldCase(id) === value),
    condition: (chosen) => ({ locationIds: listOf(chosen) }),
  },
  battery: {
    title: 'Battery',
    isValue: isOneOf(BATTERY_OPTIONS),
    options: () => BATTERY_OPTIONS,
    count: ({ batteryKinds }, value) => sumOf(batteryKinds, (kind) => kind === batteryOf(value)),
    condition: (chosen) => ({ batteryKinds: listOf(chosen)?.map(batteryOf) }),
  },
  range: {
    title: 'Range',
    isValue: (text) => /^[1-9]\d{0,3}$/.test(text),
    isSingle: true,
    options: (stock, chosen) =>
      byNumber([...rangeSteps(stock?.ranges ?? []), ...chosen]).map((value) => ({ value, label: `${value}+ miles` })),
    count: ({ ranges }, value) => sumOf(ranges, (miles) => Number(miles) >= Number(value)),
    condition: ([miles]) => ({ minRangeMiles: miles ? Number(miles) : undefined }),
  },
})

export type FilterName = keyof typeof FILTERS
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]
