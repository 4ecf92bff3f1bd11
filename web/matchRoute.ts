import { matchPath } from 'react-router'
import { NOT_FOUND, type PageRoute, ROUTES } from './routes.tsx'

const isAt = ({ path, only }: PageRoute, pathname: string) =>
  matchPath(path, pathname) !== null && (only?.test(pathname) ?? true)

/** The route of an address, with or without its query; the not-found page's for one that is no page. */
export const matchRoute = (address: string) => {
  const pathname = address.split('?', 1)[0]!
  return ROUTES.find((route) => isAt(route, pathname)) ?? NOT_FOUND
}
