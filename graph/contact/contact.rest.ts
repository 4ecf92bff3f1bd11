import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { callersMistake, logUnexpected } from '#graph/http/errors.ts'
import { refuseOtherMethods } from '#graph/http/rest.ts'
import type { Services } from '#graph/services.ts'
import type { ContactError } from './contact.service.ts'

const THANKS = 'Thank you. We have received your message and will answer within 24 hours.'

/** POST /contact: the inquiry as a JSON object, `vehicleId` beside its fields, the key of a retry as a header. */
export const contactRest =
  ({ contact }: Pick<Services, 'contact'>): FastifyPluginAsync =>
  async (app) => {
    app.post('/contact', async ({ body, headers, id, log }, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isObject(body)) return reply.code(400).send({ error: 'The request body must be a JSON object.' })
      try {
        const { inquiry, errors } = await contact.submit(body, {
          vehicleId: body.vehicleId,
          idempotencyKey: headers['idempotency-key'],
        })
        if (errors) return refuse(reply, errors)
        return reply.code(201).send({ success: true, id: inquiry.id, message: THANKS })
      } catch (error) {
        if (callersMistake(error)) throw error
        logUnexpected(error, id, log)
        return reply.code(500).send({ error: 'Failed to submit contact form', requestId: id })
      }
    })

    refuseOtherMethods(app, '/contact', ['POST'])
  }

function refuse(reply: FastifyReply, errors: ContactError[]) {
  const error = errors.map(({ message }) => message).join('. ')
  if (errors.some(({ code }) => code === 'CONFLICT')) return reply.code(409).send({ error })
  return reply
    .code(400)
    .send({ error, fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])) })
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
