import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { SESSION_SECONDS } from '#graph/staff/staff-access.ts'
import type { Form, SendDesk } from './deskPages.ts'
import type { PageOptions } from './pages.ts'
import { textOf } from './typedForm.ts'

const MAIL_ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,189}$/

/** A browser takes the prefix to mean: set by this host over https, for all of its paths. */
export const cookieOf = ({ siteUrl }: Pick<PageOptions, 'siteUrl'>) => {
  const secure = siteUrl.startsWith('https:')
  return {
    name: secure ? '__Host-desk' : 'desk',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  }
}

/** How a session of the desk begins and ends. */
export const signInRoutes =
  (options: PageOptions, send: SendDesk): FastifyPluginAsync =>
  async (app) => {
    const { staffAccess } = options.graph.services
    const { name, options: ofCookie } = cookieOf(options)
    const PAGE = '/desk/sign-in'

    app.get(PAGE, (request, reply) => send(request, reply, request.url))

    app.post<{ Body: Form | null }>(PAGE, async (request, reply) => {
      const email = textOf(request.body?.email)?.trim() ?? ''
      const again = (status: number, problem: string) =>
        send(request, reply, PAGE, { status, refused: { problem }, typed: { email } })
      if (!MAIL_ADDRESS.test(email)) return again(400, 'Please type your email address, such as ann@example.com.')
      const isTaken = await staffAccess.askForLink(email, request.ip)
      if (!isTaken) return again(429, 'Too many links were asked for from here. Please try again in an hour.')
      return reply.redirect(`${PAGE}?sent`, 303)
    })

    app.post<{ Body: Form | null }>('/desk/session', async (request, reply) => {
      const token = await staffAccess.signIn(textOf(request.body?.link) ?? '')
      if (token) return reply.setCookie(name, token, { ...ofCookie, maxAge: SESSION_SECONDS }).redirect('/desk', 303)
      const problem = 'This link was used before, or is older than 15 minutes. Ask for a new one.'
      return send(request, reply, PAGE, { status: 400, refused: { problem } })
    })

    const leave = (reply: FastifyReply) => reply.clearCookie(name, ofCookie).redirect(PAGE, 303)
    app.post<{ Body: Form | null }>('/desk/sign-out', async (request, reply) => {
      if (request.body?.everywhere) await staffAccess.signOutEverywhere(request.staff!.email)
      else await staffAccess.signOut(request.cookies[name]!)
      return leave(reply)
    })
  }
