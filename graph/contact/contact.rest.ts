import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { callersMistake } from '#graph/http/errors/callers-mistake.ts'
import { logUnexpected, RETRY_AFTER } from '#graph/http/errors/our-faults.ts'
import { refuseOtherMethods } from '#graph/http/scope/other-methods.ts'
import type { Services } from '#graph/services.ts'
import type { ContactError } from './contact.service.ts'
import { refererPath } from './referer-path.ts'

const AWAY = 'We could not take your message: the fault is on our side. Please send it again in a few minutes.'
const THANKS = `Thank you. We have received your message and will answer ${DEALER.responseTime.promise}.`

/**
 * POST /contact: the inquiry as a JSON object, `vehicleId`, `context` and `dryRun` beside its fields, the key of a retry as a
 * header.
 */
export const contactRest =
  ({ contact, contactLimit }: Pick<Services, 'contact' | 'contactLimit'>): FastifyPluginAsync =>
  async (app) => {
    app.post('/contact', async (request, reply) => {
      const { body, headers, id, ip, log } = request
      const caller = request.caller?.partner
      reply.header('cache-control', 'no-store')
      if (!isObject(body)) return reply.code(400).send({ error: 'The request body must be a JSON object.' })
      try {
        const { inquiry, errors } = await contact.submit(body, {
          vehicleId: body.vehicleId,
          context: body.context,
          idempotencyKey: headers['idempotency-key'],
          source: 'rest',
          partner: caller?.name,
          isTest: body.dryRun === true || caller?.isTest,
          countTry: () => contactLimit.count({ address: ip, partner: caller?.name }),
          page: refererPath(request),
        })
        if (errors) return refuse(reply, errors)
        const test = inquiry.isTest ? { isTest: true } : {}
        return reply.code(201).send({ success: true, id: inquiry.id, message: THANKS, ...test })
      } catch (error) {
        if (callersMistake(error)) throw error
        logUnexpected(error, log)
        if (isDatabaseDown(error)) return reply.code(503).headers(RETRY_AFTER).send({ error: AWAY, requestId: id })
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
