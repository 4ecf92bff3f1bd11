import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { Router } from 'react-router'
import { onNavigation, presentEntry, siteHistory } from '#web/environment/history.ts'
import { PageProgress } from './PageProgress.tsx'

/**
 * react-router's `BrowserRouter` with a pending state, which otherwise only its data routers have. Links, forms, `useNavigate`
 * and Back all change the history, so they share one transition: the old page stays until the next one can be shown.
 */
export const SiteRouter = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState(presentEntry)
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(() => onNavigation(() => startTransition(() => setShown(presentEntry()))), [])
  return (
    <Router navigator={siteHistory()} navigationType={shown.action} location={shown.location}>
      {children}
      {/* Not a context: its update would interrupt the hydration of the page. */}
      <PageProgress isPending={isPending} />
    </Router>
  )
}
