import { attempt } from '#web/environment/attempt.ts'
import { opensElsewhere } from '#web/environment/opensElsewhere.ts'

const KEY = 'list'
const LIST = '/inventory'

type Entries = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] }

/** The address of the history entry before this one, where the browser tells. */
const previousAddress = () => {
  const { navigation } = window as { navigation?: Entries }
  if (!navigation) return window.location.hash || window.history.length < 2 ? undefined : document.referrer
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
}

const isList = (address?: string | null) => address?.split(/[?#]/)[0] === window.location.origin + LIST

/** The list as this tab left it; in a new tab the list from which it was opened. */
const lastList = () => {
  const kept = attempt(() => sessionStorage.getItem(KEY))
  return kept ?? (isList(document.referrer) ? document.referrer : undefined)
}

/**
 * A link back to the list (`data-return`) goes back where the list is the entry before: filters, place and all. Elsewhere it leads
 * to the list with the filters that it had.
 */
export const returnToList = () => {
  window.addEventListener('pagehide', () => {
    if (window.location.pathname === LIST) attempt(() => sessionStorage.setItem(KEY, window.location.href))
  })
  const list = lastList()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-return]')) {
    if (list) link.href = list
    link.addEventListener('click', (event) => {
      // Not compared with the kept address: a prerendered page has read it before the list was left.
      if (opensElsewhere(event) || !isList(previousAddress())) return
      event.preventDefault()
      window.history.back()
    })
  }
}
