import { startComparison } from '#web/compare/startComparison.ts'
import { dropSentDrafts, keepTypedWords } from '#web/contact/draft.ts'
import { readPageData } from '#web/data/pageData.ts'
import { reload } from '#web/environment/reload.ts'
import { awaitUse } from '#web/islands/awaitUse.ts'
import { isScripted, NOT_LOADED_ID } from '#web/islands/earlyPresses.ts'
import { toggleStreetMap } from '#web/municipalities/toggleStreetMap.ts'
import { renderTown, startTown } from '#web/parts/delivery/renderTown.ts'
import { showKnownTown } from '#web/rental-plans/knownTown.ts'
import { startShell } from '#web/shell/startShell.ts'
import { recordView } from '#web/shortlist/lists.ts'
import { startShortlist } from '#web/shortlist/startShortlist.ts'
import { copyOnPress } from '#web/ui/copyOnPress.ts'
import { openDirectionsInMapApp } from '#web/ui/directions.ts'
import { updateOpenNow } from '#web/ui/opening-hours/updateOpenNow.ts'
import { markCurrentSection } from '#web/ui/text-page/markCurrentSection.ts'
import { returnToList } from '#web/vehicle/returnToList.ts'
import { startGallery } from '#web/vehicle/startGallery.ts'
import type { IslandsEntry } from './entry.client.tsx'
import { reloadOnReturn } from './reloadOnReturn.ts'
import { countPageViews, rememberPartner } from './visit.ts'

const script = document.querySelector<HTMLScriptElement>('script[data-entry]')!
const { entry = '', scripts = '' } = script.dataset
const renderedQuery = window.location.search

/** Non-standard, Chromium only. */
type Connection = { saveData?: boolean }

/** Fetches React and the page's islands when the browser is idle; an island runs when it is used. */
const preloadIslands = () => {
  const { connection } = navigator as { connection?: Connection }
  if (!scripts || connection?.saveData) return
  const preload = () => {
    for (const href of scripts.split(' ')) {
      const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
      document.head.append(Object.assign(document.createElement('link'), link))
    }
  }
  // Safari lacks requestIdleCallback.
  if (window.requestIdleCallback) window.requestIdleCallback(preload)
  else setTimeout(preload, 200)
}

/** The code of an island: React's, or a file of its own, whose address has the same hash as the loader's. */
const load = ({ dataset: { file } }: HTMLElement): Promise<IslandsEntry> =>
  import(/* @vite-ignore */ file ? `/${file}.js${new URL(script.src).search}` : entry)

const startIsland = async (island: HTMLElement) => (await load(island)).start(island)

/** An address that an island has put into the history before the document was loaded again: no island shows it yet. */
const loadOtherQuery = () => {
  if (window.location.search !== renderedQuery && !document.querySelector('[data-started]')) reload()
}

/** Runs once the page is visible, since a browser may prerender it. */
const begin = () => {
  const { site } = readPageData()
  rememberPartner()
  countPageViews()
  recordView()
  dropSentDrafts()
  showKnownTown()
  startTown()
  startShortlist(renderTown)
  startComparison()
  updateOpenNow()
  reloadOnReturn(site.renderedAt)
  awaitUse(startIsland, preloadIslands)
  window.pageStarted = true
  document.getElementById(NOT_LOADED_ID)!.hidden = true
  // The inline script in the head has marked what was pressed so far.
  window.onclick = null
  for (const pressed of document.querySelectorAll<HTMLElement>('[aria-busy]')) {
    pressed.removeAttribute('aria-busy')
    pressed.click()
  }
}

if (isScripted()) {
  startShell()
  returnToList()
  keepTypedWords()
  markCurrentSection()
  openDirectionsInMapApp()
  copyOnPress()
  toggleStreetMap()
  startGallery()
  window.addEventListener('popstate', loadOtherQuery)
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}
