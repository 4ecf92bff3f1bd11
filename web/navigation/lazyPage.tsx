import { type ComponentType, lazy, useReducer } from 'react'
import { useLocation } from 'react-router'
import { ErrorPage } from './ErrorPage.tsx'
import { ReloadPage } from './ReloadPage.tsx'

/**
 * Shown in place of a page whose script does not load, for instance because a release replaced it. It reloads the page from the
 * server. That cannot loop: the server's HTML needs no script of the page.
 */
const MissingPageCode = () => {
  const { pathname, search } = useLocation()
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  return <ReloadPage key={`${pathname}${search} ${attempt}`} unreachable={<ErrorPage isOffline onRetry={tryAgain} />} />
}

export const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => MissingPageCode) }))
