import { AUTHORIZED_BRANDS, FILTER_CATEGORIES } from '#graph/dealer/brands.ts'
import { PRICE_BANDS } from '#web/parts/priceBands.ts'
import type { Crumb } from '#web/seo/pageGraph.ts'

/** The chosen values of each filter, empty for "all", as in `/inventory?brand=denago,evolution&price=under-15000`. */
export type FilterValues = {
  q: string
  seats: readonly string[]
  condition: readonly string[]
  /** "in" for carts that can be bought now. */
  stock: string
  brand: readonly string[]
  category: readonly string[]
  price: string
  maxPrice: string
  /** Location ids in lower case. */
  place: readonly string[]
  battery: readonly string[]
  range: string
}

/** The filters and the sort order, which is empty for the dealer's own. */
export type InventoryChoices = FilterValues & { sort: string }

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

const IS_VALUE = {
  brand: isWord,
  category: isWord,
  price: isOneOf(PRICE_OPTIONS),
  maxPrice: (text: string) => /^[1-9]\d{0,7}$/.test(text),
  condition: isOneOf(CONDITION_OPTIONS),
  seats: (text: string) => /^[1-9]\d?$/.test(text),
  stock: (text: string) => text === 'in',
  range: (text: string) => /^[1-9]\d{0,3}$/.test(text),
  place: isWord,
  battery: isOneOf(BATTERY_OPTIONS),
  sort: isOneOf(SORT_OPTIONS),
}

/** Joins values by commas; a comma within a value is escaped by a backslash. */
export const joinValues = (values: readonly string[]) => values.map((value) => value.replace(/[\\,]/g, '\\$&')).join()

const splitValues = (text: string) =>
  (text.match(/(?:\\.|[^\\,])+/gs) ?? []).map((value) => value.replace(/\\(.)/gs, '$1'))

export const EMPTY_CHOICES: InventoryChoices = {
  q: '',
  seats: [],
  brand: [],
  category: [],
  price: '',
  maxPrice: '',
  condition: [],
  stock: '',
  place: [],
  battery: [],
  range: '',
  sort: '',
}

/**
 * Reads the filters and the order of an address, in any letter case. Invalid values are ignored. In the order of the form: one list
 * has one address.
 */
export const readChoices = (params: URLSearchParams): InventoryChoices => {
  const several = (name: keyof typeof IS_VALUE, param: string = name) =>
    [...new Set(params.getAll(param).flatMap(splitValues).map(foldCase).filter(IS_VALUE[name]))]
      .sort()
      .slice(0, MOST_WORDS)
  const one = (name: keyof typeof IS_VALUE) => several(name)[0] ?? ''
  // The form's select for prices has both bands and highest prices.
  const [price, maxPrice] = [one('price'), one('maxPrice') || (several('maxPrice', 'price')[0] ?? '')]
  return {
    q: (params.get('q') ?? '').slice(0, MOST_CHARACTERS),
    seats: several('seats'),
    brand: several('brand'),
    category: several('category'),
    price: isBelow(maxPrice, price) ? '' : price,
    maxPrice,
    condition: several('condition'),
    stock: one('stock'),
    place: several('place'),
    battery: several('battery'),
    range: one('range'),
    sort: one('sort'),
  }
}

export const batteryOf = (value: string) => (value === 'lithium' ? 'LITHIUM' : 'LEAD_ACID')

/** Whether the highest price is below the band, so that both together match nothing. */
const isBelow = (maxPrice: string, band: string) =>
  maxPrice !== '' && Number(maxPrice) < (PRICE_BANDS.find(({ value }) => value === band)?.minPrice ?? 0)

export const isSameFolded = (name: string, value: string) => foldCase(name) === value
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

/** Lowest and highest price of the filters in USD, both inclusive. */
export const priceBounds = ({ price, maxPrice: highest }: Pick<FilterValues, 'price' | 'maxPrice'>) => {
  const { minPrice, maxPrice = Number.POSITIVE_INFINITY } = PRICE_BANDS.find(({ value }) => value === price) ?? {}
  const most = Math.min(maxPrice, highest ? Number(highest) : Number.POSITIVE_INFINITY)
  return { minPrice, maxPrice: Number.isFinite(most) ? most : undefined }
}

/** The breadcrumbs above a vehicle: the inventory, and within it the brand if the filter has it. */
export const vehicleParents = ({ brand }: { brand: string }): readonly [Crumb] | readonly [Crumb, Crumb] => {
  const option = BRAND_OPTIONS.find(({ label }) => label === brand)
  const inventory = { name: 'Inventory', path: '/inventory' }
  return option ? [inventory, { name: brand, path: inventoryPath({ brand: [option.value] }) }] : [inventory]
}
