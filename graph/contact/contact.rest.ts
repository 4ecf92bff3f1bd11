import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import type { CalendarService } from '#graph/calendar/calendar.service.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { responseNote } from '#graph/dealer/response-note.ts'
import { callersMistake, logUnexpected, RETRY_AFTER } from '#graph/http/errors/faults.ts'
import { refuseOtherMethods } from '#graph/http/scope/other-methods.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import type { ContactError } from './contact.result.ts'
import { type ContactServices, callerOf, refererPath } from './contact-caller.ts'

const AWAY = "We couldn't take your message. That's on us. Please send it again in a few minutes."
const THANKS = 'Thanks. We got your message.'

const TWO_KEYS: ContactError = {
  field: 'idempotencyKey',
  code: 'INVALID',
  message: 'The header Idempotency-Key and the property idempotencyKey name two different keys',
}

interface OpeningServices {
  calendar: Pick<CalendarService, 'specialDays'>
  locations: Pick<LocationService, 'mainWeek'>
}

/** POST /contact: the inquiry as a JSON object with the fields of the mutation; the key of a retry may also be a header. */
export const contactRest =
  (services: ContactServices & OpeningServices): FastifyPluginAsync =>
  async (app) => {
    app.post('/contact', async (request, reply) => {
      const { body, headers, id, log } = request
      reply.header('cache-control', 'no-store')
      if (!isObject(body)) return reply.code(400).send({ error: 'The request body must be a JSON object.' })
      const key = headers['idempotency-key'] ?? body.idempotencyKey
      if ((body.idempotencyKey ?? key) !== key) return refuse(reply, [TWO_KEYS])
      try {
        const { inquiry, errors } = await services.contact.submit(
          { ...body, idempotencyKey: key },
          {
            ...callerOf(request, services),
            source: 'rest',
            page: refererPath(request),
          },
        )
        if (errors) return refuse(reply, errors)
        // The inquiry is stored: without the hours the answer is still yes.
        const [specialDays, week] = await Promise.all([
          services.calendar.specialDays(),
          services.locations.mainWeek(),
        ]).catch(() => [[], []])
        const message = `${THANKS} ${responseNote({ week, specialDays }, Date.now())}`
        return reply.code(201).send({ success: true, id: inquiry.id, message })
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
  const [first, ...others] = errors.map(({ message }) => message)
  const error = others.length === 0 ? first : [first, ...others].map((message) => `${message}.`).join(' ')
  const { IDEMPOTENCY_KEY_REUSED } = ErrorCode
  if (errors.some(({ code }) => code === IDEMPOTENCY_KEY_REUSED)) {
    return reply.code(409).send({ error, code: IDEMPOTENCY_KEY_REUSED })
  }
  return reply.code(400).send({
    error,
    fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    fieldCodes: Object.fromEntries(errors.map(({ field, code }) => [field, code])),
  })
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
