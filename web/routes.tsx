import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export type PageRoute = {
  path: string
  /** What the page-type tracker reports. */
  pageType: string
  /** The page's source, by which the server finds the scripts and style sheets to preload. */
  file: string
  Page: LazyExoticComponent<ComponentType>
}

const page = <Name extends string>(
  path: string,
  pageType: string,
  file: `web/${string}/${Name}.tsx`,
  load: () => Promise<Record<Name, ComponentType>>,
): PageRoute => {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length) as Name
  return { path, pageType, file, Page: lazy(async () => ({ default: (await load())[name] })) }
}

const inventory = () => import('#web/vehicles/InventoryPage.tsx')
const vehicle = () => import('#web/vehicles/VehiclePage.tsx')
const contact = () => import('#web/contact/ContactPage.tsx')
const thankYou = () => import('#web/contact/ThankYouPage.tsx')
const notFound = () => import('#web/app/NotFoundPage.tsx')

/** Every address of the site, in one list: the router, the server's preloads and the link listener read it. */
export const ROUTES: PageRoute[] = [
  page('/inventory', 'inventory', 'web/vehicles/InventoryPage.tsx', inventory),
  page('/vehicle/:id', 'vehicle', 'web/vehicles/VehiclePage.tsx', vehicle),
  page('/vehicles/:id', 'vehicle', 'web/vehicles/VehiclePage.tsx', vehicle),
  page('/contact', 'contact', 'web/contact/ContactPage.tsx', contact),
  page('/thank-you', 'thank-you', 'web/contact/ThankYouPage.tsx', thankYou),
  page('*', 'not-found', 'web/app/NotFoundPage.tsx', notFound),
]

export const NOT_FOUND = ROUTES.at(-1)!
