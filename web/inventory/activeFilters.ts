import {
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  type InventoryChoices,
  inventoryPath,
  type StockNames,
} from './filters.ts'

const NO_NAMES: StockNames = { brands: [], categories: [], locations: [] }

const labelOf = (name: FilterName, value: string, stock: StockNames) => FILTERS[name].labelOf(value, stock) ?? value

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

export const activeNames = (choices: InventoryChoices) =>
  FILTER_NAMES.filter((name) => valuesOf(choices, name).length > 0)

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
