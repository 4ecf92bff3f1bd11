import type { EmbedInventoryQueryVariables, VehicleSort } from '#web/generated/graphql.ts'

/** The attributes of the element. */
export const ATTRIBUTES = [
  'brand',
  'category',
  'search',
  'min-price',
  'max-price',
  'in-stock',
  'sort',
  'count',
  'partner',
  'partner-key',
] as const

export type Attribute = (typeof ATTRIBUTES)[number]

/** Text of an attribute, null where the element does not have it. */
type Read = (name: Attribute) => string | null

const SORTS: readonly string[] = ['FEATURED', 'PRICE_ASC', 'PRICE_DESC', 'NAME_ASC', 'NEWEST'] satisfies VehicleSort[]
const DEFAULT_COUNT = 6
const LARGEST_COUNT = 24

/** Several words of an attribute are separated by commas. */
const listOf = (text: string | null) =>
  text
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Undefined for a text that is no amount: such a text does not filter. */
const amountOf = (text: string | null) => {
  const amount = Number.parseFloat(text ?? '')
  return amount >= 0 ? amount : undefined
}

const sortOf = (text: string | null) => {
  const name = text?.toUpperCase().replace('-', '_') ?? ''
  return SORTS.includes(name) ? (name as VehicleSort) : 'FEATURED'
}

export const countOf = (read: Read) => {
  const count = Number.parseInt(read('count') ?? '', 10) || DEFAULT_COUNT
  return Math.min(Math.max(count, 1), LARGEST_COUNT)
}

/** The query's variables; a value that cannot be read counts as left out. */
export const variablesOf = (read: Read): EmbedInventoryQueryVariables => {
  const inStock = read('in-stock')
  return {
    first: countOf(read),
    sort: sortOf(read('sort')),
    filter: {
      brand: listOf(read('brand')),
      category: listOf(read('category')),
      search: read('search') ?? undefined,
      minPrice: amountOf(read('min-price')),
      maxPrice: amountOf(read('max-price')),
      inStock: inStock !== null && inStock !== 'false' ? true : undefined,
    },
  }
}
