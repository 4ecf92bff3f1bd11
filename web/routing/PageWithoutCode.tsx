import { useLocation } from 'react-router'
import { KEEP_SERVER_HTML, useIsServerHtml } from '#web/islands/serverHtml.ts'
import { FailedPage } from '#web/shell/FailedPage.tsx'
import { FromServer } from './FromServer.tsx'

/**
 * In place of a page whose script does not load, for instance because a release has replaced it. On a first visit the
 * server's HTML stays. After a navigation the browser loads the page from the server: a first visit again, so that a
 * script that is still missing does not reload the page a second time.
 */
export const PageWithoutCode = () => {
  const { pathname, search } = useLocation()
  const isServerHtml = useIsServerHtml(pathname + search)
  return isServerHtml ? (
    <div {...KEEP_SERVER_HTML} />
  ) : (
    <FromServer key={pathname + search} unreachable={<FailedPage />} />
  )
}
