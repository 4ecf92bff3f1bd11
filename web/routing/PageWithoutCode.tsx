import { useLocation } from 'react-router'
import { KEPT, useIsServed } from '#web/islands/served.tsx'
import { FailedPage } from '#web/shell/FailedPage.tsx'
import { FromServer } from './FromServer.tsx'

/**
 * Stands in for a page whose script does not come, for instance since a deploy has replaced it. The server's HTML of a
 * first visit stays as it is. After a navigation the page is asked of the server as a document; that happens once, for
 * what the server sends is a first visit again.
 */
export const PageWithoutCode = () => {
  const { pathname, search } = useLocation()
  const isServed = useIsServed(pathname + search)
  return isServed ? <div {...KEPT} /> : <FromServer key={pathname + search} unreachable={<FailedPage />} />
}
