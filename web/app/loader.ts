import { startComparison } from '#web/compare/startComparison.ts'
import { dropSentDrafts, keepTypedWords } from '#web/contact/draft.ts'
import { FRESH_MS, readPageData } from '#web/data/pageData.ts'
import { attempt } from '#web/environment/attempt.ts'
import { reload, takeReloaded } from '#web/environment/reload.ts'
import { awaitUse, hasChanges } from '#web/islands/awaitUse.ts'
import { isScripted, NOT_LOADED_ID } from '#web/islands/earlyPresses.ts'
import { toggleStreetMap } from '#web/municipalities/toggleStreetMap.ts'
import { renderTown, startTown } from '#web/parts/delivery/renderTown.ts'
import { showKnownTown } from '#web/rental-plans/knownTown.ts'
import { STALE_ID, startShell } from '#web/shell/startShell.ts'
import { recordView } from '#web/shortlist/lists.ts'
import { startShortlist } from '#web/shortlist/startShortlist.ts'
import { copyOnPress } from '#web/ui/copyOnPress.ts'
import { openDirectionsInMapApp } from '#web/ui/directions.ts'
import { updateOpenNow } from '#web/ui/opening-hours/updateOpenNow.ts'
import { markCurrentSection } from '#web/ui/text-page/markCurrentSection.ts'
import { returnToList } from '#web/vehicle/returnToList.ts'
import { startGallery } from '#web/vehicle/startGallery.ts'
import type { IslandsEntry } from './entry.client.tsx'

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

type PageView = { event: 'page_view'; pageType: string; path: string }

declare global {
  interface Window {
    dataLayer?: PageView[]
  }
}

const count = () => {
  window.dataLayer ??= []
  const { pageType = '' } = document.documentElement.dataset
  window.dataLayer.push({ event: 'page_view', pageType, path: window.location.pathname })
}

/** Tells the tag manager's `dataLayer` that the page is shown: now, and each time that Back or Forward brings it back. */
const countPageViews = () => {
  if (!takeReloaded()) count()
  window.addEventListener('pageshow', ({ persisted }) => persisted && count())
}

const PARTNER = 'partner'

/**
 * Keeps who brought the visitor, from an address with `?partner=…`, until the tab is closed, and adds it to each form that is
 * posted, whether the browser sends it or an island reads it.
 */
const rememberPartner = () => {
  const given = new URLSearchParams(window.location.search).get(PARTNER)
  if (given) attempt(() => sessionStorage.setItem(PARTNER, given))
  document.addEventListener('formdata', ({ target, formData }) => {
    const kept = attempt(() => sessionStorage.getItem(PARTNER))
    if (kept && (target as HTMLFormElement).method === 'post' && !formData.has(PARTNER)) formData.set(PARTNER, kept)
  })
}

/** Forms whose every change is in the address, and so outlives a load of the document. */
const IN_ADDRESS = '[data-in-address]'

/** A picture, menu or sheet that the visitor has opened: the document that is loaded again would show it closed. */
const OPENED = 'dialog[open],:popover-open'

/**
 * Loads the document again when the visitor comes back to a page that is older than five minutes: prices, availability and hours may have
 * changed. A page in which something was typed, chosen or opened says so instead. Without a network, or while the site is down, it stays as it is.
 */
const reloadOnReturn = (renderedAt: number) => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload the answer is new, also where the visitor's clock is wrong.
  let loadedAt = entry?.type === 'reload' ? Date.now() : renderedAt
  let isInUse = false
  document.addEventListener('input', ({ target }) => {
    isInUse ||= !(target as HTMLInputElement).form?.matches(IN_ADDRESS)
  })
  const check = async () => {
    if (document.visibilityState !== 'visible' || Date.now() <= loadedAt + FRESH_MS) return
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (!answer || answer.status >= 500) return
    // A form that came back would be sent again.
    const isTyped = [...document.forms].some(
      (form) => form.matches('[data-returned]') || (!form.matches(IN_ADDRESS) && hasChanges(form)),
    )
    if (!isInUse && !isTyped && !document.querySelector(OPENED)) return reload()
    loadedAt = Date.now()
    document.getElementById(STALE_ID)!.hidden = false
  }
  // Back shows what the browser has kept, however old it is.
  if (entry?.type === 'back_forward') check()
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', ({ persisted }) => persisted && check())
  document.querySelector(`#${STALE_ID} button`)?.addEventListener('click', reload)
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
