import { comparePath } from '#web/shortlist/lists.ts'
import { listedIds } from '#web/ui/listedIds.ts'

// The page names ids beyond four, so a few more are read.
const MOST_READ = 8

export const readComparison = (search: string) => {
  const params = new URLSearchParams(search)
  const ids = new Set(
    params
      .getAll('ids')
      .flatMap(listedIds)
      .map((id) => id.trim())
      .filter(Boolean),
  )
  return {
    ids: [...ids].slice(0, MOST_READ),
    unread: Math.max(ids.size - MOST_READ, 0),
    onlyDifferences: params.get('only') === 'differences',
  }
}

type Addressed = { id: string; aliases: readonly string[] }

/** The vehicles in the order of the address, each once; and the ids that name none. */
export const inOrder = <Vehicle extends Addressed>(ids: readonly string[], vehicles: readonly Vehicle[]) => {
  const find = (address: string) => vehicles.find(({ id, aliases }) => id === address || aliases.includes(address))
  const found = new Set(ids.map(find).filter((vehicle) => vehicle !== undefined))
  return { found: [...found], unlisted: ids.filter((id) => !find(id)) }
}

/** The table: a removal leads to it, so that the focus stays near. */
export const CARTS_ID = 'carts'

export const pathWithout = (id: string, ids: readonly string[], onlyDifferences: boolean) => {
  const others = ids.filter((other) => other !== id)
  return comparePath(others, { onlyDifferences }) + (others.length > 0 ? `#${CARTS_ID}` : '')
}
