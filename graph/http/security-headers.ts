import { createHash } from 'node:crypto'

type Directives = Record<string, string | undefined>

/** The value of Content-Security-Policy; a directive without a value is left out. */
export function contentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources !== undefined)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ')
}

/** The source expression that allows exactly this inline script or style sheet. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** For JSON, pictures and texts, which load nothing and are framed by nobody. */
const NO_DOCUMENT = contentSecurityPolicy({
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
})

const ONE_YEAR_S = 31_536_000

/**
 * The default headers of every answer; a document sets a policy of its own. Any origin may load everything but pages:
 * partners' pages show our pictures and read our data.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': NO_DOCUMENT,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    // Only with https: a browser that has seen this header never again asks by plain http.
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
  }
}
