// A vehicle identification number by 49 CFR 565: 17 characters, the ninth of which follows from the others.
export const VIN = /^[A-HJ-NPR-Za-hj-npr-z\d]{17}$/

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const VALUES_OF_LETTERS = '12345678123457923456789'

export const hasFormOfVin = (value: unknown): value is string => typeof value === 'string' && VIN.test(value)

/** A VIN that is written in groups, such as 1M8GD M9AXK P042788, without its gaps; other text as it is. */
export function withoutGaps(text: string): string {
  const vin = text.replace(/[ -]/g, '')
  return hasFormOfVin(vin) ? vin : text
}

/** Case-insensitive. */
export const isVin = (value: unknown): value is string =>
  hasFormOfVin(value) && checkDigitOf(value) === value[8]!.toUpperCase()

function checkDigitOf(vin: string): string {
  const values = [...vin.toUpperCase()].map((sign) => Number(VALUES_OF_LETTERS[LETTERS.indexOf(sign)] ?? sign))
  const sum = values.reduce((total, value, index) => total + value * WEIGHTS[index]!, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
