import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { type Location, Router } from 'react-router'
import { onNavigation, presentEntry, siteHistory } from '#web/environment/history.ts'
import { isReachable, withTimeout } from '#web/environment/network.ts'
import { type Site, SiteContext } from '#web/environment/site.ts'
import { HELD, showNotLoaded } from './eventReplay.ts'
import type { IslandName, IslandsCode } from './island.tsx'
import { ReplayEvents } from './ReplayEvents.tsx'
import { restoreHtmlOnError } from './restoreHtmlOnError.ts'

type Surroundings = {
  islands: IslandsCode
  site: Site
  /** Where the page was rendered. */
  location: Location
  /** Whether the islands show what the query asks for, as it changes. */
  followsQuery: boolean
}

const isOnPage = (location: Location) => siteHistory().location.pathname === location.pathname

/**
 * Hydrates at the location of the server's HTML. It shares the history with the page's router, so it navigates the whole page.
 */
const IslandRouter = ({
  location,
  followsQuery,
  children,
}: Omit<Surroundings, 'islands' | 'site'> & { children: ReactNode }) => {
  const [shown, setShown] = useState(() => ({ ...presentEntry(), location }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!followsQuery) return
    const follow = () => {
      if (isOnPage(location)) startTransition(() => setShown(presentEntry()))
    }
    if (siteHistory().location.key !== location.key) follow()
    return onNavigation(follow)
  }, [])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={siteHistory()}>
      {children}
    </Router>
  )
}

const USES = ['pointerover', 'touchstart', 'focusin', HELD]

/** The visitor may have typed into a field and left it: only its value shows that. */
const isChanged = (element: Element) =>
  [...element.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  ) || [...element.querySelectorAll('option')].some(({ selected, defaultSelected }) => selected !== defaultSelected)

const hasDraft = ({ dataset: { draftPrefix } }: HTMLElement) => {
  try {
    return draftPrefix !== undefined && Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    return false
  }
}

/** Whether a visitor used the island before its script loaded. */
const isInUse = (element: HTMLElement) =>
  element.matches(':hover, :focus-within') ||
  element.querySelector('[aria-busy=true]') !== null ||
  isChanged(element) ||
  hasDraft(element)

/** Hydrates the islands below an element, each in a root of its own; returns a function that unmounts them. */
export const startIslands = (parent: Element, { islands, site, location, followsQuery }: Surroundings) => {
  const roots: Root[] = []
  const stopping = new AbortController()
  const { signal } = stopping

  const start = async (element: HTMLElement) => {
    const { island, props = '{}' } = element.dataset
    const Part = await withTimeout(islands[island as IslandName]())
    if (signal.aborted) return
    const root: Root = hydrateRoot(
      element,
      <SiteContext value={site}>
        <IslandRouter location={location} followsQuery={followsQuery}>
          <Part {...JSON.parse(props)} />
          <ReplayEvents of={element} />
        </IslandRouter>
      </SiteContext>,
      {
        ...restoreHtmlOnError(element, () => root),
        // React reports a root that is unmounted before it hydrates as a hydration error.
        onRecoverableError: (error) => signal.aborted || reportError(error),
      },
    )
    roots.push(root)
  }
  const isQueryLeft = () => followsQuery && isOnPage(location) && siteHistory().location.search !== location.search

  // An island whose code doesn't load stays the server's HTML until it is used again.
  const tryToStart = (element: HTMLElement): Promise<unknown> =>
    start(element).catch(async () => {
      if (signal.aborted) return
      waitForUse(element)
      await window.eventReplay?.release(({ part }) => part === element)
      if (!isQueryLeft()) return
      // The island shows the wrong query, and only the server can render the right one.
      if (await isReachable(window.location.href)) window.location.reload()
      else showNotLoaded(true)
    })
  const waitForUse = (element: HTMLElement) => {
    const waiting = new AbortController()
    const begin = () => {
      waiting.abort()
      forget()
      if (!signal.aborted) tryToStart(element)
    }
    const forget = followsQuery ? onNavigation(() => isQueryLeft() && begin()) : () => {}
    for (const use of USES) element.addEventListener(use, begin, { signal: waiting.signal, passive: true })
    signal.addEventListener('abort', forget)
  }
  for (const element of parent.querySelectorAll<HTMLElement>('[data-island]')) {
    const waits = 'startsOnUse' in element.dataset && !isInUse(element)
    if (waits) waitForUse(element)
    else tryToStart(element)
  }

  return () => {
    stopping.abort()
    // In a later task: React cannot unmount a root while it renders another. If the document's root failed and
    // `restoreHtmlOnError` put its nodes back, the islands in them stay mounted.
    setTimeout(() => {
      if (parent.isConnected) return
      for (const root of roots) root.unmount()
    })
  }
}
