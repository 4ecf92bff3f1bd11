import { contentSecurityPolicy, sourceHash } from '#graph/http/security-headers.ts'
import { EARLY_PRESSES } from '#web/islands/earlyPresses.ts'
import { SPECULATION_RULES } from './speculationRules.ts'

// The hash of an empty style element: Chakra's lazy parts insert one and fill it by script.
const EMPTY = sourceHash('')
const IN_HEAD = [EARLY_PRESSES, SPECULATION_RULES].map(sourceHash).join(' ')

type Page = {
  siteUrl: string
  /** The CSP source of development's inline scripts. */
  scriptSource: string | undefined
  /** The CSP source of the page's inline styles. */
  styleSource: string
  pictureOrigins: string[]
}

/**
 * Headers of a page. In production the CSP allows one inline script and the speculation rules, since JSON scripts are data. They and
 * the styles have hashes and not nonces, because pages are cached. Style attributes are allowed: they place pins and blurred previews, have no
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
