import {
  type ComponentType,
  type LazyExoticComponent,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router'
import { StaticContext } from './island.tsx'
import { useSite } from './site.ts'
import { startIslands } from './startIslands.tsx'

type Part = ComponentType | LazyExoticComponent<ComponentType>

// Always the same object: React would write another one into the page.
const AS_SERVED = { __html: '' }

/** For an element whose content the browser keeps as the server wrote it. */
export const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_SERVED }

export const IS_SERVER = typeof document === 'undefined'

const nothing = () => () => {}
const no = () => false
const isBrowser = () => !IS_SERVER

/** Whether what is rendered stands in the server's HTML, and still for the same value. */
export const useIsServed = (value: string) => {
  const isHydrating = useSyncExternalStore(nothing, no, isBrowser)
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

/**
 * A part of texts and pictures: on a first visit the browser keeps its HTML until the address changes, and loads neither
 * its code nor its data; only islands are started. After a navigation it is a part like the others, and so it is in
 * development, where it is to follow changes of its code.
 */
export const served = (Part: Part, { isTheSameEverywhere = false } = {}): Part => {
  if (import.meta.env?.DEV) return Part
  const ServedPart = () => {
    const { pathname, search } = useLocation()
    const isServed = useIsServed(isTheSameEverywhere ? '' : pathname + search)
    if (isServed) return <Served />
    if (!IS_SERVER) return <Part />
    return (
      <div data-served="">
        <StaticContext value>
          <Part />
        </StaticContext>
      </div>
    )
  }
  return ServedPart
}
