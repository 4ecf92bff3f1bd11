import { hydrateRoot, type Root } from 'react-dom/client'
import { createPath, type Location, type NavigateFunction, type Navigator, Router } from 'react-router'
import { type Site, SiteContext } from '#web/environment/site.ts'
import { HELD } from './eventReplay.ts'
import type { IslandName, IslandsCode } from './island.tsx'
import { ReplayEvents } from './ReplayEvents.tsx'
import { restoreHtmlOnError } from './restoreHtmlOnError.ts'

/** The code of the islands, and the context of the page that they share. */
type Surroundings = { islands: IslandsCode; site: Site; location: Location; navigate: NavigateFunction }

/** Navigation of an island, done by the page's own router. */
const navigatorBy = (navigate: NavigateFunction): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, _state, options) => void navigate(to, options),
  replace: (to, _state, options) => void navigate(to, options),
})

const USES = ['pointerover', 'touchstart', 'focusin', HELD]

/** A field that was left again shows by its value alone that a visitor has used it. */
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

/** Whether a visitor was there first. */
const isInUse = (element: HTMLElement) =>
  element.matches(':hover, :focus-within') ||
  element.querySelector('[aria-busy=true]') !== null ||
  isChanged(element) ||
  hasDraft(element)

const onFirstUse = (element: Element, begin: () => void) => {
  const listening = new AbortController()
  const used = () => {
    listening.abort()
    begin()
  }
  for (const use of USES) element.addEventListener(use, used, { signal: listening.signal, passive: true })
}

/** Hydrates the islands below an element, each in a root of its own; returns what stops them. */
export const startIslands = (parent: Element, { islands, site, location, navigate }: Surroundings) => {
  const navigator = navigatorBy(navigate)
  const roots: Root[] = []
  let isStopped = false

  const start = async (element: HTMLElement) => {
    const { island, props = '{}' } = element.dataset
    const Part = await islands[island as IslandName]()
    if (isStopped) return
    const root: Root = hydrateRoot(
      element,
      <SiteContext value={site}>
        <Router location={location} navigator={navigator}>
          <Part {...JSON.parse(props)} />
          <ReplayEvents of={element} />
        </Router>
      </SiteContext>,
      {
        ...restoreHtmlOnError(element, () => root),
        // React reports a root that is unmounted before it has hydrated as a failed hydration.
        onRecoverableError: (error) => isStopped || reportError(error),
      },
    )
    roots.push(root)
  }
  // An island whose code does not come stays as it is without scripts, until it is used the next time.
  const tryToStart = (element: HTMLElement): Promise<unknown> =>
    start(element).catch(() => {
      onFirstUse(element, () => tryToStart(element))
      return window.eventReplay?.release(({ part }) => part === element)
    })
  for (const element of parent.querySelectorAll<HTMLElement>('[data-island]')) {
    const waits = 'startsOnUse' in element.dataset && !isInUse(element)
    if (waits) onFirstUse(element, () => tryToStart(element))
    else tryToStart(element)
  }

  return () => {
    isStopped = true
    // In a later task: React does not unmount a root while it renders another. Where the document's root has failed and
    // `restoreHtmlOnError` has put its nodes back, their islands live on.
    setTimeout(() => {
      if (parent.isConnected) return
      for (const root of roots) root.unmount()
    })
  }
}
