import { createHash } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import type { Made } from '#graph/staff/history.service.ts'
import { isOwnForm, type StaffSession } from '#graph/staff/staff-access.ts'
import { ACTIONS } from '#web/desk/actions.ts'
import { deskPages, type Form, type Returned, withDone } from './deskPages.ts'
import { cookieOf, signInRoutes } from './deskSignIn.ts'
import { type PageOptions, UNSTORABLE } from './pages.ts'
import { isFromElsewhere, textOf } from './typedForm.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request for the desk: who is signed in. */
    staff: StaffSession | undefined
  }
}

/** The pages that need no session. */
const OPEN = new Set(['/desk/sign-in', '/desk/session'])

const NOT_OURS = 'This form was not sent from a page of the desk. Open the desk, and send it from there.'
const EARLIER = 'You signed in again after this page was opened. Open it again, and send it from there.'
const SIGNED_OUT = 'You are signed out, and nothing was changed. Sign in again at /desk.'
const UNCHANGED = 'It was already so: nothing was changed.'

/**
 * The desk of the dealer's staff, at /desk; without STAFF there is none. Its pages are for one person each: they are in no cache, and
 * have points of their own, so that a flood of the shop does not lock the staff out.
 */
export const desk =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    const { services } = options.graph
    const { staffAccess } = services
    if (!staffAccess.isOn) return
    await app.register(cookie)
    await app.register(formbody, { bodyLimit: LIMITS.bodyBytes })
    meter(app, RATE.pagePoints, 'desk')
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPrivate: true }
    })
    app.decorateRequest('staff')
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    })
    const { name } = cookieOf(options)
    app.addHook('preHandler', async (request, reply) => {
      const token = request.cookies[name]
      request.staff = token ? await staffAccess.sessionOf(token) : undefined
      const isOpen = OPEN.has(request.routeOptions.url ?? '')
      if (request.method === 'POST') checkForm(request, options.siteUrl, isOpen)
      else if (!request.staff && !isOpen) return reply.redirect('/desk/sign-in', 303)
      else if (UNSTORABLE.test(request.url)) return reply.redirect('/desk', 303)
    })

    const send = deskPages(options)
    app.get('/desk', (request, reply) => send(request, reply, request.url))
    app.get('/desk/*', (request, reply) => send(request, reply, request.url))
    await app.register(signInRoutes(options, send))
    for (const [path, action] of Object.entries(ACTIONS)) {
      app.post<{ Body: Form | null }>(path, async (request, reply) => {
        const body = request.body ?? {}
        const who = request.staff!.email
        const form = createHash('sha256').update(JSON.stringify(body)).digest()
        const made = await action({
          services,
          who,
          form,
          field: (name) => textOf(body[name])?.trim() ?? '',
          fields: (name) => [body[name] ?? []].flat().map(String),
          make: (act) => services.history.make({ ...act, who, form }),
        })
        const back = pageOf(textOf(body.back))
        if ('id' in made) return reply.redirect(`${withDone(back, made.id)}#done`, 303)
        return send(request, reply, back, refusedBy(made, body))
      })
    }
  }

/** Refuses a form of another site, of another session, and one that no page of ours can have sent. */
const checkForm = (request: FastifyRequest, siteUrl: string, isOpen: boolean) => {
  const body = (request.body ?? {}) as Form
  const { 'sec-fetch-site': site, origin } = request.headers
  const isOurs = site === 'same-origin' || (site === undefined && origin !== undefined && origin !== 'null')
  if (!isOurs || isFromElsewhere(request, siteUrl)) throw forbidden(NOT_OURS)
  // No page sends this character, and Postgres does not store it.
  if (
    Object.values(body)
      .flat()
      .some((value) => String(value).includes('\0'))
  )
    throw forbidden(NOT_OURS)
  if (isOpen) return
  if (!request.staff) throw forbidden(SIGNED_OUT)
  if (!isOwnForm(request.staff, textOf(body.token) ?? '')) throw forbidden(EARLIER)
}

const forbidden = (message: string) => new HttpError(ErrorCode.FORBIDDEN, message)

const refusedBy = (made: Exclude<Made, { id: string }>, typed: Form): Returned => ({
  status: 409,
  refused: 'isUnchanged' in made ? { problem: UNCHANGED } : made,
  typed,
})

/** The page of the desk that a form names; the start page where it names none. */
const pageOf = (back = '') => (/^\/desk(?:[/?][\x21-\x7e]*)?$/.test(back) ? back : '/desk')
