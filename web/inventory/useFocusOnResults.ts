import { useEffect, useRef } from 'react'
import { RESULTS_ID } from './paging.ts'

/**
 * Moves the focus to the first new cart, or to the heading of the list, when the focused element disappears, such as "Show more"
 * or the link that removes a filter.
 */
export const useFocusOnResults = (address: string, firstNew: number) => {
  const grid = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const card = firstNew > 0 ? grid.current!.children[firstNew] : undefined
    const target = card?.querySelector('a') ?? document.getElementById(RESULTS_ID)
    target?.focus({ preventScroll: true })
  }, [address])
  return grid
}
