import { Suspense, useContext, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { ReplayEvents } from '#web/islands/ReplayEvents.tsx'
import { ErrorPage } from '#web/navigation/ErrorPage.tsx'
import { pageProgress } from '#web/navigation/PageProgress.styles.ts'
import { useFormNavigation } from '#web/navigation/useFormNavigation.ts'
import { useLinks } from '#web/navigation/useLinks.ts'
import { useScrollMemory } from '#web/navigation/useScrollMemory.ts'
import { Shell } from '#web/shell/Shell.tsx'
import { useWholeLayout } from '#web/theme/useWholeLayout.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { findPage, matchRoute } from './matchRoute.ts'
import { PageTypeTracker } from './PageTypeTracker.tsx'
import { NOT_FOUND } from './routes.tsx'
import { useFreshPage } from './useFreshPage.ts'

/** Whether the visitor is still on the server-rendered page. */
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
  useLinks(findPage)
  useFormNavigation(findPage)
  useScrollMemory()
  useWholeLayout()
  useFreshPage()
  return (
    <Shell>
      <ErrorBoundary resetKey={pathname} fallback={() => <ErrorPage isOffline={!navigator.onLine} />}>
        <Suspense fallback={<div className={pageProgress.pending} />}>
          <PageTypeTracker type={pageType} />
          <SubmittedFormContext value={isFirstPage ? submitted : undefined}>
            {path === NOT_FOUND.path ? (
              // Without Routes: "*" does not match an address with a line break, and the page needs no params.
              <Page />
            ) : (
              <Routes>
                <Route path={path} element={<Page />} />
              </Routes>
            )}
          </SubmittedFormContext>
          <ReplayEvents />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
