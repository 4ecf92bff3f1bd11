import { startTransition } from 'react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { readPageData } from '#web/data/pageData.ts'
import { keepNodes } from '#web/islands/keepNodes.ts'
import { App } from './App.tsx'
import { Root } from './Root.tsx'

const { site, submitted } = readPageData()

let root: ReactRoot

// A transition is hydrated in slices, between which the browser answers the visitor.
startTransition(() => {
  root = hydrateRoot(
    document,
    <Root site={site} submitted={submitted}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Root>,
    keepNodes(document, () => root),
  )
})
