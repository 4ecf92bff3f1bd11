import { ROAD_RULES } from '#graph/dealer/road-rules.ts'

/** The page of the results leads to the rentals behind it. */
export const RENTAL_NOTE = 'We rent carts too.'

/** Likewise to what a trade takes. */
export const TRADE_NOTE = 'We take carts in trade and buy them, too.'

/** Likewise to the showrooms. */
export const HOURS_NOTE = 'Our showrooms list their hours and addresses.'

/** The page of the results leads to the services behind it. */
export const SERVICE_NOTE = 'We sell parts and service carts, too.'

/** The page of the results leads to the street-legal page behind it. */
export const STREET_LEGAL_NOTE = `Any cart that reaches ${ROAD_RULES.leastSpeed} mph can get our street-legal package. ${ROAD_RULES.lowSpeedVehicle[2]}`

/** For people who don't climb: it leads to the street-legal page, too. */
export const EASY_NOTE = "These sit low, so they're easy to get in and out of. Ask us about street-legal, too."

/** Names and numbers are compared by their letters and digits. */
export const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Words that do not distinguish one cart from another. */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'a an any are as at be by for from has have i if in is it its my of on so but that the them then there these they this to up was',
    'we with you your our us me am im can could do does did get got give go goes going had id ill would will should may might must',
    'all also another been being both each either every here how just like more most much many only other out over some such than too very',
    'what when where which who whose why want wants wanted need needs needed look looking looks find finding search searching show see buy',
    'buying purchase shopping shop sell selling sold please help hi hello thanks recommend suggest options option something anything one ones',
    'best good great nice top perfect ideal right decent quality reliable popular favorite rated',
    'friendly near nearby close closest around about local here area today now tomorrow tonight soon asap currently still day days week weeks weekend month months',
    'price prices priced cost costs costing pay paying payment payments financing finance financed loan deal deals offer offers money dollars',
    'under between within budget credit bad discount discounts clearance free warranty warranties',
    'deliver delivers delivered delivery ship shipped shipping home house yard driveway property pa pennsylvania',
    'gift gifts wife husband mom dad friends people kind sort im whats',
    'golf cart carts golfcart golfcarts buggy buggies vehicle vehicles car cars sale battery batteries powered dealer dealers dealership inventory',
    'use using drive driving ride riding',
    "i'm i’m it's it’s what's what’s",
  ].flatMap((line) => line.split(' ')),
)

/** Between words that are both wanted. */
export const AND: ReadonlySet<string> = new Set(['and', '&', '+', '/', '-', '–', '—'])

/** Between words of which one is enough. */
export const EITHER: ReadonlySet<string> = new Set(['or', 'vs', 'versus'])

/** What follows is not wanted. */
export const NEGATIONS = [
  'no, not, non, none, nor, neither, never, without, w/o, except, excluding, minus, avoid, hate, anything but, everything but',
  'all but, any but, nothing but, other than, rather than, instead of',
  "don't, don’t, dont, doesn't, doesn’t, doesnt, isn't, isn’t, isnt, aren't, aren’t, can't, can’t, won't, won’t",
].flatMap((line) => line.split(', '))

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

export const SERVICES =
  'part parts repair repairs replacement replace fix service services servicing maintenance storage'.split(' ')

/** Words for what a cart needs on public roads. */
export const PAPERS = 'license licensed registration register registered insurance'.split(' ')

export const CHEAPEST = ['PRICE_ASC', 'Lowest price first.'] as const
const DEAREST = ['PRICE_DESC', 'Highest price first.'] as const
const LATEST = ['NEWEST', 'Newest first.'] as const
const FASTEST = ['FASTEST', 'Fastest first.'] as const
const FARTHEST = ['LONGEST_RANGE', 'Longest range first.'] as const
const ROOMIEST = ['MOST_SEATS', 'Most seats first.'] as const
const SMALLEST = ['FEWEST_SEATS', 'Fewest seats first.'] as const
const LEAST_DRIVEN = ['MILEAGE_ASC', 'Lowest mileage first.'] as const

export const SORTS = {
  ...alike(CHEAPEST, 'cheap, cheaper, cheapest, affordable, inexpensive, bargain, bargains, least expensive'),
  ...alike(CHEAPEST, 'most affordable, low price, low to high, price low to high, lowest price, lowest priced'),
  ...alike(CHEAPEST, 'low cost, lowest cost, best price'),
  ...alike(DEAREST, 'most expensive, priciest, highest price, high end, high-end, luxury, premium, top of the line'),
  ...alike(LATEST, 'newest, latest, just arrived, new arrivals'),
  ...alike(FASTEST, 'fast, faster, fastest, quick, quickest, highest speed, highest top speed'),
  ...alike(
    FARTHEST,
    'long range, long lasting, longest range, most range, best range, highest range, farthest, furthest',
  ),
  ...alike(FARTHEST, 'big battery, bigger battery, biggest battery, largest battery'),
  ...alike(ROOMIEST, 'big, bigger, biggest, large, larger, largest, most seats'),
  ...alike(SMALLEST, 'small, smaller, smallest, compact, fewest seats'),
  ...alike(LEAST_DRIVEN, 'low mileage, low hours, lowest mileage, low miles, lowest miles, fewest miles'),
}

/** Shoppers' words, in lower case, and the words that our records use for them. A search looks for the typed words too. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  new: ['\nnew\n'],
  'brand new': ['\nnew\n'],
  used: ['\nused\n'],
  'pre-owned': ['\nused\n'],
  preowned: ['\nused\n'],
  'second hand': ['\nused\n'],
  'club car': ['Club Car'],
  'li-ion': ['lithium'],
  'lithium-ion': ['lithium'],
  'lithium ion': ['lithium'],
  agm: ['lead-acid'],
  'lead acid': ['lead-acid'],
  electric: ['lithium', 'lead-acid'],
  'fast charging': ['lithium'],
  ...alike(['lifted', 'suspension lift', 'lift kit'], 'lifted, lift kit'),
  ...alike(
    ['hill', 'lifted', 'suspension lift', 'torque'],
    'hill, hills, hilly, steep, mountains, climb, climbs, climbing',
  ),
  ...alike(
    ['off-road', 'all-terrain'],
    'off road, offroad, terrain, trail, trails, woods, mud, dirt, beach, big tires, big wheels',
  ),
  backup: ['back-up'],
  touchscreen: ['touch screen'],
  ...alike(['sound'], 'stereo, radio, speakers, music'),
  ...alike(['belt'], 'seat belts, seatbelts, safe, safety'),
  ...alike(['hitch', 'tow'], 'tow hitch, tow, towing, trailer, pull, pulls, pulling, wagon'),
  ...alike(
    ['cargo bed', 'dump bed'],
    'utility, farm, farming, orchard, ranch, work, haul, hauling, landscaping, truck, pickup, dump bed, cargo bed',
  ),
  ...alike(['street-height'], 'neighborhood, community'),
  ...alike(['doors'], 'enclosed, enclosure, cab, rain, snow, winter, weather, cold'),
  ...alike(
    ['low step', 'street-height'],
    'low step, easy to get in, seniors, senior, elderly, old people, older people',
  ),
  ...alike(['wheelchair'], 'wheelchair, wheelchair accessible, accessible, handicap, handicapped, disabled'),
  ...alike(['course', 'fairway', 'golf bags'], 'golfing, golf course, golfer, golfers'),
  ...alike(['hunting'], 'hunt, hunter, hunters, deer'),
  ...alike(['campground', 'firewood'], 'camp, camping, campground, campgrounds, campsite, rv park'),
  ...alike(['shuttle', 'venue'], 'shuttle, wedding, church, resort, limo'),
  ...alike(['usb'], 'phone charger, charging port'),
}

/** What shoppers ask for and few carts have, with what they are told where none has it. */
export const RARE = {
  ...alike(
    { texts: ['gas', 'gasoline', 'petrol', 'diesel'], missing: 'All our carts are electric.' },
    'gas, gasoline, petrol, gas powered, gas-powered, gas engine, gas motor, diesel',
  ),
  ...alike(
    {
      texts: ['4x4', '4wd', 'four-wheel drive', 'all-wheel drive'],
      missing: 'None of our carts is listed with four-wheel drive.',
    },
    '4x4, 4wd, awd, four wheel drive, four-wheel drive, all wheel drive, all-wheel drive',
  ),
  ...alike(
    {
      texts: ['street-legal', 'street legal', 'low-speed vehicle'],
      facts: { minTopSpeedMph: ROAD_RULES.leastSpeed, isInStock: true },
      note: STREET_LEGAL_NOTE,
      missing: STREET_LEGAL_NOTE,
    },
    'street legal, street-legal, road legal, lsv, road, roads, on the road, on road, on the street, plates, license plate',
  ),
  parents: { texts: ['low step', 'street-height'], note: EASY_NOTE },
}

export const NUMBERS: readonly string[] = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

function alike<Meaning>(meaning: Meaning, words: string): Record<string, Meaning> {
  return Object.fromEntries(words.split(', ').map((word) => [word, meaning]))
}
