import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createDeskSchema } from '#graph/desk-schema.ts'
import { callersMistake, logUnexpected, RETRY_AFTER } from '#graph/http/errors/failures.ts'
import { shownValues, wordsOf } from '#graph/staff/cart-form.ts'
import type { Desk } from '#web/desk/desk.ts'
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

/** The page of the desk that a form names; the start page where it names none. */
export const pageOf = (back = '') => {
  const isPath = /^\/desk(?:[/?][\x21-\x7e]*)?$/.test(back)
  // Dots in a path may lead out of the desk.
  return isPath && /^\/desk(\/|$)/.test(new URL(back, 'http://desk').pathname) ? back : '/desk'
}

/** The fields of a form as they were typed, and what its page showed in them. */
const typedIn = (fields: Form = {}): Pick<Desk, 'typed' | 'shown' | 'untouched'> => {
  const words = Object.entries(fields).map(([name, value]) => [name, [value].flat().join(', ')])
  const typed = Object.fromEntries(words.map(([name, text]) => [name, text!.replaceAll('\r\n', '\n')]))
  const shown = shownValues(textOf(fields.shown) ?? '')
  const untouched = Object.keys(shown).filter((name) => (typed[name] ?? '') === wordsOf(shown[name]))
  return { typed, shown, untouched }
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
      ...typedIn(returned?.typed),
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

const SIGNED_OUT = 'You were signed out, and nothing was changed yet. What you typed is kept on this page.'
const TOO_LONG =
  'You were signed out, and nothing was changed. This form is too long to be kept here: sign in in another tab, go back, and send it again.'
const EARLIER =
  'You signed in again after you opened this page, so nothing was changed yet. Please check what you typed, and send it again.'

/** Anybody may send a form, and it is written into a page: ten times what the longest form of the desk has. */
const MOST_KEPT = 64_000
const MOST_FIELDS = 500

/**
 * What a form leads to that was sent without a session, or from a page of an earlier one: the page that signs in, which keeps what was
 * typed, or its own page with that. Nothing is changed before its sender has read it again.
 */
export const handBack = (
  send: SendDesk,
  request: FastifyRequest,
  reply: FastifyReply,
  { action, fields, files = [] }: { action: string; fields: Form; files?: string[] },
) => {
  // The token is the old session's, and the form's id the old page's.
  const { token: _, form: __, ...words } = fields
  const isKept = Object.keys(words).length <= MOST_FIELDS && JSON.stringify(words).length <= MOST_KEPT
  if (!request.staff && !isKept)
    return send(request, reply, '/desk/sign-in', { status: 413, refused: { problem: TOO_LONG } })
  const unsent = [textOf(fields.unsent), ...files].filter(Boolean).join(', ')
  const more = unsent && ` Photos and files have to be chosen again: ${unsent}.`
  const typed = { ...words, unsent }
  return request.staff
    ? send(request, reply, pageOf(textOf(fields.back)), {
        status: 403,
        refused: { problem: EARLIER + more },
        typed,
        action,
      })
    : send(request, reply, '/desk/sign-in', { status: 401, refused: { problem: SIGNED_OUT + more }, typed, action })
}
