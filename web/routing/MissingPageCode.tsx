import { useLocation } from 'react-router'
import { KEEP_SERVER_HTML, useIsServerHtml } from '#web/islands/serverHtml.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { ReloadPage } from './ReloadPage.tsx'

/**
 * Shown in place of a page whose script does not load, for instance because a release has replaced it. On a first visit the
 * server's HTML stays. After a navigation the browser loads the page from the server: a first visit again, so that a
 * script that is still missing does not reload the page a second time.
 */
export const MissingPageCode = () => {
  const { pathname, search } = useLocation()
  const isServerHtml = useIsServerHtml(pathname + search)
  if (isServerHtml) return <div {...KEEP_SERVER_HTML} />
  return <ReloadPage key={pathname + search} unreachable={<ErrorPage />} />
}
