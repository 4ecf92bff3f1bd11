import type { ComponentType } from 'react'
import { served } from '#web/islands/served.tsx'
import { lazyPage } from './lazyPage.ts'

type Address = {
  path: string
  /** Where the path's pattern says too little: addresses of the page match this as well. */
  only?: RegExp
  /** Whether the sitemap has it. A page is listed at the first of its addresses, unless that says otherwise. */
  isListed: boolean
}

export type PageRoute = Address & {
  /** What the page-type tracker reports. */
  pageType: string
  /** The page's source, by which the server finds the scripts and style sheets to preload. */
  file: string
  Page: ComponentType
  /** Loads the page's code. */
  load: () => Promise<unknown>
  /** Whether the browser keeps the HTML of a first visit as it is, see `served`. */
  isStatic: boolean
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** In an element of its own, whose HTML `PageWithoutCode` can keep. */
const pageOf =
  <Name extends string>(name: Name) =>
  (code: Record<Name, ComponentType>) => {
    const Page: ComponentType = code[name]
    return () => (
      <div>
        <Page />
      </div>
    )
  }

/** One page with all its addresses; the component is the export that is named as its file. */
const interactivePage = <Name extends string>(
  pageType: string,
  file: `web/${string}/${Name}.tsx`,
  load: Load<Name>,
  ...addresses: (string | (Partial<Address> & { path: string }))[]
): PageRoute[] => {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length) as Name
  const Page = lazyPage(async () => pageOf(name)(await load()))
  return addresses.map((address, index) => {
    const given = typeof address === 'string' ? { path: address } : address
    return { isListed: index === 0, ...given, pageType, file, Page, load, isStatic: false }
  })
}

/** The same for a page that scripts have nothing to do with but for its islands. */
const page = <Name extends string>(...of: Parameters<typeof interactivePage<Name>>): PageRoute[] => {
  const routes = interactivePage(...of)
  const Page = served(routes[0]!.Page)
  return routes.map((route) => ({ ...route, Page, isStatic: true }))
}

/** Every address of the site, in one list: the router, the server's preloads, the link listener and the sitemap read it. */
export const ROUTES: PageRoute[] = [
  page('home', 'web/home/HomePage.tsx', () => import('#web/home/HomePage.tsx'), '/'),
  interactivePage(
    'inventory',
    'web/vehicles/InventoryPage.tsx',
    () => import('#web/vehicles/InventoryPage.tsx'),
    '/inventory',
  ),
  page(
    'vehicle',
    'web/vehicles/VehiclePage.tsx',
    () => import('#web/vehicles/VehiclePage.tsx'),
    '/vehicle/:id',
    '/vehicles/:id',
  ),
  page('brand', 'web/brands/DenagoPage.tsx', () => import('#web/brands/DenagoPage.tsx'), '/denago'),
  page('brand', 'web/brands/EvolutionPage.tsx', () => import('#web/brands/EvolutionPage.tsx'), '/evolution'),
  page('rentals', 'web/rental-plans/RentalsPage.tsx', () => import('#web/rental-plans/RentalsPage.tsx'), '/rentals'),
  page(
    'town-rentals',
    'web/municipalities/TownRentalPage.tsx',
    () => import('#web/municipalities/TownRentalPage.tsx'),
    '/rentals/:slug',
  ),
  page(
    'town',
    'web/municipalities/TownPage.tsx',
    () => import('#web/municipalities/TownPage.tsx'),
    { path: '/:address', only: /-golf-carts$/ },
    '/towns/:slug',
  ),
  page('services', 'web/services/ServicesPage.tsx', () => import('#web/services/ServicesPage.tsx'), '/services'),
  page('about', 'web/about/AboutPage.tsx', () => import('#web/about/AboutPage.tsx'), '/about'),
  interactivePage(
    'eco-impact',
    'web/eco-impact/EcoImpactPage.tsx',
    () => import('#web/eco-impact/EcoImpactPage.tsx'),
    '/eco-impact',
  ),
  page('showroom', 'web/locations/ShowroomPage.tsx', () => import('#web/locations/ShowroomPage.tsx'), '/showroom'),
  page('contact', 'web/contact/ContactPage.tsx', () => import('#web/contact/ContactPage.tsx'), '/contact'),
  page('thank-you', 'web/contact/ThankYouPage.tsx', () => import('#web/contact/ThankYouPage.tsx'), {
    path: '/thank-you',
    isListed: false,
  }),
  page(
    'developers',
    'web/developers/DevelopersPage.tsx',
    () => import('#web/developers/DevelopersPage.tsx'),
    '/developers',
  ),
  page('policy', 'web/policies/PolicyPage.tsx', () => import('#web/policies/PolicyPage.tsx'), '/policies/:policy'),
  interactivePage(
    'developers',
    'web/developers/EmbedPage.tsx',
    () => import('#web/developers/EmbedPage.tsx'),
    '/developers/embed',
  ),
  page(
    'policy',
    'web/policies/PrivacyPage.tsx',
    () => import('#web/policies/PrivacyPage.tsx'),
    '/privacy',
    '/privacy-policy',
  ),
  page(
    'policy',
    'web/policies/TermsPage.tsx',
    () => import('#web/policies/TermsPage.tsx'),
    '/terms',
    '/terms-of-service',
  ),
  page('not-found', 'web/shell/NotFoundPage.tsx', () => import('#web/shell/NotFoundPage.tsx'), {
    path: '*',
    isListed: false,
  }),
].flat()

export const NOT_FOUND = ROUTES.at(-1)!
