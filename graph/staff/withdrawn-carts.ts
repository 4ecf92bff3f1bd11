import type { DataSource } from 'typeorm'
import { type CartValues, cartChange } from '#graph/inventory/changed-fields.ts'
import { cartName } from '#graph/inventory/file/cart-name.ts'
import { escapeLike } from '#graph/vehicles/conditions.sql.ts'

interface WithdrawnCart {
  id: string
  name: string
  at: Date
  /** Unknown of a cart that left before rows were stored. */
  row: Record<string, unknown> | null
  source: string | null
  change: { who: string; what: string; kind: string; undoneBy: string | null; isUndo: boolean } | null
}

const SHOWN = 50

// A change and what it does to the stock have the time of one transaction.
const WITHDRAWN = `
  select id, name, withdrawn_at as at, last_row as row, source, (
    select jsonb_build_object('who', who, 'what', split_part(what, chr(10), 1), 'kind', kind, 'undoneBy', undone_by, 'isUndo', change.at <> withdrawn_at)
    from staff_history change
    where withdrawn_at in (change.at, undone_at)
      and (kind = 'cart' and subject = cart.id or kind = 'stock' and coalesce(after, before) ? cart.id)
    limit 1
  ) as change
  from withdrawn_vehicles cart
  where ($1::text is null or id = $1)
    and lower(regexp_replace(concat(name, last_row ->> 'stock_number', last_row ->> 'vin'), '[\\s-]', '', 'g')) like all ($2::text[])
    and not exists (select from vehicle_addresses where lower(address) = lower(id))
  order by withdrawn_at desc, id
  limit ${SHOWN + 1} offset $3
`

/** Carts that were on the site once, whatever took them off. */
export class WithdrawnCarts {
  constructor(private readonly database: DataSource) {}

  /** As changes, the last one first; `before` is how many are left out. */
  async list({ subject, search, before }: { [Name in 'subject' | 'search' | 'before']?: string | null }) {
    const found = await this.#find(subject ?? null, search ?? '', before)
    const changes = found.slice(0, SHOWN).map(({ row, ...cart }) => {
      const what = cartName({ name: cart.name, stockNumber: row?.stock_number })!
      return {
        ...cart,
        who: byOf(cart, row),
        kind: 'withdrawn',
        subject: cart.id,
        what,
        fields: [] as never[],
        canUndo: row !== null,
        undoneBy: null,
      }
    })
    return { changes, older: found.length > SHOWN ? String(Number(before ?? 0) + SHOWN) : null }
  }

  async valuesOf(id: string): Promise<CartValues | null> {
    const [cart] = await this.#find(id)
    return cart?.row ? cartChange({ id, before: null, after: cart.row }).after : null
  }

  #find(id: string | null, search = '', skip?: string | null): Promise<WithdrawnCart[]> {
    const words = search.toLowerCase().replaceAll('-', '').split(/\s+/, 20)
    const likes = words.map((word) => `%${escapeLike(word)}%`)
    return this.database.query(WITHDRAWN, [id, likes, /^\d{1,6}$/.test(skip ?? '') ? skip : 0])
  }
}

function byOf({ change, source }: Omit<WithdrawnCart, 'row'>, row: WithdrawnCart['row']): string {
  if (change?.isUndo) return `taken off by ${change.undoneBy}, by Undo: ${change.what}`
  if (change) return `taken off by ${change.who}${change.kind === 'stock' ? ` with ${change.what}` : ''}`
  if (source?.startsWith('partner ')) return `taken off by a push of ${source.slice('partner '.length)}`
  if (source) return 'taken off by an import on the server'
  return row?.availability === 'SOLD' ? 'sold, and its weeks on the site are over' : 'not taken off at the desk'
}
