import { matchPath } from 'react-router'
import { NOT_FOUND, ROUTES } from '#web/routes.tsx'

/** The route of an address, the not-found page's for one that is no page. */
export const matchRoute = (url: string) => {
  const pathname = url.split('?', 1)[0]!
  return ROUTES.find(({ path }) => matchPath(path, pathname)) ?? NOT_FOUND
}
