import { seatsLabel } from '#web/ui/format.ts'
import {
  BATTERY_OPTIONS,
  BRAND_OPTIONS,
  CATEGORY_OPTIONS,
  CONDITION_OPTIONS,
  type FilterName,
  type FilterOption,
  foldCase,
  type InventoryChoices,
  inventoryPath,
  isSameFolded,
  maxPriceLabel,
  PRICE_OPTIONS,
  rangeLabel,
  type StockNames,
} from './filters.ts'

export const FILTER_TITLES: Record<FilterName, string> = {
  q: 'Search',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  condition: 'Condition',
  seats: 'Seats',
  stock: 'Availability',
  range: 'Range',
  place: 'Showroom',
  battery: 'Battery',
}

const NO_NAMES: StockNames = { brands: [], categories: [], locations: [] }

const inOptions = (options: FilterOption[], text: string) => options.find(({ value }) => value === text)?.label
const inStock = (names: readonly { value: string }[], text: string) =>
  names.find(({ value }) => foldCase(value) === text)?.value

const labelOf = (name: FilterName, value: string, { brands, categories, locations }: StockNames) => {
  const labels: Record<FilterName, () => string | undefined> = {
    q: () => `“${value.trim()}”`,
    brand: () => inOptions(BRAND_OPTIONS, value) ?? inStock(brands, value),
    category: () => inOptions(CATEGORY_OPTIONS, value) ?? inStock(categories, value),
    price: () => inOptions(PRICE_OPTIONS, value) ?? maxPriceLabel(value),
    condition: () => inOptions(CONDITION_OPTIONS, value),
    seats: () => seatsLabel(value),
    stock: () => 'In stock only',
    range: () => rangeLabel(value),
    place: () => locations.find(({ value: id }) => isSameFolded(id, value))?.name,
    battery: () => inOptions(BATTERY_OPTIONS, value),
  }
  return labels[name]() ?? value
}

const NAMES = Object.keys(FILTER_TITLES) as FilterName[]

/** The values of a filter. The price has two: a band and a highest price. */
export const valuesOf = (choices: InventoryChoices, name: FilterName) =>
  [choices[name], name === 'price' ? choices.maxPrice : ''].flat().filter((value) => value.trim())

export const withoutFilter = (choices: InventoryChoices, name: FilterName): InventoryChoices => ({
  ...choices,
  [name]: typeof choices[name] === 'string' ? '' : [],
  ...(name === 'price' && { maxPrice: '' }),
})

const withoutValue = (choices: InventoryChoices, name: FilterName, value: string): InventoryChoices => {
  const all = choices[name]
  if (typeof all !== 'string') return { ...choices, [name]: all.filter((one) => one !== value) }
  return { ...choices, [name === 'price' && value === choices.maxPrice ? 'maxPrice' : name]: '' }
}

export const activeNames = (choices: InventoryChoices) => NAMES.filter((name) => valuesOf(choices, name).length > 0)

export const filterLabel = (choices: InventoryChoices, name: FilterName, stock: StockNames = NO_NAMES) =>
  valuesOf(choices, name)
    .map((value) => labelOf(name, value, stock))
    .join(', ')

export const activeFilters = (choices: InventoryChoices, stock: StockNames = NO_NAMES) =>
  activeNames(choices).flatMap((name) =>
    valuesOf(choices, name).map((value) => ({
      key: `${name} ${value}`,
      name,
      value,
      label: labelOf(name, value, stock),
      without: inventoryPath(withoutValue(choices, name, value)),
    })),
  )
