import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { mailbox } from '#graph/shared/mail-address.ts'
import { SESSION_SECONDS } from '#graph/staff/staff-access.ts'
import type { Form, SendDesk } from './deskPages.ts'
import type { PageOptions } from './pages.ts'
import { textOf } from './typedForm.ts'

/** A browser takes the prefix to mean: set by this host over https, for all of its paths. */
export const cookieOf = ({ siteUrl }: Pick<PageOptions, 'siteUrl'>) => {
  const secure = siteUrl.startsWith('https:')
  return {
    name: secure ? '__Host-desk' : 'desk',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SESSION_SECONDS } as const,
  }
}

const TOO_MANY =
  "Many links were asked for from this connection. If your address is on the staff list, a link is on its way all the same. If it isn't there in a few minutes, try again in an hour."
const LINK_ENDED = 'This link was used before, or is older than 15 minutes. Ask for a new one.'

/** How a session of the desk begins and ends. */
export const signInRoutes =
  (options: PageOptions, send: SendDesk): FastifyPluginAsync =>
  async (app) => {
    const { staffAccess } = options.graph.services
    const { name, options: ofCookie } = cookieOf(options)
    const PAGE = '/desk/sign-in'

    /** What a link leads to that signs nobody in: the desk, for those who are in already. */
    const refuse = (request: FastifyRequest, reply: FastifyReply) =>
      request.staff
        ? reply.redirect('/desk', 303)
        : send(request, reply, PAGE, { status: 400, refused: { problem: LINK_ENDED } })

    app.get<{ Querystring: Form }>(PAGE, async (request, reply) => {
      const link = textOf(request.query.link)
      const email = link && (await staffAccess.emailOf(link))
      return link && (!email || email === request.staff?.email)
        ? refuse(request, reply)
        : send(request, reply, request.url)
    })

    app.post<{ Body: Form | null }>(PAGE, async (request, reply) => {
      const address = textOf(request.body?.email)?.trim() ?? ''
      const again = (status: number, problem: string) =>
        send(request, reply, PAGE, { status, refused: { problem }, typed: { email: address } })
      const email = mailbox(address)
      if (!email) return again(400, 'Please type your email address, such as ann@example.com.')
      if (!(await staffAccess.askForLink(email, request.ip))) return again(429, TOO_MANY)
      return reply.redirect(`${PAGE}?sent`, 303)
    })

    app.post<{ Body: Form | null }>('/desk/session', async (request, reply) => {
      const token = await staffAccess.signIn(textOf(request.body?.link) ?? '')
      return token ? reply.setCookie(name, token, ofCookie).redirect('/desk', 303) : refuse(request, reply)
    })

    app.post('/desk/sign-out', async (request, reply) => {
      await staffAccess.signOut(request.cookies[name]!)
      return reply.clearCookie(name, ofCookie).redirect(`${PAGE}?out`, 303)
    })
  }
