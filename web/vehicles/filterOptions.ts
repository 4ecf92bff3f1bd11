import type { InventoryFacetsFragment } from '#web/generated/graphql.ts'
import {
  BRAND_OPTIONS,
  CATEGORY_OPTIONS,
  CONDITION_OPTIONS,
  type FilterOption,
  type InventoryChoices,
  isBrand,
  isCategory,
  PRICE_OPTIONS,
  rangeLabel,
} from './filters.ts'
import { fold } from './fold.ts'

type Count = { value: string; count: number }

/** The counts of a list: each facet counts the carts under all other filters. */
export type Facets = InventoryFacetsFragment

export type CountedOption = FilterOption & { count?: number }

const sumOf = (counts: readonly Count[] | undefined, isMeant: (value: string) => boolean) =>
  counts?.reduce((sum, { value, count }) => (isMeant(value) ? sum + count : sum), 0)

/** The specification's options, and the names in stock that none of them finds. */
const withStock = (
  options: FilterOption[],
  names: readonly Count[],
  isFound: (name: string, value: string) => boolean,
) => {
  const others = names.filter(({ value }) => !options.some((option) => isFound(value, option.value)))
  const byFold = new Map(others.map(({ value }) => [fold(value), value]))
  return [...options, ...[...byFold].map(([value, label]) => ({ value, label }))]
}

const MILES_IN_STEP = 10

/** 30, 40, 50…: each step that the lower end of a range in stock reaches. */
const rangeSteps = (ranges: readonly Count[]) => {
  const steps = ranges.map(({ value }) => Math.floor(Number(value) / MILES_IN_STEP) * MILES_IN_STEP)
  return [...new Set(steps)].filter((step) => step > 0).sort((one, other) => one - other)
}

/** Every option of each filter, with its count once the counts are known. */
export const filterOptions = (choices: InventoryChoices, stock?: Facets, facets?: Facets) => {
  const counted = (options: FilterOption[], count: (value: string, index: number) => number | undefined) =>
    options.map((option, index): CountedOption => ({ ...option, count: facets && (count(option.value, index) ?? 0) }))
  const seats = new Set([...(stock?.seats.map(({ value }) => value) ?? []), ...choices.seats])
  const ranges = new Set([...rangeSteps(stock?.ranges ?? []).map(String), ...(choices.range ? [choices.range] : [])])
  return {
    brand: counted(withStock(BRAND_OPTIONS, stock?.brands ?? [], isBrand), (value) =>
      sumOf(facets?.brands, (name) => isBrand(name, value)),
    ),
    category: counted(withStock(CATEGORY_OPTIONS, stock?.categories ?? [], isCategory), (value) =>
      sumOf(facets?.categories, (name) => isCategory(name, value)),
    ),
    price: counted(PRICE_OPTIONS, (_value, index) => facets?.priceBands[index]?.count),
    condition: counted(CONDITION_OPTIONS, (value) => sumOf(facets?.conditions, (name) => isBrand(name, value))),
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
  }
}

export type FilterOptions = ReturnType<typeof filterOptions>

export const countText = (count: number | undefined) =>
  count === undefined ? '' : `(${count === 0 ? 'none' : count.toLocaleString('en-US')})`

/** "Denago (9)", "Turfman (none)". */
export const countedLabel = ({ label, count }: CountedOption) => `${label} ${countText(count)}`.trim()
