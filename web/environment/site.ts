import { createContext, useContext } from 'react'

export type Site = {
  /** Public origin without a trailing slash, for canonical addresses. */
  url: string
  /** When the server rendered the page, in ms since 1970: hydration starts from the same time. */
  renderedAt: number
  /** How far the dealer's clocks were ahead of UTC at that time, in ms. */
  clockOffset: number
}

export const SiteContext = createContext<Site | null>(null)

export const useSite = () => {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext above it')
  return site
}
