import { createContext, useContext } from 'react'

export type Site = {
  /** Public origin without a trailing slash, for canonical addresses. */
  url: string
  /** When the page was rendered, in ms since 1970: hydration starts from the same clock. */
  renderedAt: number
  /** How far the dealer's clocks were ahead of UTC then, in ms. */
  clockOffset: number
}

export const SiteContext = createContext<Site | null>(null)

export const useSite = () => {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext above it')
  return site
}
