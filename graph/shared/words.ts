/** Line breaks and other control characters, except the null character, which the rules of texts refuse. */
const UNPRINTABLE = /(?:\s|(?!\0)\p{Cc})+/gu

export const onOneLine = (text: string): string => text.replace(UNPRINTABLE, ' ')

/** "front seats" of FRONT_SEATS. */
export const wordsOfName = (name: string) => name.toLowerCase().replaceAll('_', ' ')

const formatter = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
})

/** "$1,050", or "$1,050.50": cents only where there are some. */
export const dollars = (amount: number): string => formatter.format(amount)
