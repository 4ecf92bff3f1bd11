import { SOLD_BRANDS } from '#graph/dealer/brands.ts'

/** Words that do not distinguish one cart from another. */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be by for from has have i if in is it its my of on so that the them then there these they this to up was',
    'we with you your our us me am im can could do does did get got give go going had id ill would will should may might must',
    'all also another been being both each either every here how just like more most much many only other out over some such than too very',
    'what when where which who whose why want wants wanted need needs needed look looking looks find finding search searching show see buy',
    'buying purchase shopping shop sell selling sold please help hi hello thanks recommend suggest options option something anything one ones',
    'best good great nice top perfect ideal right decent quality reliable popular favorite rated',
    'near nearby close closest around about local here area today now tomorrow tonight soon asap currently still day days week weeks weekend month months',
    'price prices priced cost costs costing pay paying payment payments financing finance financed loan deal deals offer offers money dollars',
    'under between within budget',
    'golf cart carts golfcart golfcarts buggy buggies vehicle vehicles car cars sale battery batteries powered dealer dealers dealership inventory',
    'use using drive driving ride riding',
  ].flatMap((line) => line.split(' ')),
)

/** Fillers that say how the words around them belong together: of two words one is enough, or what follows is not wanted. */
export const JOINTS: ReadonlyMap<string, 'or' | 'not' | undefined> = new Map([
  ['or', 'or'],
  ...['no', 'not', 'without', 'except', "don't", 'don’t', 'dont'].map((word) => [word, 'not'] as const),
  ['but', undefined],
])

/** Words of our own records, which a search never does without. */
export const KNOWN: ReadonlySet<string> = new Set(['lithium', 'lead', 'acid', 'lead-acid', 'custom'])

/** The ways to write a brand: "club car", "club-car" and "clubcar". */
export const BRANDS: ReadonlyMap<string, string> = new Map(
  SOLD_BRANDS.map((brand) => brand.toLowerCase()).flatMap((brand) =>
    [' ', '-', ''].map((joint) => [brand.replace(/[ -]/, joint), brand] as const),
  ),
)

/** Words for the color of a cart, with the names of its shades. */
export const COLORS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'black green red silver champagne navy ivory khaki gold tan brown orange yellow purple pink burgundy maroon teal'
      .split(' ')
      .map((color) => [color, [color]]),
  ),
  blue: ['blue', 'navy', 'teal'],
  white: ['white', 'ivory'],
  gray: ['gray', 'grey'],
  grey: ['gray', 'grey'],
  beige: ['beige', 'champagne', 'tan'],
}

/** No cart of ours has an engine, unless its text says so. */
export const GAS: ReadonlySet<string> = new Set([
  ...['gas', 'gasoline', 'petrol', 'gas powered', 'gas-powered', 'gas engine', 'gas motor', 'diesel'],
])

/** The page of the results leads to the rentals behind it. */
export const RENTAL_NOTE = 'We rent carts too.'

const CHEAPEST = ['PRICE_ASC', 'Lowest price first.'] as const
const DEAREST = ['PRICE_DESC', 'Highest price first.'] as const
const LATEST = ['NEWEST', 'Newest first.'] as const
const FASTEST = ['FASTEST', 'Fastest first.'] as const
const FARTHEST = ['LONGEST_RANGE', 'Longest range first.'] as const
const LEAST_DRIVEN = ['MILEAGE_ASC', 'Lowest mileage first.'] as const

/** Words that say how the list is sorted. */
export const SORTS = {
  ...sortedBy(CHEAPEST, 'cheap, cheaper, cheapest, affordable, inexpensive, bargain, bargains, least expensive'),
  ...sortedBy(CHEAPEST, 'most affordable, low price, low to high, price low to high, lowest price, lowest priced'),
  ...sortedBy(CHEAPEST, 'low cost, lowest cost, best price'),
  ...sortedBy(DEAREST, 'most expensive, priciest, highest price, high end, high-end, top of the line'),
  ...sortedBy(LATEST, 'newest, latest, just arrived, new arrivals'),
  ...sortedBy(FASTEST, 'fastest, quickest, highest speed, highest top speed'),
  ...sortedBy(FARTHEST, 'longest range, most range, best range, highest range, farthest, furthest'),
  ...sortedBy(LEAST_DRIVEN, 'low mileage, lowest mileage, low miles, lowest miles, fewest miles'),
}

/** Shoppers' words, in lower case, and the words that our records use for them. A search looks for the typed words too. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  new: ['\nnew\n'],
  'brand new': ['\nnew\n'],
  used: ['\nused\n'],
  'pre-owned': ['\nused\n'],
  preowned: ['\nused\n'],
  'second hand': ['\nused\n'],
  'li-ion': ['lithium'],
  'lithium-ion': ['lithium'],
  'lithium ion': ['lithium'],
  agm: ['lead-acid'],
  'lead acid': ['lead-acid'],
  electric: ['lithium', 'lead-acid'],
  gas: ['gasoline', 'gas engine', 'gas-powered', 'gas powered'],
  lsv: ['street-legal', 'low-speed vehicle'],
  'street legal': ['street-legal', 'low-speed vehicle'],
  'road legal': ['street-legal', 'low-speed vehicle'],
  lifted: ['suspension lift', 'lift kit'],
  'lift kit': ['suspension lift', 'lifted'],
  'off road': ['off-road', 'all-terrain'],
  offroad: ['off-road', 'all-terrain'],
  backup: ['back-up'],
  touchscreen: ['touch screen'],
  stereo: ['sound'],
  radio: ['sound'],
  speakers: ['sound'],
  'seat belts': ['belt'],
  seatbelts: ['belt'],
  'tow hitch': ['hitch'],
  utility: ['cargo bed'],
}

/** Numbers of seats in words. */
export const NUMBERS: readonly string[] = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

function sortedBy<Sort>(sort: Sort, words: string): Record<string, Sort> {
  return Object.fromEntries(words.split(', ').map((word) => [word, sort]))
}
