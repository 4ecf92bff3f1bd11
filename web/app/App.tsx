import { Suspense, useContext, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { matchRoute } from '#web/matchRoute.ts'
import { NOT_FOUND } from '#web/routes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FailedPage } from './FailedPage.tsx'
import { PageTypeTracker } from './PageTypeTracker.tsx'
import { PageWithoutCode } from './PageWithoutCode.tsx'
import { shell } from './Shell.styles.ts'
import { Shell } from './Shell.tsx'
import { SubmittedFormContext } from './submittedForm.ts'
import { useFreshPage } from './useFreshPage.ts'
import { useScrollToTop } from './useScrollToTop.ts'
import { useWholeLayout } from './useWholeLayout.ts'

/** Whether the visitor has not gone anywhere yet since the document came from the server. */
const useIsFirstPage = () => {
  const { key } = useLocation()
  const [first, setFirst] = useState<string | null>(key)
  if (first !== null && first !== key) setFirst(null)
  return first === key
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
      <ErrorBoundary
        resetKey={pathname}
        fallback={({ name }) => (name === 'WithoutCode' ? <PageWithoutCode /> : <FailedPage />)}
      >
        <Suspense fallback={<div className={shell.pending} />}>
          <PageTypeTracker type={pageType} />
          <SubmittedFormContext value={isFirstPage ? submitted : undefined}>
            {path === NOT_FOUND.path ? (
              // Nothing of its address is read, and "*" does not match one that has a line break.
              <Page />
            ) : (
              <Routes>
                <Route path={path} element={<Page />} />
              </Routes>
            )}
          </SubmittedFormContext>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
