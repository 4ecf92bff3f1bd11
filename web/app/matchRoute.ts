import { matchPath } from 'react-router'
import { NOT_FOUND, type PageRoute, ROUTES } from './routes.tsx'

const isAt = ({ path, endsWith = '' }: PageRoute, pathname: string) =>
  matchPath(path, pathname) !== null && pathname.endsWith(endsWith)

const PLAIN = new Map(ROUTES.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]))

/** The route of an address, with or without its query; the not-found page's where no page is. */
export const matchRoute = (address: string) => {
  const pathname = address.split('?', 1)[0]!
  // Most addresses are plain paths: no pattern has to be compiled for them.
  return PLAIN.get(pathname) ?? ROUTES.find((route) => isAt(route, pathname)) ?? NOT_FOUND
}

/** The page to which a link leads; undefined where there is none. */
export const findPage = (pathname: string) => {
  const route = matchRoute(pathname)
  return route === NOT_FOUND ? undefined : route
}
