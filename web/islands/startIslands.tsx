import { hydrateRoot, type Root } from 'react-dom/client'
import { createPath, type Location, type NavigateFunction, type Navigator, Router } from 'react-router'
import { EARLY_PRESS, isPressed, pressAgain } from '#web/app/earlyPresses.ts'
import { type Site, SiteContext } from '#web/app/site.ts'
import type { IslandName } from './island.tsx'
import { ISLANDS } from './islands.ts'
import { keepNodes } from './keepNodes.ts'

/** The context of the page that an island shares. */
type Surroundings = { site: Site; location: Location; navigate: NavigateFunction }

/** Navigation of an island, done by the page's own router. */
const navigatorBy = (navigate: NavigateFunction): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, _state, options) => void navigate(to, options),
  replace: (to, _state, options) => void navigate(to, options),
})

const USES = ['pointerover', 'touchstart', 'focusin', EARLY_PRESS]

/** Whether a visitor was there first. */
const isInUse = (element: Element) => element.matches(':hover, :focus-within') || isPressed(element)

const onFirstUse = (element: Element, begin: () => void) => {
  const listening = new AbortController()
  const used = () => {
    listening.abort()
    begin()
  }
  for (const use of USES) element.addEventListener(use, used, { signal: listening.signal, passive: true })
}

/** Hydrates the islands below an element, each in a root of its own; returns what stops them. */
export const startIslands = (parent: Element, { site, location, navigate }: Surroundings) => {
  const navigator = navigatorBy(navigate)
  const roots: Root[] = []
  let isStopped = false

  const start = async (element: HTMLElement) => {
    const { island, props = '{}' } = element.dataset
    const Part = await ISLANDS[island as IslandName]()
    if (isStopped) return
    const root: Root = hydrateRoot(
      element,
      <SiteContext value={site}>
        <Router location={location} navigator={navigator}>
          <Part {...JSON.parse(props)} />
        </Router>
      </SiteContext>,
      keepNodes(element, () => root),
    )
    roots.push(root)
  }
  // An island whose code does not come stays as it is without scripts.
  const tryToStart = (element: HTMLElement) =>
    start(element)
      .catch(() => {})
      .finally(() => pressAgain(element))
  for (const element of parent.querySelectorAll<HTMLElement>('[data-island]')) {
    const waits = 'startsOnUse' in element.dataset && !isInUse(element)
    if (waits) onFirstUse(element, () => tryToStart(element))
    else tryToStart(element)
  }

  return () => {
    isStopped = true
    // In a later task: React does not unmount a root while it renders another. Where the document's root has failed and
    // `keepNodes` has put its nodes back, their islands live on.
    setTimeout(() => {
      if (parent.isConnected) return
      for (const root of roots) root.unmount()
    })
  }
}
