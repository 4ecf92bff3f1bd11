export type FilterableVehicle = { name: string; description: string; brand: string; category: string; price: number }

/** The chosen value of each filter, empty for "all", as in `/inventory?brand=denago&price=under-15000`. */
export type InventoryFilters = { q: string; brand: string; category: string; price: string }
export type FilterName = keyof InventoryFilters
export type FilterOption = { value: string; label: string }

export const BRAND_OPTIONS: FilterOption[] = [
  { value: 'denago', label: 'Denago' },
  { value: 'evolution', label: 'Evolution' },
]

export const CATEGORY_OPTIONS: FilterOption[] = [
  { value: 'ranger', label: 'Ranger' },
  { value: 'maverick', label: 'Maverick' },
  { value: 'forester', label: 'Forester' },
  { value: 'turfman', label: 'Turfman' },
  { value: 'rover', label: 'Rover' },
]

/** Bounds in USD, both inclusive; prices have cents, so 14,999.99 is the last one below 15,000. */
const PRICE_BANDS: (FilterOption & { minPrice?: number; maxPrice?: number })[] = [
  { value: 'under-15000', label: 'Under $15,000', maxPrice: 14_999.99 },
  { value: '15000-25000', label: '$15,000–$25,000', minPrice: 15_000, maxPrice: 25_000 },
  { value: 'over-25000', label: 'Over $25,000', minPrice: 25_000.01 },
]
export const PRICE_OPTIONS: FilterOption[] = PRICE_BANDS

const OPTIONS = { brand: BRAND_OPTIONS, category: CATEGORY_OPTIONS, price: PRICE_OPTIONS }

/** Filters of an address; a value that is not an option counts as all. */
export const readFilters = (params: URLSearchParams): InventoryFilters => {
  const chosen = (name: keyof typeof OPTIONS) => {
    const value = params.get(name) ?? ''
    return OPTIONS[name].some((option) => option.value === value) ? value : ''
  }
  return { q: params.get('q') ?? '', brand: chosen('brand'), category: chosen('category'), price: chosen('price') }
}

/** Address of the inventory under these filters. */
export const inventoryPath = (filters: Partial<InventoryFilters>, page = 1) => {
  const chosen = Object.entries(filters).filter(([, value]) => value)
  const params = new URLSearchParams(page > 1 ? [...chosen, ['page', String(page)]] : chosen)
  return params.size ? `/inventory?${params}` : '/inventory'
}

/** The filters that are set, each with its label and the address without it. */
export const activeFilters = (filters: InventoryFilters) => {
  const labelOf = (name: FilterName) => {
    if (name === 'q') return `“${filters.q.trim()}”`
    return OPTIONS[name].find(({ value }) => value === filters[name])!.label
  }
  return (Object.keys(filters) as FilterName[])
    .filter((name) => filters[name].trim())
    .map((name) => ({ name, label: labelOf(name), without: inventoryPath({ ...filters, [name]: '' }) }))
}

/** Lowest and highest price under the filters in USD, inclusive; no bound where none is chosen. */
export const priceBounds = ({ price }: InventoryFilters) => {
  const { minPrice, maxPrice } = PRICE_BANDS.find(({ value }) => value === price) ?? {}
  return { minPrice, maxPrice }
}

/** The one matching rule, on the server and in the browser. */
export const filterVehicles = <V extends FilterableVehicle>(vehicles: readonly V[], filters: InventoryFilters) => {
  const text = filters.q.trim().toLowerCase()
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = priceBounds(filters)
  return vehicles.filter(({ name, description, brand, category, price }) => {
    const isFound = name.toLowerCase().includes(text) || description.toLowerCase().includes(text)
    const isBrand = !filters.brand || brand.toLowerCase() === filters.brand
    const isCategory = !filters.category || category.toLowerCase().includes(filters.category)
    return isFound && isBrand && isCategory && price >= minPrice && price <= maxPrice
  })
}
