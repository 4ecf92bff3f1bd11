import type { FastifyRequest } from 'fastify'

/** Path of the page that sent the request, without its query, which may hold personal data. */
export function refererPath({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return URL.parse(headers.referer ?? '')?.pathname
}
