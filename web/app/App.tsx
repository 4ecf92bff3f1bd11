import { Suspense, useContext, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { useFreshPage } from '#web/data/useFreshPage.ts'
import { matchRoute } from '#web/routing/matchRoute.ts'
import { PageTypeTracker } from '#web/routing/PageTypeTracker.tsx'
import { NOT_FOUND } from '#web/routing/routes.tsx'
import { useScrollToTop } from '#web/routing/useScrollToTop.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { shell } from '#web/shell/Shell.styles.ts'
import { Shell } from '#web/shell/Shell.tsx'
import { useWholeLayout } from '#web/theme/useWholeLayout.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { pressAgain } from './earlyPresses.ts'
import { SubmittedFormContext } from './submittedForm.ts'

/** Whether the visitor is still on the page that came from the server. */
const useIsFirstPage = () => {
  const { key } = useLocation()
  const [first, setFirst] = useState<string | null>(key)
  if (first !== null && first !== key) setFirst(null)
  return first === key
}

/** Stands beside the page: what was pressed too early is pressed again once the page is hydrated. */
const EarlyPresses = () => {
  useEffect(() => pressAgain(document.documentElement), [])
  return null
}

export const App = () => {
  const { pathname } = useLocation()
  const { path, pageType, Page } = matchRoute(pathname)
  const submitted = useContext(SubmittedFormContext)
  const isFirstPage = useIsFirstPage()
  useScrollToTop()
  useWholeLayout()
  useFreshPage()
  return (
    <Shell>
      <ErrorBoundary resetKey={pathname} fallback={() => <ErrorPage />}>
        <Suspense fallback={<div className={shell.pending} />}>
          <PageTypeTracker type={pageType} />
          <SubmittedFormContext value={isFirstPage ? submitted : undefined}>
            {path === NOT_FOUND.path ? (
              // The page reads nothing of its address, and "*" matches no address with a line break.
              <Page />
            ) : (
              <Routes>
                <Route path={path} element={<Page />} />
              </Routes>
            )}
          </SubmittedFormContext>
          <EarlyPresses />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
