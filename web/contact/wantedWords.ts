import { onOneLine } from '#graph/shared/on-one-line.ts'

/** The bands of prices, as the inventory's address names them. */
const PRICE_BANDS: Record<string, string> = {
  'under-15000': 'under $15,000',
  '15000-25000': '$15,000 to $25,000',
  'over-25000': 'over $25,000',
}

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

/** A search in words, such as "4 seats, lithium, under $12,000"; empty for all carts. Other filters are shown by their value. */
export const wantedWords = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name]) => !LIST_ONLY.has(name))
    .flatMap(([name, value]) => (name === 'q' ? [value] : value.split(',')).map((one) => wordOf(name, one.trim())))
    .filter(Boolean)
    .map(onOneLine)
    .join(', ')

const wordOf = (name: string, value: string) => {
  if (NUMBER.test(value) && Object.hasOwn(NUMBERS, name)) return NUMBERS[name]!(value)
  return name === 'price' && Object.hasOwn(PRICE_BANDS, value) ? PRICE_BANDS[value]! : value
}
