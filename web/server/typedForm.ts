import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CONTACT_FIELDS } from '#graph/contact/contact.rules.ts'
import { QUESTION_NAMES } from '#graph/dealer/questions.ts'
import { type Html, html } from '#graph/shared/html.ts'
import { CONTEXT_NAMES } from '#web/parts/inquiryContext.ts'

type FormValues = Record<string, string>

const NAMES = [...new Set([...CONTACT_FIELDS, ...CONTEXT_NAMES, ...QUESTION_NAMES]), 'opening', 'lines', 'partner']

/** Reads the bodies of forms without files. */
export const takeForms = (app: FastifyInstance, bodyLimit: number) =>
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => parse(body, '&', '=', { maxKeys: 0 }),
  )

/** A repeated field arrives as a list, of which the first value counts. */
export const textOf = (value: unknown) => (Array.isArray(value) ? String(value[0]) : (value as string | undefined))

export const valuesOf = (body: Record<string, unknown>): FormValues =>
  Object.fromEntries(NAMES.filter((name) => body[name] !== undefined).map((name) => [name, textOf(body[name])!]))

/** A form without styles and scripts that can be sent again, with the typed text; undefined if no body was read. */
export const typedForm = (body: unknown): Html | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const { message = '', ...others } = valuesOf(body as Record<string, unknown>)
  const hidden = Object.entries(others).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  // The line break before the message: browsers drop the first one in a textarea.
  return html`<form method="post" action="/contact">
${hidden}
<p><label>Your message<br><textarea name="message" rows="8">
${message}</textarea></label></p>
<p><button>Send it again</button></p>
</form>`
}

/**
 * Whether a page of another site sent the form, by the headers that browsers add (old browsers add none). Such posts would use up
 * the visitor's rate limit.
 */
export const isFromElsewhere = ({ headers }: FastifyRequest, siteUrl: string): boolean => {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined || origin === 'null') return false
  return ![host, new URL(siteUrl).host].includes(URL.parse(origin)?.host)
}
