import { useEffect, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { withTimeout } from '#web/environment/network.ts'
import { type Site, SiteContext } from '#web/environment/site.ts'
import { rememberControls } from './controls.ts'
import { IslandRouter } from './IslandRouter.tsx'
import type { IslandName, IslandsCode } from './island.tsx'
import { restoreHtmlOnError } from './restoreHtmlOnError.ts'
import { tolerateForeignNodes } from './tolerateForeignNodes.ts'

tolerateForeignNodes()

/** Rendered before an island, so that its effect runs before those in which the island takes over what was typed and chosen. */
const AtCommit = ({ run }: { run: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(run, [])
  return null
}

/** Rendered behind an island: in a second task, after those effects. */
const Started = ({ onStart }: { onStart: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void setTimeout(onStart), [])
  return null
}

/**
 * Hydrates an island in a root of its own, and keeps what the visitor typed, chose and focused. Resolves when the island handles
 * events, to a function that finds the control in the place of one that React has replaced.
 */
export const startIsland = async (element: HTMLElement, { islands, site }: { islands: IslandsCode; site: Site }) => {
  const { island, props = '{}' } = element.dataset
  const Part = await withTimeout(islands[island as IslandName]())
  const { find, restore } = rememberControls(element)
  await new Promise<void>((resolve, reject) => {
    const root: Root = hydrateRoot(
      element,
      <SiteContext value={site}>
        <IslandRouter>
          <AtCommit run={restore} />
          <Part {...JSON.parse(props)} />
          <Started onStart={resolve} />
        </IslandRouter>
      </SiteContext>,
      restoreHtmlOnError(element, () => root, reject),
    )
  })
  return find
}
