import { contentSecurityPolicy, sourceHash } from '#graph/http/security-headers.ts'
import { type Html, html, plainPage } from '#graph/shared/html.ts'

const STYLES =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17211b;background:#fbf8f2}a{color:#23513a}textarea{box-sizing:border-box;width:100%;font:inherit}button{font:inherit}'

export const FAILURE_PAGE_POLICY = contentSecurityPolicy({
  'default-src': "'none'",
  'style-src': sourceHash(STYLES),
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
})

/** `form` holds the words that a visitor typed. Below the desk it leads to the desk. */
export function failurePage(message: string, url: string, form: Html | undefined): string {
  const title = form ? 'Your message was not sent' : "This page didn't load"
  const body = html`<h1>${title}</h1>
<p>${message}</p>
${form ?? ''}
${/^\/desk(?:[/?]|$)/.test(url) ? html`<p><a href="/desk">Go to the desk</a></p>` : html`<p><a href="/">Go to the home page</a></p>`}`
  return plainPage({ title, styles: STYLES, body })
}
