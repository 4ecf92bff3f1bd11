import { Navigate, useLocation } from 'react-router'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { HttpStatus } from '#web/navigation/httpStatus.tsx'
import { KEEP_SCROLL } from '#web/navigation/useScrollMemory.ts'

/** In place of a page that the list does not have: its last one, under the rest of the address. */
export const ToLastPage = ({ page }: { page: number }) => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  if (page > 1) params.set('page', String(page))
  else params.delete('page')
  const path = params.size ? `${pathname}?${String(params).replaceAll('%2C', ',')}` : pathname
  // The list may grow again.
  return IS_SERVER ? <HttpStatus code={302} location={path} /> : <Navigate to={path} replace state={KEEP_SCROLL} />
}
