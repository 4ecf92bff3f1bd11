import { NOT_FOUND, ROUTES } from './routes.tsx'

/** Compiled once: react-router's `matchPath` would compile the patterns for each request. */
const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/*$`, 'i'),
}))

/** The route of an address, with or without its query; the not-found route if there is no page. */
export const matchRoute = (address: string) => {
  const pathname = address.split('?', 1)[0]!
  const isAt = ({ route: { endsWith = '' }, pattern }: (typeof PATTERNS)[number]) =>
    pattern.test(pathname) && pathname.endsWith(endsWith)
  return PATTERNS.find(isAt)?.route ?? NOT_FOUND
}
