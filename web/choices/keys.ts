/** The keys of the kept lists in the browser's storage; a list that is empty has none. */
export const KEYS = { compared: 'compared', saved: 'saved', viewed: 'viewed' }

export const MOST_VIEWED = 12

export const CHOICE_BAR_ID = 'chosen-carts'
