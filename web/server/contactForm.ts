import formbody from '@fastify/formbody'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { claimedPartner } from '#graph/contact/claimed-partner.ts'
import type { ContactOptions, ContactService } from '#graph/contact/contact.service.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { answerFailure } from '#graph/http/errors/answer-failure.ts'
import { logUnexpected, RETRY_AFTER } from '#graph/http/errors/our-faults.ts'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { RATE } from '#graph/schema/limits.ts'
import { formName } from '#web/contact/contactPath.ts'
import { contextInput } from '#web/contact/contextInput.ts'
import { readContext } from '#web/contact/readContext.ts'
import { type PageOptions, sendPage } from './pages.ts'
import { type FormValues, isFromElsewhere, textOf, typedForm, valuesOf } from './typedForm.ts'

const BODY_LIMIT = 64 * 1024

const NOT_STORED = `We could not take your message: the fault is on our side. It is still here, so please send it again in a few minutes, or call ${DEALER.lines.main.label}.`

const FROM_ELSEWHERE =
  'This message was sent from a page of another site. Please read it once more, and send it from here.'

/** A message for each wrong field; undefined when the inquiry is stored. */
const submit = async (contact: ContactService, values: FormValues, options: ContactOptions) => {
  const { errors } = await contact.submit(values, options)
  return errors && Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

/**
 * The contact form without scripts leads to the thank-you page, or comes back with the typed words and the errors. An
 * overloaded server answers with a short page that has the typed words.
 */
export const contactForm =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    const { contact, contactLimit } = options.graph.services
    await app.register(formbody, { bodyLimit: BODY_LIMIT })
    meter(app, RATE.pagePoints, 'pages')
    app.setErrorHandler((failure: FastifyError | Refusal, request, reply) =>
      answerFailure(failure, request, reply, typedForm(request.body)),
    )
    app.addHook('preHandler', async (request) => {
      if (!isFromElsewhere(request, options.siteUrl)) return
      throw new Refusal(FROM_ELSEWHERE, { code: ErrorCode.BAD_REQUEST, status: 403 })
    })
    app.post<{ Body: Record<string, unknown> | null }>('/contact', async (request, reply) => {
      const body = request.body ?? {}
      const values = valuesOf(body)
      const comeBack = (notice: string) => ({ values, errors: {}, notice, withoutData: true })

      try {
        const { context } = readContext((name) => values[formName(name)])
        const signs = { trap: textOf(body.website) }
        const partner = claimedPartner(values.partner)
        const countTry = () => contactLimit.count({ address: request.ip })
        const origin = { page: values.page, partner, signs, countTry, source: 'form' as const }
        const errors = await submit(contact, values, { ...contextInput(context), ...origin })
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
