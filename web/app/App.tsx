import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { matchRoute } from '#web/matchRoute.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { PageTypeTracker } from './PageTypeTracker.tsx'
import { shell } from './Shell.styles.ts'
import { MAIN_ID, Shell } from './Shell.tsx'
import { useScrollToTop } from './useScrollToTop.ts'
import { useWholeLayout } from './useWholeLayout.ts'

// React remembers a script that did not come, and after a deploy it never will: the server has the page as it is now.
const reload = () => window.location.reload()

export const App = () => {
  const { pathname } = useLocation()
  const { path, pageType, Page } = matchRoute(pathname)
  useScrollToTop(MAIN_ID)
  useWholeLayout()
  return (
    <Shell>
      <ErrorBoundary resetKey={pathname} fallback={() => <ErrorPage onRetry={reload} />}>
        <Suspense fallback={<div className={shell.pending} />}>
          <PageTypeTracker type={pageType} />
          <Routes>
            <Route path={path} element={<Page />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
