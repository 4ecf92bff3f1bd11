import type { FastifyReply, FastifyRequest } from 'fastify'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import type { Services } from '#graph/services.ts'
import { REDIRECTS } from '#web/app/redirects.ts'

type Vehicles = Pick<Services, 'vehicles' | 'withdrawnVehicles'>

const NO_PAGES = /^\/(?:api|graphql|media|assets)(?:\/|$)/
const VEHICLE = /^(\/vehicles?\/)([^/]+)(\/card)?$/i
const UPPER_CASE = /[A-Z]/

// The hexadecimal digits of an escape keep their case.
const lowerCase = (path: string) =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

const isVehicle = async ({ vehicles, withdrawnVehicles }: Vehicles, segment: string) => {
  const address = decodeURIComponent(segment)
  if (address.includes('\0')) return false
  return Boolean((await vehicles.findByAddress(address)) ?? (await withdrawnVehicles.findByAddress(address)))
}

/**
 * The path in lower case, without a slash at its end and with single slashes only: two at the start would name another
 * host, and browsers read a backslash as a slash. Ids of vehicles may have capitals: those that exist keep them.
 */
const plainPath = async (services: Vehicles, path: string) => {
  const plain = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  const [, folder, id, card = ''] = VEHICLE.exec(plain) ?? []
  if (folder && id && UPPER_CASE.test(id) && (await isVehicle(services, id)))
    return folder.toLowerCase() + id + card.toLowerCase()
  return lowerCase(plain)
}

/**
 * A hook that redirects every other spelling of a page's address to the plain one, and addresses that have moved to their page, with
 * their query. It runs behind the queue of requests, because it asks the database.
 */
export const redirectToPlainPath = (services: Vehicles) => async (request: FastifyRequest, reply: FastifyReply) => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? []
  // A proxy's request names a whole address, whose host may be another site.
  if (!path.startsWith('/') || NO_PAGES.test(path)) return
  const plain = await plainPath(services, path)
  const moved = REDIRECTS[plain] ?? plain
  if (moved !== path) return reply.header('cache-control', PUBLIC_CACHE).redirect(moved + query, 301)
}
