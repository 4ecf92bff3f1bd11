/** The bands of prices, as the inventory's address names them. */
const PRICE_BANDS: Record<string, string> = {
  'under-15000': 'under $15,000',
  '15000-25000': '$15,000 to $25,000',
  'over-25000': 'over $25,000',
}

/** Fixed words, which cannot carry anybody's message. */
const COMMON_WORDS = new Set(['new', 'used', 'lithium', 'lead-acid', 'street legal', 'lifted', 'gas', 'electric'])

const NUMBER = /^\d{1,6}$/

const dollars = (amount: string) => `$${Number(amount).toLocaleString('en-US')}`

/** Parameters with a numeric value, and how each is written in words. */
const NUMBERS: Record<string, (number: string) => string> = {
  seats: (number) => (number === '1' ? '1 seat' : `${number} seats`),
  range: (number) => `${number}+ miles`,
  minPrice: (number) => `over ${dollars(number)}`,
  maxPrice: (number) => `under ${dollars(number)}`,
  max: (number) => `under ${dollars(number)}`,
}

/** Parameters that only change how the list is shown, or that every visitor who waits for a cart means anyway. */
const LIST_ONLY = new Set(['sort', 'page', 'stock'])

interface WantedWord {
  text: string
  /** Whether it is one of our own words; any other may be a stranger's message. */
  isOurs: boolean
}

/**
 * A search in words, such as "4 seats", "lithium" and "under $12,000". Other filters are shown by their value.
 */
export function wantedWords(query: string): WantedWord[] {
  return [...new URLSearchParams(query)]
    .filter(([name, value]) => !LIST_ONLY.has(name) && value.trim())
    .flatMap(([name, value]) => (name === 'q' ? [value] : value.split(',')).map((one) => wordOf(name, one.trim())))
    .filter(({ text }) => text)
}

function wordOf(name: string, value: string): WantedWord {
  if (NUMBER.test(value) && Object.hasOwn(NUMBERS, name)) return { text: NUMBERS[name]!(value), isOurs: true }
  if (name === 'price' && Object.hasOwn(PRICE_BANDS, value)) return { text: PRICE_BANDS[value]!, isOurs: true }
  return { text: value, isOurs: COMMON_WORDS.has(value.toLowerCase()) }
}
