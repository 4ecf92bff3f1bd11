import type { DataSource } from 'typeorm'
import { type CartValues, cartChange } from '#graph/inventory/changed-fields.ts'
import { cartName } from '#graph/inventory/file/inventory-record.ts'
import { escapeLike } from '#graph/vehicles/conditions.sql.ts'

interface WithdrawnCart {
  id: string
  name: string
  at: Date
  /** Unknown of a cart that left before it was kept. */
  row: Record<string, unknown> | null
  source: string | null
  act: { who: string; what: string; kind: string; undoneBy: string | null; isUndo: boolean } | null
}

const SHOWN = 50

// An act and what it does to the stock have the time of one transaction.
const WITHDRAWN_CARTS = `
  select id, name, withdrawn_at as at, last_row as row, source, (
    select jsonb_build_object('who', who, 'what', split_part(what, chr(10), 1), 'kind', kind, 'undoneBy', undone_by, 'isUndo', act.at <> withdrawn_at)
    from staff_history act
    where withdrawn_at in (act.at, undone_at)
      and (kind = 'cart' and subject = gone.id or kind = 'stock' and coalesce(after, before) ? gone.id)
    limit 1
  ) as act
  from withdrawn_vehicles gone
  where ($1::text is null or id = $1)
    and lower(regexp_replace(concat(name, last_row ->> 'stock_number', last_row ->> 'vin'), '[\\s-]', '', 'g')) like all ($2::text[])
    and not exists (select from vehicle_addresses where lower(address) = lower(id))
  order by withdrawn_at desc, id
  limit ${SHOWN + 1} offset $3
`

/** Carts that were on the site once, whatever took them off. */
export class OffSite {
  constructor(private readonly database: DataSource) {}

  /** As acts, the last one first; `before` is how many are left out. */
  async list({ subject, search, before }: { [Name in 'subject' | 'search' | 'before']?: string | null }) {
    const found = await this.#find(subject ?? null, search ?? '', before)
    const acts = found.slice(0, SHOWN).map(({ row, ...gone }) => {
      const what = cartName({ name: gone.name, stockNumber: row?.stock_number })!
      return {
        ...gone,
        who: byOf(gone, row),
        kind: 'off',
        subject: gone.id,
        what,
        fields: [] as never[],
        canUndo: row !== null,
        undoneBy: null,
      }
    })
    return { acts, older: found.length > SHOWN ? String(Number(before ?? 0) + SHOWN) : null }
  }

  /** The fields of one as they were last. */
  async valuesOf(id: string): Promise<CartValues | null> {
    const [gone] = await this.#find(id)
    return gone?.row ? cartChange({ id, before: null, after: gone.row }).after : null
  }

  #find(id: string | null, search = '', skip?: string | null): Promise<WithdrawnCart[]> {
    const words = search.toLowerCase().replaceAll('-', '').split(/\s+/, 20)
    const likes = words.map((word) => `%${escapeLike(word)}%`)
    return this.database.query(WITHDRAWN_CARTS, [id, likes, /^\d{1,6}$/.test(skip ?? '') ? skip : 0])
  }
}

function byOf({ act, source }: Omit<WithdrawnCart, 'row'>, row: WithdrawnCart['row']): string {
  if (act?.isUndo) return `taken off by ${act.undoneBy}, by Undo: ${act.what}`
  if (act) return `taken off by ${act.who}${act.kind === 'stock' ? ` with ${act.what}` : ''}`
  if (source?.startsWith('partner ')) return `taken off by a push of ${source.slice('partner '.length)}`
  if (source) return 'taken off by an import on the server'
  return row?.availability === 'SOLD' ? 'sold, and its weeks on the site are over' : 'not taken off at the desk'
}
