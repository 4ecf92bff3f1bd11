import type { FastifyRequest } from 'fastify'

/** Path of the page that sent the request, where the browser says so; queries can hold what nobody needs. */
export function refererPath({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return URL.parse(headers.referer ?? '')?.pathname
}
