import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createDeskSchema } from '#graph/desk-schema.ts'
import { logUnexpected, RETRY_AFTER } from '#graph/http/errors/faults.ts'
import type { Desk } from '#web/desk/desk.ts'
import { pageHeaders } from './pageHeaders.ts'
import type { PageOptions } from './pages.ts'

export type Form = Record<string, unknown>

/** What a form that changed nothing leads to: the page again, with the reason and what was typed. */
export type Returned = { status: number; refused: NonNullable<Desk['refused']>; typed?: Form }

export type SendDesk = (
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  returned?: Returned,
) => Promise<FastifyReply>

/** The parameter with what the last form did. */
const DONE = 'done'

export const withDone = (page: string, id?: string) => {
  const { pathname, searchParams } = new URL(page, 'http://desk')
  searchParams.delete(DONE)
  if (id) searchParams.set(DONE, id)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** Renders the desk's pages. */
export const deskPages = (options: PageOptions): SendDesk => {
  const { graph, renderer, assets, siteUrl, pictureOrigins } = options
  const { history, people, staffAccess } = graph.services
  const withStaff = { ...graph, schema: createDeskSchema(graph.services) }
  return async (request, reply, url, returned) => {
    const { staff, id: requestId } = request
    const doneId = returned ? null : new URL(url, siteUrl).searchParams.get(DONE)
    const entry = staff && doneId ? await history.find(doneId) : undefined
    const data: Desk = {
      who: staff?.email ?? null,
      people: staff ? await people.list(staff.email) : [],
      token: staff?.formToken ?? '',
      formId: randomUUID(),
      here: withDone(url),
      done: entry ? { ...entry, canUndo: history.canUndo(entry) } : null,
      refused: returned?.refused ?? null,
      typed: Object.fromEntries(
        Object.entries(returned?.typed ?? {}).map(([name, value]) => [name, [value].flat().join(', ')]),
      ),
      isMailed: staffAccess.isMailed,
    }
    const { renderDesk } = await renderer()
    const { status, html, styleSource, faults } = await renderDesk(withStaff, assets, { url, requestId, desk: data })
    for (const fault of faults) logUnexpected(fault, request.log)
    if (status === 503) reply.headers(RETRY_AFTER)
    const { scriptSource } = assets
    return reply
      .code(returned?.status ?? status)
      .type('text/html; charset=utf-8')
      .headers(pageHeaders({ siteUrl, scriptSource, styleSource, pictureOrigins: await pictureOrigins() }))
      .header('referrer-policy', 'same-origin')
      .send(html)
  }
}
