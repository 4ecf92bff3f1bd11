import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { ISLANDS } from '#web/islands.ts'
import type { IslandName } from './island.tsx'
import { type Site, SiteContext } from './site.ts'

/** Takes over the islands below an element, each with a root of its own; returns what stops them. */
export const startIslands = (parent: Element, site: Site) => {
  const roots: Root[] = []
  let isStopped = false

  const start = async (element: HTMLElement) => {
    const { island, props = '{}' } = element.dataset
    const Part = await ISLANDS[island as IslandName]()
    if (isStopped) return
    const root = hydrateRoot(
      element,
      <SiteContext value={site}>
        <BrowserRouter>
          <Part {...JSON.parse(props)} />
        </BrowserRouter>
      </SiteContext>,
    )
    roots.push(root)
  }
  // Without its script an island stays what it is without scripts.
  for (const element of parent.querySelectorAll<HTMLElement>('[data-island]')) start(element).catch(() => {})

  return () => {
    isStopped = true
    // Afterwards: React does not end a root while it works on another.
    setTimeout(() => {
      for (const root of roots) root.unmount()
    })
  }
}
