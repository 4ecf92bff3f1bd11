import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { originOf } from '#graph/contact/contact-caller.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { answerFailure, logUnexpected } from '#graph/http/errors/failures.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { html } from '#graph/shared/html.ts'
import { inquiryOf } from '#web/contact/inquiryOf.ts'
import { thanksPath } from '#web/parts/paths.ts'
import { type PageOptions, sendPage } from './pages.ts'
import { isFromElsewhere, takeForms, textOf, typedForm, valuesOf } from './typedForm.ts'

const NOT_STORED = `We couldn't take your message. That's on us. It's still here, so please send it again in a few minutes, or call ${DEALER.lines.main.label}.`

const TOO_LONG = 'Your message is too long. Go back and shorten it.'

const FROM_ELSEWHERE =
  'This message was sent from a page of another site. Please read it once more, and send it from here.'

/**
 * The contact form without scripts: redirects to the thank-you page, or renders the form again with the typed text and the
 * errors. A post that is refused or cannot be stored gets a short page with the typed text, which costs next to nothing.
 */
export const contactForm =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    const { services } = options.graph
    takeForms(app, LIMITS.bodyBytes)
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
        const { errors } = await services.contact.submit(input, {
          ...originOf(request, services),
          source: 'form',
          trap: textOf(body.website),
        })
        if (!errors) return reply.redirect(thanksPath(context), 303)
        const form = { values, errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])) }
        return await sendPage(options, request, reply, { status: 400, form })
      } catch (error) {
        if (error instanceof HttpError) throw error
        logUnexpected(error, request.log)
        throw new HttpError(ErrorCode.SERVICE_UNAVAILABLE, NOT_STORED, { retryAfterSeconds: 10 })
      }
    })
  }
