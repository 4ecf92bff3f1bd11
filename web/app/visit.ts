import { attempt } from '#web/environment/attempt.ts'
import { takeReloaded } from '#web/environment/reload.ts'

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
export const countPageViews = () => {
  if (!takeReloaded()) count()
  window.addEventListener('pageshow', ({ persisted }) => persisted && count())
}

const PARTNER = 'partner'

/**
 * Keeps who brought the visitor, from an address with `?partner=…`, until the tab is closed, and adds it to each form that is
 * posted, whether the browser sends it or an island reads it.
 */
export const rememberPartner = () => {
  const given = new URLSearchParams(window.location.search).get(PARTNER)
  if (given) attempt(() => sessionStorage.setItem(PARTNER, given))
  document.addEventListener('formdata', ({ target, formData }) => {
    const kept = attempt(() => sessionStorage.getItem(PARTNER))
    if (kept && (target as HTMLFormElement).method === 'post' && !formData.has(PARTNER)) formData.set(PARTNER, kept)
  })
}
