import type { CatalogueVersion } from '#graph/database/catalogue-version.ts'
import { contentSecurityPolicy, sourceHash } from '#graph/http/security-headers.ts'
import type { Services } from '#graph/services.ts'
import { EARLY_PRESSES } from '#web/islands/earlyPresses.ts'

/** Links to pages of the site that anybody may load. Files have a dot in their name. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/desk*', '/graphql*', '/api/*', '/mcp*', '/feeds/*', '/thank-you*', '/*.*'] } },
    // Those of a list that scripts show in place are fetched by them.
    { not: { selector_matches: '[download], [target], [data-file] [href^="/inventory"]' } },
  ],
}

/**
 * Lets the browser fetch a page when its link is pointed at, and prerender it when the link is pressed. A page costs nothing here while
 * the response cache has it; its scripts wait until it is shown.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'conservative' }],
})

// The hash of an empty style element: Chakra's lazy parts insert one and fill it by script.
const EMPTY = sourceHash('')
const IN_HEAD = [EARLY_PRESSES, SPECULATION_RULES].map(sourceHash).join(' ')

type Page = { siteUrl: string; scriptSource: string | undefined; styleSource: string; pictureOrigins: string[] }

/**
 * Headers of a page. In production the CSP allows one inline script and the speculation rules, since JSON scripts are data. They and
 * the styles have hashes and not nonces, because pages are cached. Style attributes are allowed: they place pins, have no
 * selectors, and load only what `img-src` allows.
 */
export const pageHeaders = ({ siteUrl, scriptSource, styleSource, pictureOrigins }: Page): Record<string, string> => {
  const isolation = { 'cross-origin-resource-policy': 'same-origin' }
  const policy = contentSecurityPolicy({
    'default-src': "'none'",
    'script-src': ["'self'", IN_HEAD, scriptSource].filter(Boolean).join(' '),
    'style-src': `'self' ${EMPTY} ${styleSource}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': ["'self'", 'data:', ...pictureOrigins].join(' '),
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    // The county's street map, loaded on a click.
    'frame-src': 'https://www.openstreetmap.org',
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': siteUrl.startsWith('https:') ? '' : undefined,
  })
  return { ...isolation, 'content-security-policy': policy }
}

/** The other origins that the CSP allows for pictures of the stock. */
export type PictureOrigins = () => Promise<string[]>

/**
 * Reads the origins once for each version of the catalogue. While the database is away the last ones stay valid; after a failure
 * the next page tries again.
 */
export const watchPictureOrigins = (
  { vehicles }: Pick<Services, 'vehicles'>,
  version: CatalogueVersion,
): PictureOrigins => {
  let known: { version: number; origins: Promise<string[]> } = { version: 0, origins: Promise.resolve([]) }
  return () => {
    if (!version.isReachable || known.version === version.current) return known.origins
    const last = known.origins
    const reading = {
      version: version.current,
      origins: vehicles.pictureOrigins().catch(() => {
        if (known === reading) known = { version: 0, origins: last }
        return last
      }),
    }
    known = reading
    return reading.origins
  }
}
