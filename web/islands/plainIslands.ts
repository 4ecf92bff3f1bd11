/** The islands of plain DOM, by the names of their built files (`data-file`). Each source exports `start`. */
export const PLAIN_ISLANDS = { filterInPlace: 'web/inventory/filterInPlace.ts', showSaved: 'web/saved/showSaved.ts' }
