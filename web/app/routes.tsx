import type { ComponentType } from 'react'
import { withoutHydration } from '#web/islands/withoutHydration.tsx'
import { lazyPage } from '#web/navigation/lazyPage.tsx'

type Address = {
  /** A pattern of react-router. */
  path: string
  /** The end of the page's addresses, where the pattern matches those of other pages too. */
  endsWith?: string
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
  /** Whether a first visit does without the page's code: `web/islands/README.md`. */
  isStatic: boolean
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** Gives the page an element of its own, whose HTML `MissingPageCode` can keep. */
const inElement = (Page: ComponentType) => () => (
  <div>
    <Page />
  </div>
)

/** One page with all its addresses; its component is the export that is named as its file. */
const interactivePage = <Name extends string>(
  pageType: string,
  source: `${string}/${Name}`,
  load: Load<Name>,
  ...addresses: (string | (Partial<Address> & { path: string }))[]
): PageRoute[] => {
  const name = source.slice(source.lastIndexOf('/') + 1) as Name
  const Page = lazyPage(async () => inElement((await load())[name]))
  return addresses.map((address, index) => {
    const { path, ...details } = typeof address === 'string' ? { path: address } : address
    const file = `web/${source}.tsx`
    return { path, isListed: index === 0, ...details, pageType, file, Page, load, isStatic: false }
  })
}

/** A page whose texts and pictures the browser keeps as the server wrote them; scripts start its islands only. */
const staticPage = <Name extends string>(...page: Parameters<typeof interactivePage<Name>>): PageRoute[] => {
  const routes = interactivePage(...page)
  const Page = withoutHydration(routes[0]!.Page)
  return routes.map((route) => ({ ...route, Page, isStatic: true }))
}

/** Every address of the site. The router, the server's preloads, the link listener and the sitemap read this list. */
export const ROUTES: PageRoute[] = [
  staticPage('home', 'home/HomePage', () => import('#web/home/HomePage.tsx'), '/'),
  interactivePage(
    'inventory',
    'inventory/InventoryPage',
    () => import('#web/inventory/InventoryPage.tsx'),
    '/inventory',
  ),
  staticPage(
    'vehicle',
    'vehicle/VehiclePage',
    () => import('#web/vehicle/VehiclePage.tsx'),
    '/vehicle/:id',
    '/vehicles/:id',
  ),
  staticPage('compare', 'compare/ComparePage', () => import('#web/compare/ComparePage.tsx'), {
    path: '/compare',
    isListed: false,
  }),
  staticPage('saved', 'saved/SavedPage', () => import('#web/saved/SavedPage.tsx'), {
    path: '/saved',
    isListed: false,
  }),
  staticPage('window-card', 'vehicle/WindowCardPage', () => import('#web/vehicle/WindowCardPage.tsx'), {
    path: '/vehicle/:id/card',
    isListed: false,
  }),
  staticPage('brand', 'brands/DenagoPage', () => import('#web/brands/DenagoPage.tsx'), '/denago'),
  staticPage('brand', 'brands/EvolutionPage', () => import('#web/brands/EvolutionPage.tsx'), '/evolution'),
  staticPage('rentals', 'rental-plans/RentalsPage', () => import('#web/rental-plans/RentalsPage.tsx'), '/rentals'),
  staticPage(
    'town-rentals',
    'municipalities/TownRentalPage',
    () => import('#web/municipalities/TownRentalPage.tsx'),
    '/rentals/:slug',
  ),
  staticPage(
    'town',
    'municipalities/TownPage',
    () => import('#web/municipalities/TownPage.tsx'),
    { path: '/:address', endsWith: '-golf-carts' },
    '/towns/:slug',
  ),
  staticPage('services', 'services/ServicesPage', () => import('#web/services/ServicesPage.tsx'), '/services'),
  staticPage('about', 'about/AboutPage', () => import('#web/about/AboutPage.tsx'), '/about'),
  staticPage(
    'eco-impact',
    'eco-impact/EcoImpactPage',
    () => import('#web/eco-impact/EcoImpactPage.tsx'),
    '/eco-impact',
  ),
  staticPage('showroom', 'locations/ShowroomPage', () => import('#web/locations/ShowroomPage.tsx'), '/showroom'),
  staticPage('contact', 'contact/ContactPage', () => import('#web/contact/ContactPage.tsx'), '/contact'),
  staticPage('thank-you', 'contact/ThankYouPage', () => import('#web/contact/ThankYouPage.tsx'), {
    path: '/thank-you',
    isListed: false,
  }),
  staticPage(
    'developers',
    'developers/DevelopersPage',
    () => import('#web/developers/DevelopersPage.tsx'),
    '/developers',
  ),
  staticPage('policy', 'policies/PolicyPage', () => import('#web/policies/PolicyPage.tsx'), '/policies/:policy'),
  staticPage(
    'developers',
    'developers/SchemaPage',
    () => import('#web/developers/SchemaPage.tsx'),
    '/developers/schema',
  ),
  staticPage('developers', 'embed/EmbedPage', () => import('#web/embed/EmbedPage.tsx'), '/developers/embed'),
  staticPage(
    'developers',
    'developers/DocumentPage',
    () => import('#web/developers/DocumentPage.tsx'),
    '/developers/guide',
    ...['/developers/programs', '/developers/changelog', '/developers/inventory-file'].map((path) => ({
      path,
      isListed: true,
    })),
  ),
  staticPage(
    'policy',
    'policies/PrivacyPage',
    () => import('#web/policies/PrivacyPage.tsx'),
    '/privacy',
    '/privacy-policy',
  ),
  staticPage(
    'policy',
    'policies/TermsPage',
    () => import('#web/policies/TermsPage.tsx'),
    '/terms',
    '/terms-of-service',
  ),
  staticPage('not-found', 'not-found/NotFoundPage', () => import('#web/not-found/NotFoundPage.tsx'), {
    path: '*',
    isListed: false,
  }),
].flat()

export const NOT_FOUND = ROUTES.at(-1)!
