import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'
import { PageProgress } from './PageProgress.tsx'

/**
 * react-router's `BrowserRouter` with a pending state, which only its data routers have. Links, forms, commands and Back all
 * end in the history, so they share one transition: the old page stays until the next one can be shown.
 */
export const SiteRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ action: history.action, location: history.location })
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(
    () =>
      history.listen(({ action }) => {
        // The latest entry: a visitor may have followed a link since a POP was noticed.
        const show = () => startTransition(() => setShown({ action: history.action, location: history.location }))
        // Within `popstate`, React does not wait for a page that is still loading: it would show an empty one.
        if (action === 'POP') setTimeout(show)
        else show()
      }),
    [history],
  )
  return (
    <Router navigator={history} navigationType={shown.action} location={shown.location}>
      {children}
      {/* Not a context, which would update a page that is still being hydrated. */}
      <PageProgress isPending={isPending} />
    </Router>
  )
}
