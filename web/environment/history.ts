import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router'

/** What a router shows: the location, and how the browser came there. */
export type Entry = { location: Location; action: ReturnType<typeof createBrowserHistory>['action'] }

const create = () => {
  const history = createBrowserHistory({ v5Compat: true })
  const listeners = new Set<() => void>()
  history.listen(({ action }) => {
    const tell = () => {
      for (const listener of listeners) listener()
    }
    // Within `popstate`, React does not wait for a list whose code is still loading: it would show an empty one.
    if (action === 'POP') setTimeout(tell)
    else tell()
  })
  return { history, listeners }
}

let created: ReturnType<typeof create> | undefined
const browser = () => {
  created ??= create()
  return created
}

/** The browser's history, one for all islands of a page. */
export const siteHistory = () => browser().history

/** The latest entry: an island may have changed it since a listener was called. */
export const presentEntry = (): Entry => ({ location: siteHistory().location, action: siteHistory().action })

/** Calls the listener after each navigation; returns a function that ends that. */
export const onNavigation = (listener: () => void) => {
  browser().listeners.add(listener)
  return () => void browser().listeners.delete(listener)
}
