import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { Shell } from '#web/shell/Shell.tsx'
import { matchRoute, NOT_FOUND } from './routes.tsx'

/** A page, which only the server renders. */
export const App = () => {
  const { path, Page } = matchRoute(useLocation().pathname)
  return (
    <Shell>
      <Suspense>
        {path === NOT_FOUND.path ? (
          // Without Routes: "*" does not match an address with a line break, and the page needs no params.
          <Page />
        ) : (
          <Routes>
            <Route path={path} element={<Page />} />
          </Routes>
        )}
      </Suspense>
    </Shell>
  )
}
