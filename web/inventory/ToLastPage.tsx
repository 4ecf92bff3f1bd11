import { Navigate, useLocation } from 'react-router'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { HttpStatus } from '#web/navigation/httpStatus.tsx'
import { KEEP_SCROLL } from '#web/navigation/useScrollMemory.ts'

/** Redirects a page beyond the end of the list to the last one. */
export const ToLastPage = ({ page }: { page: number }) => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  if (page > 1) params.set('page', String(page))
  else params.delete('page')
  const path = params.size ? `${pathname}?${String(params).replaceAll('%2C', ',')}` : pathname
  // A temporary redirect: the list may grow again.
  return IS_SERVER ? <HttpStatus code={302} location={path} /> : <Navigate to={path} replace state={KEEP_SCROLL} />
}
