import type { ComponentType } from 'react'
import { withoutHydration } from '#web/islands/withoutHydration.tsx'
import { lazyPage } from '#web/navigation/lazyPage.tsx'

type Address = {
  path: string
  /** The end of the page's paths, where the pattern alone also matches other pages. */
  endsWith?: string
  /** Whether an island follows the query, so that the rest of the page stays static when the query changes. */
  followsQuery?: boolean
  /** Whether the address is in the sitemap; by default only a page's first one is. */
  isListed: boolean
}

export type PageRoute = Address & {
  /** Reported by `PageTypeTracker`. */
  pageType: string
  /** The page's source file: its key in Vite's manifest. */
  file: string
  Page: ComponentType
  load: () => Promise<unknown>
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/**
 * One page with all its addresses; its component is the export with the name of its file. On a first visit the page is static:
 * scripts start only its islands.
 */
const page = <Name extends string>(
  pageType: string,
  source: `${string}/${Name}`,
  load: Load<Name>,
  ...addresses: (string | (Partial<Address> & { path: string }))[]
): PageRoute[] => {
  const name = source.slice(source.lastIndexOf('/') + 1) as Name
  const routes = addresses.map((address, index) => {
    const { path, ...details } = typeof address === 'string' ? { path: address } : address
    return { path, isListed: index === 0, ...details, pageType, file: `web/${source}.tsx`, load }
  })
  const followsQuery = routes.some((route) => route.followsQuery)
  const Page = withoutHydration(
    lazyPage(async () => (await load())[name]),
    { followsQuery },
  )
  return routes.map((route) => ({ ...route, Page }))
}

/** Every address of the site: for the router, the link listener, the server's preloads and the sitemap. */
export const ROUTES: PageRoute[] = [
  page('home', 'home/HomePage', () => import('#web/home/HomePage.tsx'), '/'),
  page('inventory', 'inventory/InventoryPage', () => import('#web/inventory/InventoryPage.tsx'), {
    path: '/inventory',
    followsQuery: true,
  }),
  page('vehicle', 'vehicle/VehiclePage', () => import('#web/vehicle/VehiclePage.tsx'), '/vehicle/:id', '/vehicles/:id'),
  page('compare', 'compare/ComparePage', () => import('#web/compare/ComparePage.tsx'), {
    path: '/compare',
    isListed: false,
  }),
  page('saved', 'saved/SavedPage', () => import('#web/saved/SavedPage.tsx'), {
    path: '/saved',
    isListed: false,
  }),
  page('window-card', 'vehicle/WindowCardPage', () => import('#web/vehicle/WindowCardPage.tsx'), {
    path: '/vehicle/:id/card',
    isListed: false,
  }),
  page('brand', 'brands/BrandPage', () => import('#web/brands/BrandPage.tsx'), '/denago', {
    path: '/evolution',
    isListed: true,
  }),
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
  page('developers', 'developers/SchemaPage', () => import('#web/developers/SchemaPage.tsx'), '/developers/schema'),
  page('developers', 'embed/EmbedPage', () => import('#web/embed/EmbedPage.tsx'), '/developers/embed'),
  page(
    'developers',
    'developers/DocumentPage',
    () => import('#web/developers/DocumentPage.tsx'),
    '/developers/guide',
    ...['/developers/programs', '/developers/changelog', '/developers/inventory-file'].map((path) => ({
      path,
      isListed: true,
    })),
  ),
  page('not-found', 'not-found/NotFoundPage', () => import('#web/not-found/NotFoundPage.tsx'), {
    path: '*',
    isListed: false,
  }),
].flat()

export const NOT_FOUND = ROUTES.at(-1)!
