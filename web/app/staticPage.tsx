import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { PageRoute } from '#web/routes.tsx'
import { StaticContext } from './island.tsx'
import { keepServedHead } from './servedHead.ts'
import { useSite } from './site.ts'
import { startIslands } from './startIslands.tsx'

// Always the same object: React would write another one into the page.
const AS_SERVED = { __html: '' }

const nothing = () => () => {}

/** Whether this part stood in the server's HTML, and not only since a navigation in the browser. */
export const useIsServed = () => {
  const isHydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => typeof document !== 'undefined',
  )
  return useState(isHydrating)[0]
}

/** The server's HTML, left as it is. */
export const Served = () => {
  const root = useRef<HTMLDivElement>(null)
  const site = useSite()
  useEffect(() => {
    keepServedHead()
    return startIslands(root.current!, site)
  }, [site])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is not set: the browser keeps what stands there
  return <div ref={root} data-served="" suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
}

/**
 * A page of texts and pictures: on a first visit the browser keeps its HTML, and loads neither its code nor its data.
 * Only islands are started. Opened by navigation it is a page like the others, and so it is in development.
 */
export const staticPage = (Page: PageRoute['Page']) => {
  const StaticPage = () => {
    const { pathname, search } = useLocation()
    const address = pathname + search
    const isServed = useIsServed()
    const [servedAt, setServedAt] = useState(isServed ? address : undefined)
    // Once left, it is gone.
    if (servedAt !== undefined && servedAt !== address) setServedAt(undefined)
    if (servedAt === address) return <Served />
    if (typeof document !== 'undefined') return <Page />
    return (
      <div data-served="">
        <StaticContext value>
          <Page />
        </StaticContext>
      </div>
    )
  }
  return import.meta.env?.DEV ? Page : StaticPage
}
