import type { QueryRunner } from 'typeorm'
import { type FileNote, found, NoteList } from '#graph/files/file-problem.ts'
import { cartName } from '#graph/inventory/file/inventory-record.ts'
import { dollars } from '#graph/shared/words.ts'
import { bare } from './identity.sql.ts'

/**
 * Prices that move by more than half, the first cart of each brand that nobody had, and new stock numbers that differ from one in
 * stock only in hyphens or blanks.
 */
const DOUBTFUL = `
  select *, count(*) over ()::integer as count from (
    select line, 'price' as column, to_jsonb(vehicles.price) as before, to_jsonb(next.price) as after
    from inventory_next next join vehicles on vehicles.id = next.id
    where abs(next.price - vehicles.price) * 2 > vehicles.price
    union all
    select distinct on (brand) line, 'brand', null, to_jsonb(brand) from inventory_next next
    where exists (select from vehicles) and not exists (select from vehicles where vehicles.brand = next.brand)
    union all
    select next.line, 'stockNumber', to_jsonb(stock.stock_number), to_jsonb(next.stock_number)
    from inventory_next next left join vehicles own on own.id = next.id
    join vehicles stock on stock.id <> next.id and ${bare('stock.stock_number')} = ${bare('next.stock_number')}
    where stock.availability <> 'SOLD' and next.availability <> 'SOLD' and next.stock_number is distinct from own.stock_number
    order by 1
  ) doubtful
  order by line limit $1
`

const CARTS = `
  select line, file.row, coalesce(file.id, vehicle_id) as id, coalesce(file.name, stock.name) as name,
    coalesce(file.stock_number, stock.stock_number) as "stockNumber"
  from inventory_file file
  join inventory_carts carts using (line)
  left join vehicles stock on stock.id = vehicle_id
  where line = any($1)
`

interface Doubt {
  line: number
  column: keyof typeof QUESTIONS
  before: unknown
  after: unknown
  count: number
}

const QUESTIONS = {
  price: (before: unknown, after: unknown) =>
    `The price changes from ${dollars(Number(before))} to ${dollars(Number(after))}. Is that right?`,
  brand: (_before: unknown, after: unknown) =>
    `${found(after)} is a brand that no cart in stock has. Is it spelled right?`,
  stockNumber: (before: unknown, after: unknown) =>
    `No cart in stock has the stock number ${found(after)}. Is it ${found(before)}?`,
}

/** Adds what is no mistake for certain, and names the carts of all notes. */
export async function addNotes(runner: QueryRunner, notes: NoteList): Promise<void> {
  const doubts: Doubt[] = await runner.query(DOUBTFUL, [NoteList.KEPT])
  const toNote = ({ line, column, before, after }: Doubt) => ({
    line,
    column,
    message: QUESTIONS[column](before, after),
  })
  notes.addAll(doubts, toNote)
  await nameCarts(runner, notes.first)
}

/** Adds row and cart to notes that statements have found, and the cart's name to rows that leave it out. */
export async function nameCarts(runner: QueryRunner, notes: FileNote[]): Promise<void> {
  if (notes.length === 0) return
  const carts: (Parameters<typeof cartName>[0] & { line: number; row: number | null })[] = await runner.query(CARTS, [
    notes.map(({ line }) => line),
  ])
  const known = new Map(carts.map((cart) => [cart.line, cart]))
  for (const note of notes) {
    const cart = known.get(note.line)
    if (!cart) continue
    note.row ??= cart.row ?? undefined
    note.cart = cartName(cart) ?? note.cart
  }
}
