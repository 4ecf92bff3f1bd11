import { AUTHORIZED_BRANDS, FILTER_CATEGORIES } from '#graph/dealer/brands.ts'
import type { VehicleFilter } from '#web/generated/graphql.ts'
import { PRICE_BANDS } from '#web/parts/priceBands.ts'
import type { Crumb } from '#web/seo/pageGraph.ts'
import { seatsLabel } from '#web/ui/format.ts'

/** The chosen values of each filter, empty for "all", as in `/inventory?brand=denago,evolution&price=under-15000`. */
export type FilterValues = Omit<InventoryChoices, 'sort'>

/** The filters and the sort order, which is empty for the dealer's own. */
export type InventoryChoices = typeof EMPTY_CHOICES

const SEVERAL: readonly string[] = []

/** In the order of the form: one list has one address. */
export const EMPTY_CHOICES = {
  q: '',
  seats: SEVERAL,
  brand: SEVERAL,
  category: SEVERAL,
  price: '',
  maxPrice: '',
  condition: SEVERAL,
  /** "in" for carts that can be bought now. */
  stock: '',
  /** Location ids in lower case. */
  place: SEVERAL,
  battery: SEVERAL,
  range: '',
  sort: '',
}

/** `maxPrice` is a part of the filter `price`. */
export type FilterName = Exclude<keyof FilterValues, 'maxPrice'>
export type FilterOption = { value: string; label: string }

export type StockNames = {
  brands: readonly { value: string }[]
  categories: readonly { value: string }[]
  locations: readonly { value: string; name: string }[]
}

export const BRAND_OPTIONS: FilterOption[] = AUTHORIZED_BRANDS.map(({ name, slug }) => ({ value: slug, label: name }))

export const CATEGORY_OPTIONS: FilterOption[] = FILTER_CATEGORIES.map((name) => ({
  value: name.toLowerCase(),
  label: name,
}))

export const PRICE_OPTIONS: FilterOption[] = PRICE_BANDS

export const maxPriceLabel = (dollars: string) => `Up to $${Number(dollars).toLocaleString('en-US')}`

export const HIGHEST_PRICES = ['8000', '10000', '12000']

/**
 * Where the API divides prices into bands: at each band of the filter, and a cent above each highest price, which is inclusive.
 */
export const PRICE_BOUNDS = [
  ...new Set([
    ...PRICE_BANDS.flatMap(({ minPrice }) => minPrice ?? []),
    ...HIGHEST_PRICES.map((dollars) => Number(dollars) + 0.01),
  ]),
].sort((one, other) => one - other)

export const CONDITION_OPTIONS: FilterOption[] = [
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
]

export const BATTERY_OPTIONS: FilterOption[] = [
  { value: 'lithium', label: 'Lithium' },
  { value: 'lead-acid', label: 'Lead-acid' },
]

export const SORT_OPTIONS: FilterOption[] = [
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'newest', label: 'Newest first' },
  { value: 'mileage', label: 'Lowest mileage' },
  { value: 'name', label: 'Name, A to Z' },
]

export const rangeLabel = (miles: string) => `${miles}+ miles`

/** The API's limits for a search and for the lists of a filter. */
export const MOST_CHARACTERS = 200
const MOST_WORD_CHARACTERS = 100
const MOST_WORDS = 50

/**
 * The text in lower case, as Postgres folds it: each character by itself, and İ as i. `toLowerCase` of a whole text would turn
 * the Σ at the end of a word into ς.
 */
export const foldCase = (text: string) =>
  Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')

const isWord = (text: string) => text !== '' && text.length <= MOST_WORD_CHARACTERS
export const isOneOf = (options: FilterOption[]) => (text: string) => options.some(({ value }) => value === text)

/** Lowest and highest price of the filters in USD, both inclusive. */
export const priceBounds = ({ price, maxPrice: highest }: Pick<FilterValues, 'price' | 'maxPrice'>) => {
  const { minPrice, maxPrice = Number.POSITIVE_INFINITY } = PRICE_BANDS.find(({ value }) => value === price) ?? {}
  const most = Math.min(maxPrice, highest ? Number(highest) : Number.POSITIVE_INFINITY)
  return { minPrice, maxPrice: Number.isFinite(most) ? most : undefined }
}

export const isSameFolded = (name: string, value: string) => foldCase(name) === value
export const batteryOf = (value: string) => (value === 'lithium' ? 'LITHIUM' : 'LEAD_ACID')

const labelIn = (options: FilterOption[], text: string) => options.find(({ value }) => value === text)?.label

const nameIn = (names: readonly { value: string }[], text: string) =>
  names.find(({ value }) => foldCase(value) === text)?.value

const listOf = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined)

type Filter = {
  title: string
  isValue(text: string): boolean
  /** The value in words; undefined where it has none. */
  labelOf(value: string, stock: StockNames): string | undefined
  /** What the API takes; a condition without a value is undefined. */
  apiFilter(values: FilterValues): VehicleFilter
}

/** What a filter is but for its control and the counts of its options. */
export const FILTERS: Record<FilterName, Filter> = {
  q: {
    title: 'Search',
    isValue: () => true,
    labelOf: (value) => `“${value.trim()}”`,
    apiFilter: ({ q }) => ({ search: q.trim() || undefined }),
  },
  brand: {
    title: 'Brand',
    isValue: isWord,
    labelOf: (value, { brands }) => labelIn(BRAND_OPTIONS, value) ?? nameIn(brands, value),
    apiFilter: ({ brand }) => ({ brands: listOf(brand) }),
  },
  category: {
    title: 'Category',
    isValue: isWord,
    labelOf: (value, { categories }) => labelIn(CATEGORY_OPTIONS, value) ?? nameIn(categories, value),
    apiFilter: ({ category }) => ({ categories: listOf(category) }),
  },
  price: {
    title: 'Price',
    isValue: isOneOf(PRICE_OPTIONS),
    labelOf: (value) => labelIn(PRICE_OPTIONS, value) ?? maxPriceLabel(value),
    apiFilter: priceBounds,
  },
  condition: {
    title: 'Condition',
    isValue: isOneOf(CONDITION_OPTIONS),
    labelOf: (value) => labelIn(CONDITION_OPTIONS, value),
    // New and used together match every cart.
    apiFilter: ({ condition }) => ({
      conditions: condition.length === 1 ? [condition[0] === 'new' ? 'NEW' : 'USED'] : undefined,
    }),
  },
  seats: {
    title: 'Seats',
    isValue: (text) => /^[1-9]\d?$/.test(text),
    labelOf: seatsLabel,
    apiFilter: ({ seats }) => ({ seats: listOf(seats)?.map(Number) }),
  },
  stock: {
    title: 'Availability',
    isValue: (text) => text === 'in',
    labelOf: () => 'In stock only',
    apiFilter: ({ stock }) => ({ availabilities: stock ? ['IN_STOCK'] : undefined }),
  },
  range: {
    title: 'Range',
    isValue: (text) => /^[1-9]\d{0,3}$/.test(text),
    labelOf: rangeLabel,
    apiFilter: ({ range }) => ({ minRangeMiles: range ? Number(range) : undefined }),
  },
  place: {
    title: 'Showroom',
    isValue: isWord,
    labelOf: (value, { locations }) => locations.find(({ value: id }) => isSameFolded(id, value))?.name,
    apiFilter: ({ place }) => ({ locationIds: listOf(place) }),
  },
  battery: {
    title: 'Battery',
    isValue: isOneOf(BATTERY_OPTIONS),
    labelOf: (value) => labelIn(BATTERY_OPTIONS, value),
    apiFilter: ({ battery }) => ({ batteryKinds: listOf(battery)?.map(batteryOf) }),
  },
}

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

export const apiFilter = (values: FilterValues): VehicleFilter =>
  Object.assign({}, ...FILTER_NAMES.map((name) => FILTERS[name].apiFilter(values)))

/** The page's filter for a condition that the API names in relaxations: each is one of those that the page sends. */
export const filterOfCondition = (condition: string) =>
  FILTER_NAMES.find((name) => condition in FILTERS[name].apiFilter(EMPTY_CHOICES))!

const isHighestPrice = (text: string) => /^[1-9]\d{0,7}$/.test(text)

/** Joins values by commas; a comma within a value is escaped by a backslash. */
export const joinValues = (values: readonly string[]) => values.map((value) => value.replace(/[\\,]/g, '\\$&')).join()

const splitValues = (text: string) =>
  (text.match(/(?:\\.|[^\\,])+/gs) ?? []).map((value) => value.replace(/\\(.)/gs, '$1'))

/** Reads the filters and the order of an address, in any letter case. Invalid values are ignored. */
export const readChoices = (params: URLSearchParams): InventoryChoices => {
  const several = (param: string, isValue: (text: string) => boolean) =>
    [...new Set(params.getAll(param).flatMap(splitValues).map(foldCase).filter(isValue))].sort().slice(0, MOST_WORDS)
  const chosen = FILTER_NAMES.map((name) => {
    const values = several(name, FILTERS[name].isValue)
    return [name, typeof EMPTY_CHOICES[name] === 'string' ? (values[0] ?? '') : values]
  })
  const choices: InventoryChoices = {
    ...EMPTY_CHOICES,
    ...Object.fromEntries(chosen),
    q: (params.get('q') ?? '').slice(0, MOST_CHARACTERS),
    // The form's select for prices has both bands and highest prices.
    maxPrice: ['maxPrice', 'price'].flatMap((param) => several(param, isHighestPrice))[0] ?? '',
    sort: several('sort', isOneOf(SORT_OPTIONS))[0] ?? '',
  }
  return isBelow(choices.maxPrice, choices.price) ? { ...choices, price: '' } : choices
}

/** Whether the highest price is below the band, so that both together match nothing. */
const isBelow = (maxPrice: string, band: string) =>
  maxPrice !== '' && Number(maxPrice) < (PRICE_BANDS.find(({ value }) => value === band)?.minPrice ?? 0)

export const isCategory = (name: string, value: string) => foldCase(name).includes(value)

/** Drops brands, categories and places that are neither among the options nor in stock. */
export const knownChoices = (
  choices: InventoryChoices,
  { brands, categories, locations }: StockNames,
): InventoryChoices => ({
  ...choices,
  brand: choices.brand.filter(
    (value) => isOneOf(BRAND_OPTIONS)(value) || brands.some((brand) => isSameFolded(brand.value, value)),
  ),
  category: choices.category.filter(
    (value) => isOneOf(CATEGORY_OPTIONS)(value) || categories.some((category) => isCategory(category.value, value)),
  ),
  place: choices.place.filter((value) => locations.some((location) => isSameFolded(location.value, value))),
})

/** The API's largest `offset` is 1,000,000. */
const LARGEST_PAGE = 41_660

/** The page number of an address. Beyond the end of a list, `ToLastPage` corrects it. */
export const readPage = (params: URLSearchParams) =>
  Math.min(Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1), LARGEST_PAGE)

const isSet = ([, value]: [string, string | readonly string[]]) => value.length > 0

export const inventoryPath = (choices: Partial<InventoryChoices>, page = 1) => {
  // As the form sends it: one select has bands and highest prices.
  const price = [choices.price, choices.maxPrice].filter(Boolean).join()
  const chosen = Object.entries({ ...choices, price, maxPrice: '' })
    .filter(isSet)
    .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : joinValues(value)])
  const params = new URLSearchParams(page > 1 ? [...chosen, ['page', String(page)]] : chosen)
  // Commas need no encoding in a query, and people read addresses.
  return params.size ? `/inventory?${String(params).replaceAll('%2C', ',')}` : '/inventory'
}

/** The breadcrumbs above a vehicle: the inventory, and within it the brand if the filter has it. */
export const vehicleParents = ({ brand }: { brand: string }): readonly [Crumb] | readonly [Crumb, Crumb] => {
  const option = BRAND_OPTIONS.find(({ label }) => label === brand)
  const inventory = { name: 'Inventory', path: '/inventory' }
  return option ? [inventory, { name: brand, path: inventoryPath({ brand: [option.value] }) }] : [inventory]
}
