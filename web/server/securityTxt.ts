import type { FastifyPluginAsync } from 'fastify'
import { DEALER } from '#graph/dealer/dealer.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import type { Services } from '#graph/services.ts'

const PATH = '/.well-known/security.txt'
const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** Rounded to a day, so that the text changes only once a day. */
const expiry = (now: number) => new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS)

/** Where to report a vulnerability of the site (RFC 9116). */
export const securityTxt =
  ({ site }: Pick<Services, 'site'>): FastifyPluginAsync =>
  async (app) => {
    app.get(PATH, async (_request, reply) => {
      const fields = {
        Contact: `mailto:${DEALER.email}`,
        Expires: expiry(Date.now()).toISOString(),
        'Preferred-Languages': 'en',
        Canonical: site.page(PATH),
      }
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
      return reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC_CACHE).send(lines.join(''))
    })
  }
