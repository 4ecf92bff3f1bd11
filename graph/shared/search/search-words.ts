/** Words that do not distinguish one cart from another. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...[
    'a',
    'an',
    'and',
    'any',
    'are',
    'at',
    'for',
    'from',
    'has',
    'have',
    'i',
    'in',
    'is',
    'my',
    'need',
    'of',
    'on',
    'or',
  ],
  ...['show', 'some', 'that', 'the', 'to', 'under', 'want', 'with'],
  ...['golf', 'cart', 'carts', 'golfcart', 'golfcarts', 'buggy', 'buggies', 'vehicle', 'vehicles', 'sale'],
  ...['battery', 'batteries', 'powered'],
])

/** Shoppers' words, in lower case, and the words that our records use for them. A search looks for the typed words too. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  'li-ion': ['lithium'],
  'lithium-ion': ['lithium'],
  'lithium ion': ['lithium'],
  agm: ['lead-acid'],
  electric: ['lithium', 'lead-acid'],
  gas: ['gasoline', 'gas engine', 'gas-powered'],
  'brand new': ['new'],
  'pre-owned': ['used'],
  preowned: ['used'],
  'second hand': ['used'],
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
  grey: ['gray'],
  ezgo: ['ez-go'],
  'ez go': ['ez-go'],
}

/** Numbers of seats in words. */
export const NUMBERS: readonly string[] = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]
