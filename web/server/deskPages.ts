import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createDeskSchema } from '#graph/desk-schema.ts'
import { callersMistake, logUnexpected, RETRY_AFTER } from '#graph/http/errors/failures.ts'
import { shownValues, wordsOf } from '#graph/staff/cart-form.ts'
import { type Desk, shownField } from '#web/desk/desk.ts'
import { pageHeaders } from './pageHeaders.ts'
import type { PageOptions } from './pages.ts'
import { textOf } from './typedForm.ts'

export type Form = Record<string, unknown>

/** What a form that changed nothing leads to: the page again, with the reason, and what was typed into the form for `action`. */
export type Returned = { status: number; refused: Desk['refused']; typed?: Form; action?: string }

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

/** Fields as they were typed: of a cart, whose page has all that it showed in one field, also what each showed. */
const typedIn = (fields: Form = {}): Desk['typed'] => {
  const words = Object.entries(fields).map(([name, value]) => [
    name,
    [value].flat().join(', ').replaceAll('\r\n', '\n'),
  ])
  const shown = Object.entries(shownValues(textOf(fields.shown) ?? ''))
  return Object.fromEntries([...shown.map(([name, value]) => [shownField(name), wordsOf(value)]), ...words])
}

/** Renders the desk's pages. */
export const deskPages = (options: PageOptions): SendDesk => {
  const { graph, renderer, assets, siteUrl, pictureOrigins } = options
  const { history, people, staffAccess } = graph.services
  const withStaff = { ...graph, schema: createDeskSchema(graph.services) }
  return async (request, reply, url, returned) => {
    const { staff, id: requestId } = request
    const { pathname, searchParams } = new URL(url, siteUrl)
    const doneId = returned ? null : searchParams.get(DONE)
    const entry = staff && doneId ? await history.find(doneId) : undefined
    const data: Desk = {
      who: staff?.email ?? null,
      isManager: staff !== undefined && staffAccess.managers.includes(staff.email),
      people: staff && pathname.startsWith('/desk/people') ? await people.list(staff.email) : [],
      token: staff?.formToken ?? '',
      formId: randomUUID(),
      here: withDone(url),
      done: entry ? { ...entry, canUndo: history.canUndo(entry) } : null,
      refused: returned?.refused ?? null,
      typed: typedIn(returned?.typed),
      typedAction: returned?.action ?? null,
      isMailed: staffAccess.isMailed,
    }
    const { renderDesk } = await renderer()
    const { status, html, styleSource, faults } = await renderDesk(withStaff, assets, { url, requestId, desk: data })
    // A place in a list of an earlier release: the list begins again.
    if (searchParams.has('after') && faults.some(callersMistake)) {
      searchParams.delete('after')
      return reply.redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, 303)
    }
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
