import { comparePath } from '#web/shortlist/comparePath.ts'

/** The table: a removal leads to it, so that the focus stays near. */
export const CARTS_ID = 'carts'

/** Address of the comparison of these carts without one of them. */
export const pathWithout = (id: string, ids: readonly string[], onlyDifferences: boolean) => {
  const others = ids.filter((other) => other !== id)
  return comparePath(others, { onlyDifferences }) + (others.length > 0 ? `#${CARTS_ID}` : '')
}

/** Points each "Remove" at the comparison of these carts without its own. */
export const pointRemovals = (ids: readonly string[], onlyDifferences: boolean) => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-removes]')) {
    link.href = pathWithout(link.dataset.removes!, ids, onlyDifferences)
  }
}
