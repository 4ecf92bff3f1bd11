import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#web/app/site.ts'
import { matchRoute } from '#web/routing/matchRoute.ts'
import { refreshOnReturn } from './freshness.ts'

const WITH_CARTS = ['inventory', 'vehicle', 'compare']

const check = async () => (await import('./reloadIfChanged.ts')).reloadIfChanged()

/**
 * Keeps the carts of a first visit fresh. Kept HTML has no query that could be repeated: the page itself is fetched
 * again, and reloaded when a price or a cart has changed.
 */
export const useFreshPage = () => {
  const { renderedAt } = useSite()
  const { pathname } = useLocation()
  const hasCarts = WITH_CARTS.includes(matchRoute(pathname).pageType)
  useEffect(() => {
    if (hasCarts) return refreshOnReturn(renderedAt, check)
  }, [hasCarts, renderedAt])
}
