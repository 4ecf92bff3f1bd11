import type { DataSource } from 'typeorm'
import { counted } from '#graph/cli/terminal-text.ts'
import { type Finding, ok, warn } from './finding.ts'

/** Names carts that an older version took with a price of $0, which reads as a gift. */
export async function checkPrices(database: DataSource): Promise<Finding> {
  const rows: { id: string }[] = await database.query('select id from vehicles where price <= 0 order by id limit 100')
  if (rows.length === 0) return ok('Every cart has a price.')
  const ids = rows.map(({ id }) => id)
  const named = ids.length > 10 ? `such as ${ids.slice(0, 10).join(', ')}` : ids.join(', ')
  return warn(
    `${counted(ids.length, 'cart')} with a price of $0: ${named}. Import each with its price in dollars, such as 8495.`,
  )
}
