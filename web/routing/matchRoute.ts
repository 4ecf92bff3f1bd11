import { matchPath } from 'react-router'
import { NOT_FOUND, type PageRoute, ROUTES } from './routes.tsx'

const isAt = ({ path, only }: PageRoute, pathname: string) =>
  matchPath(path, pathname) !== null && (only?.test(pathname) ?? true)

const EXACT = new Map(ROUTES.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]))

/** The route of an address, with or without its query; the not-found page's for one that is no page. */
export const matchRoute = (address: string) => {
  const pathname = address.split('?', 1)[0]!
  // Trying the patterns one after another means compiling each.
  return EXACT.get(pathname) ?? ROUTES.find((route) => isAt(route, pathname)) ?? NOT_FOUND
}
