import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { CONTACT_FIELDS } from '#graph/contact/contact.schema.ts'
import type { ContactService } from '#graph/contact/contact.service.ts'
import { type PageOptions, sendPage } from './pages.ts'

const BODY_LIMIT = 64 * 1024

type FormValues = Record<string, string | undefined>

/** A repeated field arrives as a list; the first one counts. */
const textOf = (value: unknown) => (Array.isArray(value) ? String(value[0]) : (value as string | undefined))

/** A message for each wrong field; undefined when the inquiry is stored. */
const submit = async (contact: ContactService, { vehicleId, ...values }: FormValues) => {
  const { errors } = await contact.submit(values, { vehicleId })
  // The cart was sold while the form was open: what the visitor has to say still counts.
  if (errors?.some(({ field }) => field === 'vehicleId')) return submit(contact, values)
  return errors && Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

/** The contact form without scripts: on to the thanks, or back with what was typed and what is wrong with it. */
export const contactForm =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    await app.register(formbody, { bodyLimit: BODY_LIMIT })
    app.post<{ Body: Record<string, unknown> | null }>('/contact', async (request, reply) => {
      const body = request.body ?? {}
      const values = Object.fromEntries([...CONTACT_FIELDS, 'vehicleId'].map((name) => [name, textOf(body[name])]))
      const errors = await submit(options.graph.services.contact, values)
      if (!errors) return reply.redirect('/thank-you', 303)
      return sendPage(options, request, reply, { values, errors })
    })
  }
