/** Line breaks and other control characters, except the null character, which the rules of texts refuse. */
const UNPRINTABLE = /(?:\s|(?!\0)\p{Cc})+/gu

export const onOneLine = (text: string): string => text.replace(UNPRINTABLE, ' ')

/** "front seats" of FRONT_SEATS. */
export const wordsOfName = (name: string) => name.toLowerCase().replaceAll('_', ' ')

const formatter = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
})

/** "$1,050", or "$1,050.50": cents only where there are some. */
export const dollars = (amount: number): string => formatter.format(amount)

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A count in a sentence: "four"; from eleven on in digits. */
export const numberWord = (count: number) => WORDS[count] ?? String(count)

/** The same where a sentence begins: "Four". */
export const numberWordFirst = (count: number) => capital(numberWord(count))
