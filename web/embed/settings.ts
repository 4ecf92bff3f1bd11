import type {
  BatteryKind,
  EmbedInventoryQueryVariables,
  VehicleCondition,
  VehicleSort,
} from '#web/generated/graphql.ts'

/** The attributes of the element. */
export const ATTRIBUTES = [
  'brand',
  'category',
  'search',
  'min-price',
  'max-price',
  'in-stock',
  'condition',
  'seats',
  'stock',
  'range',
  'place',
  'battery',
  'sort',
  'count',
  'partner',
  'partner-key',
] as const

export type Attribute = (typeof ATTRIBUTES)[number]

/** Text of an attribute, null where the element does not have it. */
type Read = (name: Attribute) => string | null

const SORTS: Record<string, VehicleSort> = {
  featured: 'FEATURED',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  newest: 'NEWEST',
  mileage: 'MILEAGE_ASC',
  name: 'NAME_ASC',
  'name-asc': 'NAME_ASC',
}
const BATTERIES: Record<string, BatteryKind> = { lithium: 'LITHIUM', 'lead-acid': 'LEAD_ACID' }
const DEFAULT_COUNT = 6
/** Vehicles of one request: more of them come on a press. */
export const PAGE_SIZE = 24

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

const sortOf = (text: string | null) => SORTS[text?.toLowerCase() ?? ''] ?? 'FEATURED'

/** Both words, or none, want all carts. */
const conditionsOf = (words: string[] = []): VehicleCondition[] | undefined => {
  const [isNew, isUsed] = [words.includes('new'), words.includes('used')]
  return isNew === isUsed ? undefined : [isNew ? 'NEW' : 'USED']
}

/** Whole numbers of an attribute; those that are none do not filter. */
const numbersOf = (words: string[] = []) => words.map(Number).filter((number) => Number.isInteger(number) && number > 0)

export const countOf = (read: Read) => {
  const count = Number.parseInt(read('count') ?? '', 10) || DEFAULT_COUNT
  return Math.max(count, 1)
}

/** A sentence for each attribute whose value the element replaces by another. */
export const warningsOf = (read: Read): string[] => {
  const [count, sort] = [read('count'), read('sort')]
  const warnings: string[] = []
  if (count !== null && String(countOf(read)) !== count.trim()) {
    warnings.push(`count="${count}" is no number from 1 on: ${countOf(read)} carts are shown.`)
  }
  if (sort !== null && !Object.hasOwn(SORTS, sort.toLowerCase())) {
    warnings.push(`sort="${sort}" is none of ${Object.keys(SORTS).join(', ')}: the order is featured.`)
  }
  return warnings
}

/** The query's variables; a value that cannot be read counts as left out. */
export const variablesOf = (read: Read): EmbedInventoryQueryVariables => {
  const inStock = read('in-stock')
  return {
    first: Math.min(countOf(read), PAGE_SIZE),
    sort: sortOf(read('sort')),
    filter: {
      brands: listOf(read('brand')),
      categories: listOf(read('category')),
      search: read('search') ?? undefined,
      minPrice: amountOf(read('min-price')),
      maxPrice: amountOf(read('max-price')),
      availabilities: (inStock !== null && inStock !== 'false') || read('stock') === 'in' ? ['IN_STOCK'] : undefined,
      conditions: conditionsOf(listOf(read('condition'))),
      seats: numbersOf(listOf(read('seats'))),
      minRangeMiles: amountOf(read('range')),
      locationIds: listOf(read('place')),
      // Other words do not filter.
      batteryKinds: listOf(read('battery'))?.flatMap((word) => BATTERIES[word.toLowerCase()] ?? []),
    },
  }
}
