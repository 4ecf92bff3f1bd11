import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST } from '#graph/api/limits.ts'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { UPLOAD_SECONDS } from '#graph/http/overload/bounds.ts'
import { formatOf, inventoryText } from '#graph/inventory/file/inventory-file.ts'
import { exportedRecord } from '#graph/inventory/file/inventory-record.ts'
import type { Services } from '#graph/services.ts'
import { isOwnForm, type StaffSession } from '#graph/staff/staff-access.ts'
import type { Action, ActionCall, FormRefusal, Upload } from '#web/desk/action.ts'
import { ACTIONS } from '#web/desk/actions.ts'
import { deskPages, type Form, type Returned, withDone } from './deskPages.ts'
import { cookieOf, signInRoutes } from './deskSignIn.ts'
import { MOST_WORDS, type Received, receiveUploads, withUploads } from './deskUploads.ts'
import { handBack, pageOf } from './keptForm.ts'
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

/** Keeps the page to which a mail has led until somebody has signed in. */
const NEXT = 'desk-next'
const NEXT_SECONDS = 15 * 60
const INQUIRY = /^\/desk\/inquiries\/[\w-]+$/

/** What an address that only takes forms belongs to, where that has a page. */
const SECTION = /^\/desk\/(?:file|inquiries|days|places|people)(?=\/)/

const NOT_OURS = 'This form was not sent from a page of the desk. Open the desk, and send it from there.'
const UNCHANGED = 'It was already so: nothing was changed.'

/**
 * The desk of the dealer's staff, at /desk; without STAFF there is none. Its pages are for one person each: they are in no cache, and
 * have a budget of their own, so that a flood of the shop does not lock the staff out.
 */
export const desk =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    const { services } = options.graph
    const { staffAccess } = services
    if (staffAccess.managers.length === 0) return
    await app.register(cookie)
    await app.register(formbody, { bodyLimit: MOST_WORDS })
    meter(app, COST.page, 'desk')
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPrivate: true }
    })
    app.decorateRequest('staff')
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    })
    const { name, options: ofCookie } = cookieOf(options)
    const send = deskPages(options)
    app.addHook('preHandler', async (request, reply) => {
      const token = request.cookies[name]
      request.staff = token ? await staffAccess.sessionOf(token) : undefined
      if (request.staff?.isRenewed) reply.setCookie(name, token!, ofCookie)
      const next = request.cookies[NEXT] ?? ''
      const isOpen = OPEN.has(request.routeOptions.url ?? '')
      if (request.method === 'POST') {
        checkSender(request, options.siteUrl)
        const body = (request.body ?? {}) as Form
        // One with files is not read yet: withUploads() asks.
        if (!isOpen && !isMultipart(request) && !hasToken(request, body))
          return handBack(send, request, reply, { action: request.routeOptions.url!, fields: body, files: [] })
      } else if (!request.staff && !isOpen) {
        if (INQUIRY.test(request.url)) reply.setCookie(NEXT, request.url, { ...ofCookie, maxAge: NEXT_SECONDS })
        return reply.redirect('/desk/sign-in', 303)
      } else if (request.url === '/desk' && INQUIRY.test(next))
        return reply.clearCookie(NEXT, ofCookie).redirect(next, 303)
      else if (UNSTORABLE.test(request.url)) return reply.redirect('/desk', 303)
    })

    app.get('/desk', (request, reply) => send(request, reply, request.url))
    app.get('/desk/*', (request, reply) => send(request, reply, request.url))
    await app.register(signInRoutes(options, send))
    app.get('/desk/stock.csv', stockDownload(services))

    const run = async (
      action: Action,
      request: FastifyRequest,
      reply: FastifyReply,
      { body, files, refused }: Received = { body: (request.body ?? {}) as Form, files: [] },
    ) => {
      const outcome = refused ?? (await action(callOf(services, request.staff!.email, body, files)))
      const back = pageOf(textOf(body.back))
      if ('id' in outcome) return reply.redirect(`${withDone(outcome.page ?? back, outcome.id)}#done`, 303)
      if ('page' in outcome) return reply.redirect(outcome.page, 303)
      return send(request, reply, back, { ...refusedBy(outcome, body), action: request.routeOptions.url })
    }
    // A browser that opens the address of a form again, such as after a restart.
    for (const path of ['/desk/session', '/desk/sign-out', ...Object.keys(ACTIONS)])
      app.get(path, (_request, reply) => reply.redirect(SECTION.exec(path)?.[0] ?? '/desk', 303))
    await app.register(async (withFiles) => {
      await receiveUploads(withFiles)
      for (const [path, action] of Object.entries(ACTIONS)) {
        const config = { requestSeconds: UPLOAD_SECONDS }
        withFiles.post(path, { config }, (request, reply) =>
          isMultipart(request)
            ? withUploads(request, {
                isOwn: hasToken,
                isStranger: request.cookies[name] === undefined,
                work: (received) => run(action, request, reply, received),
                refuse: (fields, files) => handBack(send, request, reply, { action: path, fields, files }),
              })
            : run(action, request, reply),
        )
      }
    })
  }

const isMultipart = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false

/** Refuses a form of another site. */
const checkSender = (request: FastifyRequest, siteUrl: string) => {
  const { 'sec-fetch-site': site, origin } = request.headers
  const isOurs = site === 'same-origin' || (site === undefined && origin !== undefined && origin !== 'null')
  if (!isOurs || isFromElsewhere(request, siteUrl) || hasNull(request.body)) throw forbidden(NOT_OURS)
}

/** Whether a form came from a page of the session that sends it. Refuses one that no page of ours can have sent. */
const hasToken = ({ staff }: FastifyRequest, body: Form) => {
  if (hasNull(body)) throw forbidden(NOT_OURS)
  return staff !== undefined && isOwnForm(staff, textOf(body.token) ?? '')
}

/** No page sends this character, and Postgres does not store it. */
const hasNull = (body: unknown) =>
  Object.values(body ?? {})
    .flat()
    .some((value) => String(value).includes('\0'))

const forbidden = (message: string) => new HttpError(ErrorCode.FORBIDDEN, message)

/** What an action may know of a form, and the ways to make changes that count once for it. */
const callOf = (services: Services, who: string, body: Form, files: Upload[]): ActionCall => {
  const { history } = services
  const sent = JSON.stringify([body, files.map(({ hash }) => hash)])
  const form = createHash('sha256').update(sent).digest()
  return {
    services,
    who,
    field: (name) => textOf(body[name])?.trim() ?? '',
    fields: (name) => [body[name] ?? []].flat().map(String),
    files,
    change: (kind, subject, { what = '', ...values }) => history.make({ who, form, kind, subject, what, ...values }),
    once: (kind, subject, what, work) =>
      history.once({ who, form, kind, subject, what, before: null, after: null }, work),
  }
}

const refusedBy = (refusal: FormRefusal, body: Form): Returned => ({
  status: refusal.status ?? 409,
  refused: 'isUnchanged' in refusal ? { problem: UNCHANGED } : refusal,
  typed: { ...body, ...refusal.typed },
})

/** The stock as a file, which is a spreadsheet's: CSV with a byte order mark. */
const stockDownload =
  ({ vehicleExport }: Services): RouteHandlerMethod =>
  (_request, reply) => {
    const records = async function* () {
      for await (const vehicles of vehicleExport.chunks()) yield vehicles.map(exportedRecord)
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="stock-${dealerDate()}.csv"`)
      .send(Readable.from(inventoryText(formatOf('stock.csv')!.writer, records())))
  }
