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
  count()
  window.addEventListener('pageshow', ({ persisted }) => persisted && count())
}
