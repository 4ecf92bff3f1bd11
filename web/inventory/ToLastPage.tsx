import { useLocation } from 'react-router'
import { HttpStatus } from '#web/environment/httpStatus.tsx'

/** Redirects a page beyond the end of the list to the last one. */
export const ToLastPage = ({ page }: { page: number }) => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  if (page > 1) params.set('page', String(page))
  else params.delete('page')
  const path = params.size ? `${pathname}?${String(params).replaceAll('%2C', ',')}` : pathname
  // A temporary redirect: the list may grow again.
  return <HttpStatus code={302} location={path} />
}
