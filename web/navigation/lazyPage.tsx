import { type ComponentType, lazy, useReducer } from 'react'
import { useLocation } from 'react-router'
import { ErrorPage } from './ErrorPage.tsx'
import { ReloadPage } from './ReloadPage.tsx'

/**
 * Shown in place of a page whose script does not load, for instance because a release has replaced it. The browser loads the page
 * from the server: a first visit, which needs no script of the page and so does not reload it a second time.
 */
const MissingPageCode = () => {
  const { pathname, search } = useLocation()
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  return <ReloadPage key={`${pathname}${search} ${attempt}`} unreachable={<ErrorPage isOffline onRetry={tryAgain} />} />
}

/** A page whose code is loaded when the page is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => MissingPageCode) }))
