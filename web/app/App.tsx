import { type ReactNode, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { FOREST } from '#graph/dealer/look.ts'
import { type Site, SiteContext } from '#web/environment/site.ts'
import { type SubmittedForm, SubmittedFormContext } from '#web/environment/submittedForm.ts'
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

type Props = {
  site: Site
  /** For the tag manager (`visit.ts`). */
  pageType: string
  submitted?: SubmittedForm
  children: ReactNode
}

/** The whole document, which is everything above the router; the server adds style sheets, preloads and the page's data. */
export const Document = ({ site, pageType, submitted, children }: Props) => (
  <html lang="en" data-page-type={pageType}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={FOREST[900]} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </head>
    <body>
      <SiteContext value={site}>
        <SubmittedFormContext value={submitted}>{children}</SubmittedFormContext>
      </SiteContext>
    </body>
  </html>
)
