import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/App.tsx'
import { openDirectionsInMapApp } from './app/openDirections.ts'
import { pageData } from './app/pageData.ts'
import { rememberPartner } from './app/partnerLink.ts'
import { Root } from './app/Root.tsx'

rememberPartner()
openDirectionsInMapApp()

const { site, submitted } = pageData()

hydrateRoot(
  document,
  <Root site={site} submitted={submitted}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Root>,
)
