import type { Figure, Unit } from './figure.ts'

const IRREGULAR: Partial<Record<Unit, string>> = { foot: 'feet', person: 'people' }
const number = new Intl.NumberFormat('en-US')

/** The amount in words: "$25 per hour", "$50–150", "15%", "50–75°F", "1 hour", "2–5 business days". */
export const formatFigure = ({ amount, unit }: Pick<Figure, 'amount' | 'unit'>) => {
  const range = typeof amount === 'number' ? number.format(amount) : amount.map((end) => number.format(end)).join('–')
  if (unit.startsWith('USD')) return `$${range}${unit.slice('USD'.length)}`
  if (unit === '%' || unit === '°F') return range + unit
  return `${range} ${amount === 1 ? unit : (IRREGULAR[unit] ?? `${unit}s`)}`
}
