import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { claimedPartner } from '#graph/contact/claimed-partner.ts'
import { CONTACT_FIELDS } from '#graph/contact/contact.schema.ts'
import type { ContactOptions, ContactService } from '#graph/contact/contact.service.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { logUnexpected, RETRY_AFTER } from '#graph/http/errors.ts'
import { Refusal } from '#graph/http/refusal.ts'
import { type PageOptions, sendPage } from './pages.ts'

const BODY_LIMIT = 64 * 1024

const NOT_STORED = `We could not take your message: the fault is on our side. It is still here, so please send it again in a few minutes, or call ${DEALER.lines.main.label}.`

type FormValues = Record<string, string | undefined>

/** A repeated field arrives as a list; the first one counts. */
const textOf = (value: unknown) => (Array.isArray(value) ? String(value[0]) : (value as string | undefined))

/** A message for each wrong field; undefined when the inquiry is stored. */
const submit = async (contact: ContactService, values: FormValues, options: ContactOptions) => {
  const { errors } = await contact.submit(values, options)
  // The cart was sold while the form was open: what the visitor has to say still counts.
  if (errors?.some(({ field }) => field === 'vehicleId')) {
    return submit(contact, values, { ...options, vehicleId: undefined })
  }
  return errors && Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

/** The contact form without scripts: on to the thanks, or back with what was typed and what is wrong with it. */
export const contactForm =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    const { contact, contactLimit } = options.graph.services
    await app.register(formbody, { bodyLimit: BODY_LIMIT })
    app.post<{ Body: Record<string, unknown> | null }>('/contact', async (request, reply) => {
      const body = request.body ?? {}
      const names = [...CONTACT_FIELDS, 'vehicleId', 'page', 'partner']
      const values = Object.fromEntries(names.map((name) => [name, textOf(body[name])]))
      const comeBack = (notice: string) => ({ values, errors: {}, notice, withoutData: true })

      try {
        await contactLimit.count(request.ip)
        const { vehicleId, page, ...words } = values
        const signs = { trap: textOf(body.website) }
        const partner = claimedPartner(values.partner)
        const origin = { page, partner, signs, source: 'form' as const }
        const errors = await submit(contact, words, { vehicleId, ...origin })
        if (!errors) return reply.redirect('/thank-you', 303)
        return sendPage(options, request, reply, { status: 400, form: { values, errors } })
      } catch (error) {
        if (error instanceof Refusal) {
          const { status, headers = {} } = error.options
          return sendPage(options, request, reply.headers(headers), { status, form: comeBack(error.message) })
        }
        logUnexpected(error, request.log)
        const status = isDatabaseDown(error) ? 503 : 500
        if (status === 503) reply.headers(RETRY_AFTER)
        return sendPage(options, request, reply, { status, form: comeBack(NOT_STORED) })
      }
    })
  }
