/**
 * Caches may keep a public answer for five minutes, for ten more while they fetch a newer one, and for a day while they
 * get none.
 */
export const PUBLIC_CACHE = 'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400'
