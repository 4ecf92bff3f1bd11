import { createHash } from 'node:crypto'

type Directives = Record<string, string | undefined>

/** The value of Content-Security-Policy; a directive without a value is left out. */
export function contentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources !== undefined)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ')
}

/** How a policy names an inline script or style sheet: nothing but this very text is allowed. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** For answers that are no documents: JSON, pictures and texts load nothing, and nobody frames them. */
const NO_DOCUMENT = contentSecurityPolicy({
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
})

const ONE_YEAR_S = 31_536_000

/** Names of the headers that `securityHeaders` gives. */
export const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
] as const

/**
 * The headers of every answer that says nothing else: what is a document has a policy of its own.
 * Any origin may load what is no page: partners' pages show our pictures and read our data.
 */
export function securityHeaders(siteUrl: string): Partial<Record<(typeof SECURITY_HEADERS)[number], string>> {
  return {
    'content-security-policy': NO_DOCUMENT,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    // Browsers that have seen it come by https alone: a site without https would be lost to them.
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
  }
}
