import { hydrateRoot, type Root } from 'react-dom/client'
import { type Location, type Navigator, Router } from 'react-router'
import { type Site, SiteContext } from '#web/app/site.ts'
import type { IslandName } from './island.tsx'
import { ISLANDS } from './islands.ts'
import { keepNodes } from './keepNodes.ts'

/** What islands have in common with the page around them. */
type Surroundings = { site: Site; location: Location; navigator: Navigator }

/** Takes over the islands below an element, each with a root of its own; returns what stops them. */
export const startIslands = (parent: Element, { site, location, navigator }: Surroundings) => {
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
  // Without its script an island stays what it is without scripts.
  for (const element of parent.querySelectorAll<HTMLElement>('[data-island]')) start(element).catch(() => {})

  return () => {
    isStopped = true
    // Afterwards: React does not end a root while it works on another. Where the document's root has failed and its nodes
    // were put back, the islands in them live on.
    setTimeout(() => {
      if (parent.isConnected) return
      for (const root of roots) root.unmount()
    })
  }
}
