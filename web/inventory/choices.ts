import { PRICE_BANDS } from '#web/parts/priceBands.ts'
import type { Crumb } from '#web/seo/pageGraph.ts'
import {
  BRAND_OPTIONS,
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  type FilterOption,
  foldCase,
  isHighestPrice,
  isOneOf,
  priceBounds,
  type Whole,
} from './filters.ts'

/** Search, chosen values of each filter and the order, each empty where nothing is chosen. */
export type InventoryChoices = Record<FilterName, readonly string[]> & { q: string; sort: string }

/** A filter, or the search. */
export type ChoiceName = FilterName | 'q'

export const SORT_OPTIONS: FilterOption[] = [
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'newest', label: 'Newest first' },
  { value: 'mileage', label: 'Lowest mileage' },
  { value: 'name', label: 'Name, A to Z' },
]

/** The API's limits for a search and for the lists of a filter. */
export const MOST_CHARACTERS = 200
const MOST_WORDS = 50

/** Joins values by commas; a comma within a value is escaped by a backslash. */
export const joinValues = (values: readonly string[]) => values.map((value) => value.replace(/[\\,]/g, '\\$&')).join()

const splitValues = (text: string) =>
  (text.match(/(?:\\.|[^\\,])+/gs) ?? []).map((value) => value.replace(/\\(.)/gs, '$1'))

/**
 * Reads the filters and the order of an address, in any letter case. Invalid values are ignored. In the order of the form: one list
 * has one address.
 */
export const readChoices = (params: URLSearchParams): InventoryChoices => {
  const valuesIn = (param: string, isValue: (text: string) => boolean) =>
    [...new Set(params.getAll(param).flatMap(splitValues).map(foldCase).filter(isValue))].sort().slice(0, MOST_WORDS)
  const chosen = FILTER_NAMES.map((name) => {
    const { isValue, isSingle } = FILTERS[name]
    return [name, valuesIn(name, isValue).slice(0, isSingle ? 1 : undefined)]
  })
  // The form's select for prices has both bands and highest prices. A band above the highest price would match nothing.
  const [most] = [...valuesIn('maxPrice', isHighestPrice), ...valuesIn('price', isHighestPrice)]
  const [band] = valuesIn('price', isOneOf(PRICE_BANDS))
  const isAbove = most !== undefined && band !== undefined && Number(most) < (priceBounds([band]).minPrice ?? 0)
  return {
    q: (params.get('q') ?? '').slice(0, MOST_CHARACTERS),
    ...(Object.fromEntries(chosen) as Record<FilterName, string[]>),
    price: [isAbove ? undefined : band, most].filter((value) => value !== undefined),
    sort: valuesIn('sort', isOneOf(SORT_OPTIONS))[0] ?? '',
  }
}

export const EMPTY_CHOICES = readChoices(new URLSearchParams())

/** Drops brands, categories and showrooms that are neither among the options nor in stock. */
export const knownChoices = (choices: InventoryChoices, stock: Whole): InventoryChoices => {
  const known = (['brand', 'category', 'place'] as const).map((name) => {
    const { options, count } = FILTERS[name]
    return [name, choices[name].filter((value) => isOneOf(options(stock, []))(value) || count(stock, value))]
  })
  return { ...choices, ...Object.fromEntries(known) }
}

/** The API's largest `offset` is 1,000,000. */
const LARGEST_PAGE = 41_660

/** The page number of an address. Beyond the end of a list, `ToLastPage` corrects it. */
export const readPage = (params: URLSearchParams) =>
  Math.min(Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1), LARGEST_PAGE)

export const inventoryPath = (choices: Partial<InventoryChoices>, page = 1) => {
  const chosen = Object.entries(choices)
    .filter(([, value]) => value.length > 0)
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

export const NAMES: ChoiceName[] = ['q', ...FILTER_NAMES]

const valuesOf = (choices: InventoryChoices, name: ChoiceName) => [choices[name]].flat().filter((value) => value.trim())

export const labelOf = (name: ChoiceName, value: string, stock?: Whole) => {
  if (name === 'q') return `“${value.trim()}”`
  const { label, options } = FILTERS[name]
  return label?.(value) ?? options(stock, [value]).find((option) => option.value === value)?.label ?? value
}

export const without = (choices: InventoryChoices, name: ChoiceName, isMeant = (_value: string) => true) => ({
  ...choices,
  [name]: name === 'q' ? '' : choices[name].filter((value) => !isMeant(value)),
})

export const activeNames = (choices: InventoryChoices) => NAMES.filter((name) => valuesOf(choices, name).length > 0)

export const filterLabel = (choices: InventoryChoices, name: ChoiceName, stock?: Whole) =>
  valuesOf(choices, name)
    .map((value) => labelOf(name, value, stock))
    .join(', ')

export const activeFilters = (choices: InventoryChoices, stock?: Whole) =>
  activeNames(choices).flatMap((name) =>
    valuesOf(choices, name).map((value) => ({
      key: `${name} ${value}`,
      name,
      value,
      label: labelOf(name, value, stock),
      without: inventoryPath(without(choices, name, (one) => one === value)),
    })),
  )
