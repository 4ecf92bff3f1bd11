import type { ComponentType } from 'react'
import { AUTHORIZED_BRANDS } from '#graph/dealer/brands.ts'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'

type Address = {
  path: string
  /** The end of the page's paths, where the pattern alone also matches other pages. */
  endsWith?: string
  /** Whether the address is in the sitemap; by default only a page's first one is. */
  isListed: boolean
}

export type PageRoute = Address & {
  /** Told to the tag manager (`pageViews.ts`). */
  pageType: string
  /** The page's source file: its key in Vite's manifest. */
  file: string
  Page: ComponentType
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** One page with all its addresses; its component is the export with the name of its file. */
const page = <Name extends string>(
  pageType: string,
  source: `${string}/${Name}`,
  load: Load<Name>,
  ...addresses: (string | (Partial<Address> & { path: string }))[]
): PageRoute[] => {
  const name = source.slice(source.lastIndexOf('/') + 1) as Name
  const routes = addresses.map((address, index) => {
    const { path, ...details } = typeof address === 'string' ? { path: address } : address
    return { path, isListed: index === 0, ...details, pageType, file: `web/${source}.tsx` }
  })
  const Page = lazyWithBoundary(async () => (await load())[name])
  return routes.map((route) => ({ ...route, Page }))
}

/** Every address of the site: for the router, the styles of a page and the sitemap. */
export const ROUTES: PageRoute[] = [
  page('home', 'home/HomePage', () => import('#web/home/HomePage.tsx'), '/'),
  page('inventory', 'inventory/InventoryPage', () => import('#web/inventory/InventoryPage.tsx'), '/inventory'),
  page('vehicle', 'vehicle/VehiclePage', () => import('#web/vehicle/VehiclePage.tsx'), '/vehicle/:id', '/vehicles/:id'),
  page('compare', 'compare/ComparePage', () => import('#web/compare/ComparePage.tsx'), {
    path: '/compare',
    isListed: false,
  }),
  page('saved', 'saved/SavedPage', () => import('#web/saved/SavedPage.tsx'), {
    path: '/saved',
    isListed: false,
  }),
  page(
    'brand',
    'brands/BrandPage',
    () => import('#web/brands/BrandPage.tsx'),
    ...AUTHORIZED_BRANDS.map(({ slug }) => ({ path: `/${slug}`, isListed: true })),
  ),
  page('rentals', 'rental-plans/RentalsPage', () => import('#web/rental-plans/RentalsPage.tsx'), '/rentals'),
  page(
    'town-rentals',
    'municipalities/TownRentalPage',
    () => import('#web/municipalities/TownRentalPage.tsx'),
    '/rentals/:slug',
  ),
  page(
    'town',
    'municipalities/TownPage',
    () => import('#web/municipalities/TownPage.tsx'),
    { path: '/:address', endsWith: '-golf-carts' },
    '/towns/:slug',
  ),
  page('services', 'services/ServicesPage', () => import('#web/services/ServicesPage.tsx'), '/services'),
  page('about', 'about/AboutPage', () => import('#web/about/AboutPage.tsx'), '/about'),
  page('eco-impact', 'eco-impact/EcoImpactPage', () => import('#web/eco-impact/EcoImpactPage.tsx'), '/eco-impact'),
  page('showroom', 'locations/ShowroomPage', () => import('#web/locations/ShowroomPage.tsx'), '/showroom'),
  page('contact', 'contact/ContactPage', () => import('#web/contact/ContactPage.tsx'), '/contact'),
  page('thank-you', 'contact/ThankYouPage', () => import('#web/contact/ThankYouPage.tsx'), {
    path: '/thank-you',
    isListed: false,
  }),
  page('developers', 'developers/DevelopersPage', () => import('#web/developers/DevelopersPage.tsx'), '/developers'),
  page(
    'policy',
    'policies/PolicyPage',
    () => import('#web/policies/PolicyPage.tsx'),
    '/policies/:policy',
    ...['/privacy', '/privacy-policy', '/terms', '/terms-of-service'],
  ),
  page(
    'developers',
    'developers/DocumentPage',
    () => import('#web/developers/DocumentPage.tsx'),
    '/developers/guide',
    ...['schema', 'programs', 'changelog', 'inventory-file', 'stock-system'].map((name) => ({
      path: `/developers/${name}`,
      isListed: true,
    })),
  ),
  page('not-found', 'not-found/NotFoundPage', () => import('#web/not-found/NotFoundPage.tsx'), {
    path: '*',
    isListed: false,
  }),
].flat()

export const NOT_FOUND = ROUTES.at(-1)!
