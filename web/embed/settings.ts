import { PARTNER_NAME } from '#graph/api/limits.ts'
import type {
  BatteryKind,
  EmbedInventoryQueryVariables,
  VehicleCondition,
  VehicleSort,
} from '#web/generated/graphql.ts'

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
  'town',
  'sort',
  'count',
  'partner',
] as const

export type Attribute = (typeof ATTRIBUTES)[number]

/** Text of an attribute, null where the element does not have it. */
type Read = (name: Attribute) => string | null

/** How the words of an attribute are read: undefined for one that means nothing. */
type Reader<Value> = { read: (word: string) => Value | undefined; expected: string; isList?: boolean }

const oneOf = <Value>(meanings: Record<string, Value>, isList = false): Reader<Value> => ({
  read: (word) => (Object.hasOwn(meanings, word.toLowerCase()) ? meanings[word.toLowerCase()] : undefined),
  expected: Object.keys(meanings).join(', '),
  isList,
})

const AMOUNT: Reader<number> = {
  read: (word) => (Number(word) >= 0 ? Number(word) : undefined),
  expected: 'a number such as 5000',
}

const COUNT: Reader<number> = {
  read: (word) => (/^\d+$/.test(word) && Number(word) > 0 ? Number(word) : undefined),
  expected: 'whole numbers from 1 on',
}

const DEFAULT_COUNT = 6

/** The attributes that take certain words or numbers; the others take any text. */
const READERS = {
  'min-price': AMOUNT,
  'max-price': AMOUNT,
  condition: oneOf<VehicleCondition>({ new: 'NEW', used: 'USED' }, true),
  seats: { ...COUNT, isList: true },
  stock: oneOf({ in: true }),
  range: { ...AMOUNT, expected: 'miles such as 40' },
  battery: oneOf<BatteryKind>({ lithium: 'LITHIUM', 'lead-acid': 'LEAD_ACID' }, true),
  sort: oneOf<VehicleSort>({
    featured: 'FEATURED',
    'price-asc': 'PRICE_ASC',
    'price-desc': 'PRICE_DESC',
    newest: 'NEWEST',
    mileage: 'MILEAGE_ASC',
    name: 'NAME_ASC',
    'name-asc': 'NAME_ASC',
  }),
  partner: {
    read: (word) => (PARTNER_NAME.test(word) ? word : undefined),
    expected: "a name of letters, digits, spaces and . & ' _ -",
  } as Reader<string>,
  count: { ...COUNT, expected: `a whole number from 1 on; ${DEFAULT_COUNT} are shown` },
} satisfies Partial<Record<Attribute, Reader<unknown>>>

/** What only says how many carts are shown, how, at which price, and who shows them. */
const NO_FILTERS: Attribute[] = ['town', 'sort', 'count', 'partner']
/** Vehicles of one request: more of them come on a press. */
export const PAGE_SIZE = 24

/** Several words of an attribute are separated by commas. */
const listOf = (text: string | null) =>
  text
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const wordsOf = (read: Read, name: keyof typeof READERS) => {
  const text = read(name)
  return ((READERS[name] as Reader<unknown>).isList ? listOf(text) : text?.trim() && [text.trim()]) || []
}

type ValueOf<Name extends keyof typeof READERS> = (typeof READERS)[Name] extends Reader<infer Value> ? Value : never

/** What the words of an attribute mean; those that mean nothing are left out. */
const valuesOf = <Name extends keyof typeof READERS>(read: Read, name: Name) =>
  wordsOf(read, name).flatMap((word) => (READERS[name] as Reader<ValueOf<Name>>).read(word) ?? [])

/** For links to us; a name that an inquiry could not have is left out. */
export const partnerOf = (read: Read) => valuesOf(read, 'partner')[0] ?? null

export const countOf = (read: Read) => valuesOf(read, 'count')[0] ?? DEFAULT_COUNT

export const warningsOf = (read: Read): string[] =>
  (Object.keys(READERS) as (keyof typeof READERS)[]).flatMap((name) =>
    wordsOf(read, name)
      .filter((word) => READERS[name].read(word) === undefined)
      .map((word) => `${name}="${word}" is left out. Expected: ${READERS[name].expected}.`),
  )

export const placeWarningsOf = (read: Read, places: readonly string[]): string[] =>
  (listOf(read('place')) ?? [])
    .filter((word) => !places.includes(word.toLowerCase()))
    .map((word) => `place="${word}" names no showroom. Expected: ${places.join(', ')}.`)

const isLeftOut = (read: Read, name: Attribute) =>
  Object.hasOwn(READERS, name) && valuesOf(read, name as keyof typeof READERS).length === 0

export const filtersOf = (read: Read) =>
  ATTRIBUTES.filter((name) => read(name) !== null && !NO_FILTERS.includes(name) && !isLeftOut(read, name))
    .map((name) => `${name}="${read(name)}"`)
    .join(' ')

/** Whether cards say the delivered price of a cart there. */
export const hasTown = (read: Read) => Boolean(read('town')?.trim())

/** The query's variables; a value that cannot be read counts as left out. */
export const variablesOf = (read: Read): EmbedInventoryQueryVariables => {
  // As for every boolean attribute of HTML, any value is on, but for the word of frameworks that write `false`.
  const inStock = read('in-stock')?.trim().toLowerCase()
  const isInStock = (inStock !== undefined && inStock !== 'false') || valuesOf(read, 'stock').includes(true)
  return {
    first: Math.min(countOf(read), PAGE_SIZE),
    sort: valuesOf(read, 'sort')[0],
    town: read('town')?.trim() ?? '',
    hasTown: hasTown(read),
    filter: {
      brands: listOf(read('brand')),
      categories: listOf(read('category')),
      search: read('search') ?? undefined,
      minPrice: valuesOf(read, 'min-price')[0],
      maxPrice: valuesOf(read, 'max-price')[0],
      availabilities: isInStock ? ['IN_STOCK'] : undefined,
      conditions: valuesOf(read, 'condition'),
      seats: valuesOf(read, 'seats'),
      minRangeMiles: valuesOf(read, 'range')[0],
      locationIds: listOf(read('place')),
      batteryKinds: valuesOf(read, 'battery'),
    },
  }
}
