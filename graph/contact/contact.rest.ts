import type { FastifyPluginAsync } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import type { CalendarService } from '#graph/calendar/calendar.service.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { responseNote } from '#graph/dealer/response-note.ts'
import { callersMistake, logUnexpected, RETRY_AFTER } from '#graph/http/errors/failures.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { refuseOtherMethods } from '#graph/http/scope.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import type { ContactError } from './contact.rules.ts'
import { type ContactServices, originOf } from './contact-caller.ts'

const AWAY = "We couldn't take your message. That's on us. Please send it again in a few minutes."
const THANKS = 'Thanks. We got your message.'

const TWO_KEYS: ContactError = {
  field: 'idempotencyKey',
  code: 'INVALID',
  message: 'The header Idempotency-Key and the property idempotencyKey name two different keys',
}

/** POST /contact: the inquiry as a JSON object with the fields of the mutation; the key of a retry may also be a header. */
export const contactRest =
  (services: ContactServices & { calendar: CalendarService; locations: LocationService }): FastifyPluginAsync =>
  async (app) => {
    app.post('/contact', async (request, reply) => {
      const { body, headers, log } = request
      reply.header('cache-control', 'no-store')
      if (!isObject(body)) throw new HttpError(ErrorCode.BAD_REQUEST, 'The request body must be a JSON object.')
      const key = headers['idempotency-key'] ?? body.idempotencyKey
      if ((body.idempotencyKey ?? key) !== key) throw refusalOf([TWO_KEYS])
      try {
        const { inquiry, errors } = await services.contact.submit(
          { ...body, idempotencyKey: key },
          { ...originOf(request, services), source: 'rest' },
        )
        if (errors) throw refusalOf(errors)
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
        if (isDatabaseDown(error)) throw new HttpError(ErrorCode.SERVICE_UNAVAILABLE, AWAY, { headers: RETRY_AFTER })
        throw new HttpError(ErrorCode.INTERNAL_SERVER_ERROR, 'Failed to submit contact form')
      }
    })

    refuseOtherMethods(app, '/contact', ['POST'])
  }

function refusalOf(errors: ContactError[]): HttpError {
  const [first, ...others] = errors.map(({ message }) => message)
  const message = others.length === 0 ? first! : [first, ...others].map((message) => `${message}.`).join(' ')
  const { IDEMPOTENCY_KEY_REUSED } = ErrorCode
  if (errors.some(({ code }) => code === IDEMPOTENCY_KEY_REUSED)) return new HttpError(IDEMPOTENCY_KEY_REUSED, message)
  const fields = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  const fieldCodes = Object.fromEntries(errors.map(({ field, code }) => [field, code]))
  return new HttpError(ErrorCode.BAD_USER_INPUT, message, { details: { fields, fieldCodes } })
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
