/**
 * Caches may use a public response for five minutes, for ten more while they revalidate it, and for a day if revalidation
 * fails.
 */
export const PUBLIC_CACHE = 'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400'
