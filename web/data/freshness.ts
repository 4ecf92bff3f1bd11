/** The age from which prices and availability are read again before they are shown as current, in ms. */
export const FRESH_MS = 5 * 60_000
