import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import type { Graph } from '#graph/app.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { logUnexpected, RETRY_AFTER } from '#graph/http/errors/failures.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import type { Site } from '#web/environment/site.ts'
import type { SubmittedForm } from '#web/environment/submittedForm.ts'
import type { PageAssets } from './assets.ts'
import { type PictureOrigins, pageHeaders } from './pageHeaders.ts'
import { redirectToPlainPath } from './plainPath.ts'

/** Production loads the renderer once, development for each page. */
type Renderer = () => Promise<typeof import('./render.tsx')>

export type PageOptions = {
  graph: Graph
  renderer: Renderer
  assets: PageAssets
  siteUrl: string
  pictureOrigins: PictureOrigins
  rows: ShownRows
  /** Folder that holds media/, fonts/ and icons. */
  publicDir: string
}

// Browsers revalidate each time, shared caches keep a page for five minutes.
const CACHED = 'public, max-age=0, s-maxage=300'

// Postgres refuses U+0000, so no page has it in its address.
export const UNSTORABLE = /%00/
const NOWHERE = '/not-found'

type ReturnedForm = { status: number; form: SubmittedForm }

/**
 * Sends the page at the request's address: with 503 if its main data cannot be read, or the error page if it cannot be rendered
 * at all.
 */
export const sendPage = async (
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  returned?: ReturnedForm,
): Promise<FastifyReply> => {
  const { graph, renderer, assets, siteUrl, pictureOrigins, rows } = options
  const isNowhere = UNSTORABLE.test(request.url)
  const url = isNowhere ? NOWHERE : request.url
  const renderedAt = Date.now()
  const { shown, faults: rowFaults } = await rows.read()
  const site = { url: siteUrl, renderedAt, clockOffset: clockOffset(renderedAt), ...shown }
  const data = { site }
  const { scriptSource } = assets
  const isDevelopment = scriptSource !== undefined
  const origins = await pictureOrigins()
  const setHeaders = (styleSource: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers(pageHeaders({ siteUrl, scriptSource, styleSource, pictureOrigins: origins }))
  const { renderPage, renderErrorPage } = await renderer()
  try {
    const page = await renderPage(graph, assets, { url, requestId: request.id, data, submitted: returned?.form })
    const { status, location, html } = page
    setHeaders(page.styleSource)
    const faults = [...rowFaults, ...page.faults]
    for (const fault of faults) logUnexpected(fault, request.log)
    if (returned) return reply.code(returned.status).header('cache-control', 'no-store').send(html)
    if (status === 503) reply.headers(RETRY_AFTER)
    if (location) reply.header('location', location)
    reply.isIncomplete = faults.length > 0
    return reply
      .code(status)
      .header('cache-control', faults.length > 0 || isDevelopment ? 'no-store' : CACHED)
      .send(html)
  } catch (error) {
    logUnexpected(error, request.log)
    if (returned && !returned.form.withoutData)
      return sendPage(options, request, reply, { ...returned, form: { ...returned.form, withoutData: true } })
    if (isDatabaseDown(error)) reply.code(503).headers(RETRY_AFTER)
    else reply.code(500)
    const { html, styleSource } = await renderErrorPage(assets, { url, requestId: request.id, data })
    return setHeaders(styleSource).header('cache-control', 'no-store').send(html)
  }
}

export const pageRoutes =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.page, 'pages')
    app.addHook('preHandler', redirectToPlainPath(options.graph.services))
    app.get('/*', (request, reply) => sendPage(options, request, reply))
  }

type Shown = Pick<Site, 'specialDays' | 'notice' | 'week' | 'showrooms' | 'zeroPercent'>
type Services = Graph['services']
type RowServices = Pick<Services, 'calendar' | 'locations'> & {
  promotions: Pick<Services['promotions'], 'zeroPercent'>
}

/** The rows that are on every page: those that were read last, while the database cannot be read. */
export class ShownRows {
  #last: Shown = { specialDays: [], notice: null, week: [], showrooms: [], zeroPercent: null }

  constructor(private readonly services: RowServices) {}

  async read(): Promise<{ shown: Shown; faults: unknown[] }> {
    const { calendar, locations, promotions } = this.services
    try {
      const [days, week, showrooms, zeroPercent] = await Promise.all([
        calendar.shown(),
        locations.mainWeek(),
        locations.showrooms(),
        promotions.zeroPercent(),
      ])
      this.#last = { ...days, week, showrooms: showrooms.map(({ city, name }) => city ?? name), zeroPercent }
      return { shown: this.#last, faults: [] }
    } catch (error) {
      return { shown: this.#last, faults: [error] }
    }
  }
}
