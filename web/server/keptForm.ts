import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Form, SendDesk } from './deskPages.ts'
import { textOf } from './typedForm.ts'

/** A form that changed nothing because its session had ended: where it goes, and what it had. */
export type KeptForm = { action: string; fields: Form; files: string[] }

const SIGNED_OUT = 'You were signed out, and nothing was changed yet. What you typed is kept on this page.'
const TOO_LONG =
  'You were signed out, and nothing was changed. This form is too long to be kept here: sign in in another tab, go back, and send it again.'
const EARLIER =
  'You signed in again after you opened this page, so nothing was changed yet. Please check what you typed, and send it again.'

/** Anybody may send one, and it is written into a page: ten times what the longest form of the desk has. */
const MOST_KEPT = 64_000
const MOST_FIELDS = 500

const withFiles = (words: string, files: string[]) =>
  files.length > 0 ? `${words} Photos and files have to be chosen again: ${files.join(', ')}.` : words

/** What a form without rights leads to: its page with what was typed, or the page that signs in, which keeps that. */
export const handBack = (send: SendDesk, request: FastifyRequest, reply: FastifyReply, kept: KeptForm) => {
  if (request.staff) return goOn(send, request, reply, kept, 403)
  // The token is the old session's, and the form's id the old page's.
  const { token: _, form: __, ...fields } = kept.fields
  const isTooLong = Object.keys(fields).length > MOST_FIELDS
  const text = isTooLong ? '' : JSON.stringify({ ...kept, fields })
  if (isTooLong || text.length > MOST_KEPT)
    return send(request, reply, '/desk/sign-in', { status: 413, refused: { problem: TOO_LONG } })
  const refused = { problem: withFiles(SIGNED_OUT, kept.files) }
  return send(request, reply, '/desk/sign-in', { status: 401, refused, typed: { kept: text } })
}

/** The page of a form with what was typed. Nothing is changed before its sender has read it again. */
export const goOn = (send: SendDesk, request: FastifyRequest, reply: FastifyReply, kept: KeptForm, status = 200) => {
  const { action, fields, files } = kept
  const refused = { problem: withFiles(EARLIER, files) }
  return send(request, reply, pageOf(textOf(fields.back)), { status, refused, typed: fields, action })
}

/** The form that the page that signs in has kept; undefined where it has none. */
export const keptOf = (body: Form | null): KeptForm | undefined => {
  const text = textOf(body?.kept) ?? ''
  if (text.length > 2 * MOST_KEPT) return undefined
  try {
    const { action, fields, files } = JSON.parse(text)
    const isWhole = [action, ...files, ...Object.values(fields).flat()].every((word) => typeof word === 'string')
    return isWhole ? { action, fields, files } : undefined
  } catch {
    return undefined
  }
}

/** The page of the desk that a form names; the start page where it names none. */
export const pageOf = (back = '') => {
  const isPath = /^\/desk(?:[/?][\x21-\x7e]*)?$/.test(back)
  // Dots in a path may lead out of the desk.
  return isPath && /^\/desk(\/|$)/.test(new URL(back, 'http://desk').pathname) ? back : '/desk'
}
