import { startTransition } from 'react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { readPageData } from '#web/data/pageData.ts'
import { IslandsContext } from '#web/islands/island.tsx'
import { restoreHtmlOnError } from '#web/islands/restoreHtmlOnError.ts'
import { SiteRouter } from '#web/navigation/SiteRouter.tsx'
import { App } from './App.tsx'
import { ISLANDS } from './islands.ts'
import { Root } from './Root.tsx'

const { site, submitted } = readPageData()

let root: ReactRoot

// In a transition React hydrates in slices, between which the browser can respond to the visitor.
startTransition(() => {
  root = hydrateRoot(
    document,
    <Root site={site} submitted={submitted}>
      <SiteRouter>
        <IslandsContext value={ISLANDS}>
          <App />
        </IslandsContext>
      </SiteRouter>
    </Root>,
    restoreHtmlOnError(document, () => root),
  )
})
