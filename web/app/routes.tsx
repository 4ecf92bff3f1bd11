import type { ComponentType } from 'react'
import { withoutHydration } from '#web/islands/withoutHydration.tsx'
import { lazyPage } from '#web/navigation/lazyPage.tsx'

type Address = {
  /** A pattern of react-router. */
  path: string
  /** The end of the page's addresses, where the pattern matches those of other pages too. */
  endsWith?: string
  /** Whether an island shows what the query asks for: the rest of the page stays at every query. */
  followsQuery?: boolean
  /** Whether the sitemap has the address; by default it has a page's first one. */
  isListed: boolean
}

export type PageRoute = Address & {
  /** The kind of page that the page-type tracker reports. */
  pageType: string
  /** The page's source file, under which the build's manifest has its scripts and style sheets. */
  file: string
  Page: ComponentType
  /** Loads the page's code. */
  load: () => Promise<unknown>
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/**
 * One page with all its addresses; its component is the export that is named as its file. On a first visit the browser keeps its
 * texts and pictures as the server wrote them; scripts start its islands only.
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

/** Every address of the site. The router, the server's preloads, the link listener and the sitemap read this list. */
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
