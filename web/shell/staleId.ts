/** Id of the line that says that the page may be out of date. Apart from its component, which the loader must not import. */
export const STALE_ID = 'stale'
