/** Public answers may be kept for five minutes; everything else says no-store. */
export const PUBLIC_CACHE = 'public, max-age=300'
