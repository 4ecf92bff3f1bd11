import type { QueryRunner } from 'typeorm'
import { MAX_ADDRESS } from '#graph/vehicles/field-values.ts'
import type { InventoryInput } from './file/check-row.ts'
import { CARTS_WITHOUT_ID, NAME_CARTS, TAKEN_NAMES } from './identity.sql.ts'

/**
 * Gives an id to each new cart whose row has none: "denago-nomad", or where a cart has that "denago-nomad-u-77" by the stock
 * number, or "denago-nomad-2".
 */
export async function nameNewCarts(runner: QueryRunner): Promise<void> {
  const carts: { line: number; madeId: string; stockNumber: string | null }[] = await runner.query(CARTS_WITHOUT_ID)
  if (carts.length === 0) return
  const names: { name: string }[] = await runner.query(TAKEN_NAMES)
  const taken = new Set(names.map(({ name }) => name))
  const lastNumbers = new Map<string, number>()
  const ids = carts.map(({ madeId, stockNumber }) => {
    const number = slug(stockNumber)
    const base = madeId || number || 'cart'
    const wanted = [base, ...(number ? [withEnd(base, number)] : [])]
    const id = wanted.find((name) => !taken.has(name)) ?? numbered(wanted.at(-1)!, taken, lastNumbers)
    taken.add(id)
    return id
  })
  await runner.query(NAME_CARTS, [carts.map(({ line }) => line), ids])
}

function numbered(base: string, taken: ReadonlySet<string>, lastNumbers: Map<string, number>): string {
  let number = lastNumbers.get(base) ?? 1
  let id: string
  do {
    number += 1
    id = withEnd(base, String(number))
  } while (taken.has(id))
  lastNumbers.set(base, number)
  return id
}

const withEnd = (base: string, end: string): string => `${base.slice(0, MAX_ADDRESS - end.length - 1)}-${end}`

/**
 * "Denago" and "Nomad XL" make "denago-nomad-xl", and so does a name that starts with its brand. Empty where they have no letters
 * for it.
 */
export function idFrom({ brand, name }: Pick<InventoryInput, 'brand' | 'name'>): string {
  const [ofBrand, ofName] = [slug(brand), slug(name)]
  const isInName = ofBrand === '' || ofName === ofBrand || ofName.startsWith(`${ofBrand}-`)
  const id = isInName ? ofName : `${ofBrand}-${ofName}`
  return id.slice(0, MAX_ADDRESS).replace(/-$/, '')
}

function slug(value: unknown): string {
  if (typeof value !== 'string') return ''
  const letters = value.slice(0, 200).normalize('NFKD').toLowerCase()
  return letters
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}
