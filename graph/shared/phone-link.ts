const LEAST_DIGITS = 7
/** Of an international number (E.164). More digits are two numbers, or none. */
const MOST_DIGITS = 15

/** From the first digit or plus sign to the last digit. A slash between spaces separates two numbers. */
const NUMBER = /\+?\s?\(?\d(?:[\s().\-\u2010-\u2015\u2212]|\/(?!\s)|\d)*/g

/** "+44 (0)20 7946 0018" is dialed without the 0. */
const ZERO_AFTER_COUNTRY = /^((?:\+|00|011)\s?\d{1,3}[\s.)-]*)\(0\)/

const EXTENSION = /^[\s,;(]*(?:extension|extn|ext|x|#)\.?\s*[:=#]?\s*(\d{1,7})(?![\d-])/i

/** What goes on with the number: digits of another script, or a word joined to it ("1-800-555-CART"). */
const GOES_ON = /(?:[^\s(]\p{L}|.\p{Nd})/uy

/**
 * The link that dials the first number of a text such as "(570) 555-0123 ext. 45 / cell 570-555-0199". No link where the digits are
 * not the number: it would call a stranger. `countryCode`, such as "+1", is for numbers that have none.
 */
export function phoneLink(text: string, countryCode = ''): string | undefined {
  for (const { 0: run, index } of text.matchAll(NUMBER)) {
    const number = run.replace(ZERO_AFTER_COUNTRY, '$1')
    const digits = number.replace(/\D/g, '')
    if (digits.length < LEAST_DIGITS) continue
    const rest = text.slice(index + run.length)
    const extension = EXTENSION.exec(rest)?.[1]
    GOES_ON.lastIndex = index + run.length - 1
    const isCut = !extension && GOES_ON.test(text)
    if (isCut || digits.length > MOST_DIGITS) return undefined
    const start = number.startsWith('+') ? '+' : countryCode
    return `tel:${start}${digits}${extension ? `;ext=${extension}` : ''}`
  }
  return undefined
}
