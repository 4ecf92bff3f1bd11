import formbody from '@fastify/formbody'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import type { ContactOrigin, ContactService } from '#graph/contact/contact.service.ts'
import { originOf } from '#graph/contact/contact-caller.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { answerFailure, logUnexpected, RETRY_AFTER } from '#graph/http/errors/failures.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { html } from '#graph/shared/html.ts'
import { inquiryOf } from '#web/contact/inquiryOf.ts'
import { thanksPath } from '#web/parts/contactPath.ts'
import { type PageOptions, sendPage } from './pages.ts'
import { isFromElsewhere, textOf, typedForm, valuesOf } from './typedForm.ts'

const NOT_STORED = `We couldn't take your message. That's on us. It's still here, so please send it again in a few minutes, or call ${DEALER.lines.main.label}.`

const TOO_LONG = 'Your message is too long. Go back and shorten it.'

const FROM_ELSEWHERE =
  'This message was sent from a page of another site. Please read it once more, and send it from here.'

/** Returns a message for each invalid field; undefined if the inquiry is stored. */
const submit = async (contact: ContactService, inquiry: object, origin: ContactOrigin) => {
  const { errors } = await contact.submit(inquiry, origin)
  return errors && Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

/**
 * The contact form without scripts: redirects to the thank-you page, or renders the form again with the typed text and the
 * errors. A refused post gets a short page with the typed text, which costs next to nothing.
 */
export const contactForm =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    const { services } = options.graph
    await app.register(formbody, { bodyLimit: LIMITS.bodyBytes })
    meter(app, COST.page, 'pages')
    app.setErrorHandler((failure: FastifyError | HttpError, request, reply) => {
      const isTooLong = !(failure instanceof HttpError) && failure.statusCode === 413
      // The words that were not read are in the page before.
      if (isTooLong) return answerFailure(new HttpError(ErrorCode.PAYLOAD_TOO_LARGE, TOO_LONG), request, reply, html``)
      return answerFailure(failure, request, reply, typedForm(request.body))
    })
    app.addHook('preHandler', async (request) => {
      if (!isFromElsewhere(request, options.siteUrl)) return
      throw new HttpError(ErrorCode.BAD_REQUEST, FROM_ELSEWHERE, { status: 403 })
    })
    app.post<{ Body: Record<string, unknown> | null }>('/contact', async (request, reply) => {
      const body = request.body ?? {}
      const values = valuesOf(body)
      try {
        const { input, context } = inquiryOf(values)
        const errors = await submit(services.contact, input, {
          ...originOf(request, services),
          source: 'form',
          trap: textOf(body.website),
        })
        if (!errors) return reply.redirect(thanksPath(context), 303)
        return sendPage(options, request, reply, { status: 400, form: { values, errors } })
      } catch (error) {
        // A flood of refused posts must not render a page each: the error handler's short page is enough.
        if (error instanceof HttpError) throw error
        logUnexpected(error, request.log)
        const status = isDatabaseDown(error) ? 503 : 500
        if (status === 503) reply.headers(RETRY_AFTER)
        const form = { values, errors: {}, notice: NOT_STORED, withoutData: true }
        return sendPage(options, request, reply, { status, form })
      }
    })
  }
