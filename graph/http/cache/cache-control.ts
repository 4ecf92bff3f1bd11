/**
 * Public answers may be kept for five minutes, ten more while a newer one is fetched, and a day while none is to be had;
 * everything else says no-store.
 */
export const PUBLIC_CACHE = 'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400'
