import { createContext, useContext } from 'react'
import type { Hours } from '#graph/dealer/dealer.ts'
import type { ZeroPercent } from '#graph/dealer/financing.ts'
import type { SpecialDay } from '#graph/shared/opening-hours.ts'

export type Site = {
  /** Public origin without a trailing slash, for canonical addresses. */
  url: string
  /** The time at which the server rendered the page, in ms since 1970: hydration starts from the same time. */
  renderedAt: number
  /** The lead of the dealer's clocks over UTC at that time, in ms. */
  clockOffset: number
  /** Those of the next weeks. */
  specialDays: readonly SpecialDay[]
  notice: string | null
  /** The hours of the main location, Monday first. */
  week: readonly Hours[]
  showrooms: readonly string[]
  /** The financing without interest; null when there is none. */
  zeroPercent?: ZeroPercent | null
}

export const SiteContext = createContext<Site | null>(null)

export const useSite = () => {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext above it')
  return site
}
