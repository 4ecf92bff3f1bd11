import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router'
import { IS_SERVER } from '#web/app/isServer.ts'
import { useSite } from '#web/app/site.ts'
import { StaticContext } from './island.tsx'
import { startIslands } from './startIslands.tsx'

type Part = ComponentType | LazyExoticComponent<ComponentType>

// Always the same object: React would write another one into the page.
const AS_SERVED = { __html: '' }

/** For an element whose content the browser keeps as the server wrote it. */
export const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_SERVED }

const nothing = () => () => {}
const same = () => null

/** Whether React is taking over the server's HTML here. It asks for the server's snapshot then, and only then. */
const useIsHydrating = () => {
  let isHydrating = false
  // The same snapshot twice: another one would have the part rendered again.
  useSyncExternalStore(nothing, same, () => {
    isHydrating = !IS_SERVER
    return same()
  })
  return isHydrating
}

/** Whether what is rendered stands in the server's HTML, and still for an equal value (as JSON). */
export const useIsServed = (of: unknown) => {
  const isHydrating = useIsHydrating()
  const value = IS_SERVER ? '' : JSON.stringify(of)
  const [servedFor, setServedFor] = useState(isHydrating ? value : undefined)
  // Once it was another, the HTML is gone.
  if (servedFor !== undefined && servedFor !== value) setServedFor(undefined)
  return servedFor === value
}

const Served = () => {
  const element = useRef<HTMLDivElement>(null)
  const site = useSite()
  const location = useLocation()
  const { navigator } = useContext(NavigationContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: islands start once, at the address that they were served for
  useEffect(() => startIslands(element.current!, { site, location, navigator }), [])
  return <div ref={element} data-served="" {...KEPT} />
}

type Options = {
  /** Keeps its HTML wherever the visitor goes, not only until the address changes. */
  isEverywhere?: boolean
  /** Shown while its code loads; where it is left out, what is around it waits too. */
  pending?: ReactNode
}

/**
 * A part of texts and pictures: on a first visit the browser keeps its HTML until the address changes, and loads neither
 * its code nor its data; only islands are started. After a navigation it is a part like the others, and so it is in
 * development, where it is to follow changes of its code.
 */
export const served = (Part: Part, { isEverywhere = false, pending }: Options = {}): Part => {
  const part = <Part />
  const waiting = pending === undefined ? part : <Suspense fallback={pending}>{part}</Suspense>
  const ServedPart = () => {
    const { pathname, search } = useLocation()
    const isServed = useIsServed(isEverywhere ? '' : pathname + search)
    const [wasServed] = useState(isServed)
    if (IS_SERVER) {
      return (
        <div data-served="">
          <StaticContext value>{part}</StaticContext>
        </div>
      )
    }
    if (isServed) return <Served />
    // In a boundary of its own it would make way for what is pending; without one, its HTML stays until it is there.
    return wasServed ? part : waiting
  }
  return import.meta.env?.DEV ? () => waiting : ServedPart
}
