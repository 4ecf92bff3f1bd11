import { type ComponentType, lazy, useReducer } from 'react'
import { useLocation } from 'react-router'
import { SKIP_HYDRATION, useIsServerHtml } from '#web/islands/serverHtml.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { ReloadPage } from './ReloadPage.tsx'

/**
 * Shown in place of a page whose script does not load, for instance because a release has replaced it. On a first visit the
 * server's HTML stays. After a navigation the browser loads the page from the server: a first visit again, so that a
 * script that is still missing does not reload the page a second time.
 */
const MissingPageCode = () => {
  const { pathname, search } = useLocation()
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  const isServerHtml = useIsServerHtml(pathname + search)
  if (isServerHtml) return <div {...SKIP_HYDRATION} />
  return <ReloadPage key={`${pathname}${search} ${attempt}`} unreachable={<ErrorPage isOffline onRetry={tryAgain} />} />
}

/** A page whose code is loaded when the page is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => MissingPageCode) }))
