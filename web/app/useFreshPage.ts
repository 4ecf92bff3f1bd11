import { useEffect } from 'react'
import { refreshOnReturn } from '#web/data/freshness.ts'
import { useSite } from '#web/environment/site.ts'

/**
 * Keeps prices and availability of a server-rendered page fresh. Static HTML has no query that could be refetched, so the page
 * itself is fetched again.
 */
export const useFreshPage = () => {
  const { renderedAt } = useSite()
  useEffect(() => {
    let isInUse = false
    const noteUse = () => {
      isInUse = true
    }
    document.addEventListener('input', noteUse)
    const stop = refreshOnReturn(renderedAt, async () => (await import('./refreshPage.ts')).refreshPage(isInUse))
    return () => {
      document.removeEventListener('input', noteUse)
      stop()
    }
  }, [renderedAt])
}
