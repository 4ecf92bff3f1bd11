import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { ROUTES } from '#web/routes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { PageTypeTracker } from './PageTypeTracker.tsx'
import { shell } from './Shell.styles.ts'
import { MAIN_ID, Shell } from './Shell.tsx'
import { useLinkNavigation } from './useLinkNavigation.ts'
import { useScrollToTop } from './useScrollToTop.ts'

// React remembers a script that did not come, and after a deploy it never will: the server has the page as it is now.
const reload = () => window.location.reload()

export const App = () => {
  const { pathname } = useLocation()
  useLinkNavigation()
  useScrollToTop(MAIN_ID)
  return (
    <Shell>
      <ErrorBoundary resetKey={pathname} fallback={() => <ErrorPage onRetry={reload} />}>
        <Suspense fallback={<div className={shell.pending} />}>
          <Routes>
            {ROUTES.map(({ path, Page, pageType }) => (
              <Route
                key={path}
                path={path}
                element={
                  <>
                    <PageTypeTracker type={pageType} />
                    <Page />
                  </>
                }
              />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
