/** The keys of the lists in the browser's storage; a list that is empty has none. */
export const KEYS = { compared: 'compared', saved: 'saved', viewed: 'viewed', town: 'town' }

/** Selects the buttons "Compare" and "Save"; the attribute names their list. */
export const SHORTLIST_BUTTON = '[data-shortlist]'

/** The bar with the carts to compare. */
export const BAR_ID = 'shortlist'

/** The link to it, which a keyboard finds after the latest button that chose a cart: the bar stands at the page's end. */
export const TO_BAR_ID = 'to-shortlist'

export const LIST_CHANGED = 'listchanged'

/** A list may have changed: by this page, by another tab, or while this page was left (bfcache). */
export const LIST_EVENTS = [LIST_CHANGED, 'storage', 'pageshow']
