import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/App.tsx'
import { keepNodes } from './app/keepNodes.ts'
import { openDirectionsInMapApp } from './app/openDirections.ts'
import { pageData } from './app/pageData.ts'
import { rememberPartner } from './app/partnerLink.ts'
import { Root } from './app/Root.tsx'

rememberPartner()
openDirectionsInMapApp()

const { site, submitted } = pageData()

const root: ReactRoot = hydrateRoot(
  document,
  <Root site={site} submitted={submitted}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Root>,
  keepNodes(document, () => root),
)
