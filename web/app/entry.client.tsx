import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { readPageData } from '#web/data/pageData.ts'
import { keepNodes } from '#web/islands/keepNodes.ts'
import { openDirectionsInMapApp } from '#web/ui/openDirections.ts'
import { App } from './App.tsx'
import { rememberPartner } from './partnerLink.ts'
import { Root } from './Root.tsx'

rememberPartner()
openDirectionsInMapApp()

const { site, submitted } = readPageData()

const root: ReactRoot = hydrateRoot(
  document,
  <Root site={site} submitted={submitted}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Root>,
  keepNodes(document, () => root),
)
