import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { useSite } from '#web/environment/site.ts'
import { IslandsContext, IsStaticContext } from './island.tsx'
import { SKIP_HYDRATION, useIsServerHtml } from './serverHtml.ts'
import { startIslands } from './startIslands.tsx'

/** The router's key for history entries that the browser created. */
const FRAGMENT_KEY = 'default'

type Part = ComponentType | LazyExoticComponent<ComponentType>

/** The server's HTML of a static part, with its islands started. */
const KeptHtml = ({ followsQuery }: { followsQuery: boolean }) => {
  const element = useRef<HTMLDivElement>(null)
  const site = useSite()
  const location = useLocation()
  const islands = use(IslandsContext)!
  // biome-ignore lint/correctness/useExhaustiveDependencies: islands start once, at the address that the server rendered
  useEffect(() => startIslands(element.current!, { islands, site, location, followsQuery }), [])
  return <div ref={element} data-static="" {...SKIP_HYDRATION} />
}

/**
 * Path and query of the history entry that was rendered. A calculator changes the query of that entry without the router, which
 * notices when the visitor follows a link to a fragment: the page is still the same.
 */
const useRenderedAddress = (followsQuery: boolean) => {
  const location = useLocation()
  const [first] = useState(location)
  const isSameEntry = location.pathname === first.pathname && [first.key, FRAGMENT_KEY].includes(location.key)
  const { pathname, search } = isSameEntry ? first : location
  return followsQuery ? pathname : pathname + search
}

type Options = {
  /** Keeps the server's HTML at every address, not only until the address changes. */
  isOnEveryPage?: boolean
  /** Keeps the server's HTML at every query: an island shows what the query asks for. */
  followsQuery?: boolean
  /** Shown while the part's code or data load; without it, the Suspense boundary around the part waits. */
  pending?: ReactNode
}

/**
 * A part made of text and pictures. On a first visit the browser keeps its HTML until the address changes, loads neither its code
 * nor its data, and starts only its islands. After a navigation the browser renders it like any other component.
 */
export const withoutHydration = (
  Part: Part,
  { isOnEveryPage = false, followsQuery = false, pending }: Options = {},
): Part => {
  const onServer = (
    <div data-static="">
      <IsStaticContext value>
        <Part />
      </IsStaticContext>
    </div>
  )
  const StaticPart = () => {
    const address = useRenderedAddress(followsQuery)
    const isServerHtml = useIsServerHtml(isOnEveryPage ? '' : address)
    const inBrowser = isServerHtml ? <KeptHtml followsQuery={followsQuery} /> : <Part />
    const content = IS_SERVER ? onServer : inBrowser
    // One boundary around both: it already shows the kept HTML, so a transition keeps that on screen until the part is ready.
    return pending === undefined ? content : <Suspense fallback={pending}>{content}</Suspense>
  }
  return StaticPart
}
