import { type ComponentType, lazy } from 'react'
import { AUTHORIZED_BRANDS } from '#graph/dealer/brands.ts'

type Address = {
  path: string
  /** The end of the page's paths, where the pattern alone also matches other pages. */
  endsWith?: string
  /** Whether the address is in the sitemap; by default only a page's first one is. */
  isListed: boolean
}

export type PageRoute = Address & {
  /** Told to the tag manager (`visit.ts`). */
  pageType: string
  /** The page's source file: its key in Vite's manifest. */
  file: string
  Page: ComponentType
}

/** One page with all its addresses: `home/Home` is the component `HomePage` of `web/home/HomePage.tsx`. */
const page = (
  pageType: string,
  source: `${string}/${string}`,
  ...addresses: (string | (Partial<Address> & { path: string }))[]
): PageRoute[] => {
  const [folder, name] = source.split('/') as [string, string]
  const Page = lazy<ComponentType>(async () => {
    const module = await import(`../${folder}/${name}Page.tsx`)
    return { default: module[`${name}Page`] }
  })
  return addresses.map((address, index) => {
    const details = typeof address === 'string' ? { path: address } : address
    return { isListed: index === 0, ...details, pageType, file: `web/${source}Page.tsx`, Page }
  })
}

/** Every address of the site: for the router, the styles of a page and the sitemap. */
export const ROUTES: PageRoute[] = [
  page('home', 'home/Home', '/'),
  page('inventory', 'inventory/Inventory', '/inventory'),
  page('vehicle', 'vehicle/Vehicle', '/vehicle/:id', '/vehicles/:id'),
  page('compare', 'compare/Compare', { path: '/compare', isListed: false }),
  page('saved', 'saved/Saved', { path: '/saved', isListed: false }),
  page('brand', 'brands/Brand', ...AUTHORIZED_BRANDS.map(({ slug }) => ({ path: `/${slug}`, isListed: true }))),
  page('rentals', 'rental-plans/Rentals', '/rentals'),
  page('town-rentals', 'municipalities/TownRental', '/rentals/:slug'),
  page('town', 'municipalities/Town', { path: '/:address', endsWith: '-golf-carts' }, '/towns/:slug'),
  page('services', 'services/Services', '/services'),
  page('street-legal', 'services/StreetLegal', '/street-legal'),
  page('about', 'about/About', '/about'),
  page('eco-impact', 'eco-impact/EcoImpact', '/eco-impact'),
  page('showroom', 'locations/Showroom', '/showroom'),
  page('contact', 'contact/Contact', '/contact'),
  page('thank-you', 'contact/ThankYou', { path: '/thank-you', isListed: false }),
  page('developers', 'developers/Developers', '/developers'),
  page(
    'policy',
    'policies/Policy',
    '/policies/:policy',
    ...['/privacy', '/privacy-policy', '/terms', '/terms-of-service'],
  ),
  page(
    'developers',
    'developers/Document',
    '/developers/guide',
    ...['schema', 'programs', 'changelog', 'inventory-file', 'stock-system'].map((name) => ({
      path: `/developers/${name}`,
      isListed: true,
    })),
  ),
  page('not-found', 'not-found/NotFound', { path: '*', isListed: false }),
].flat()

export const NOT_FOUND = ROUTES.at(-1)!

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
