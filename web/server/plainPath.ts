import type { FastifyReply, FastifyRequest } from 'fastify'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-headers.ts'
import type { Services } from '#graph/services.ts'

type Vehicles = Pick<Services, 'vehicles' | 'withdrawnVehicles'>

const NO_PAGES = /^\/(?:api|graphql|media|assets)(?:\/|$)/
const VEHICLE = /^(\/vehicles?\/)([^/]+)$/i
const UPPER_CASE = /[A-Z]/

// Percent escapes keep their case.
const lowerCase = (path: string) =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

const isVehicle = async ({ vehicles, withdrawnVehicles }: Vehicles, segment: string) => {
  const address = decodeURIComponent(segment)
  if (address.includes('\0')) return false
  const found = (await vehicles.findByAddress(address)) ?? (await withdrawnVehicles.findByAddress(address))
  return found?.id === address || Boolean(found?.aliases.includes(address))
}

/**
 * The path in lower case, without a trailing slash and with single slashes: two at the start would name another host, and
 * browsers read a backslash as a slash. Ids of vehicles may have capitals: those that exist keep them.
 */
const plainPath = async (services: Vehicles, path: string) => {
  const plain = path
    .replace(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(WINDOW_CARD, '')
  const [, folder, id] = VEHICLE.exec(plain) ?? []
  if (folder && id && UPPER_CASE.test(id) && (await isVehicle(services, id))) return folder.toLowerCase() + id
  return lowerCase(plain)
}

/**
 * A hook that redirects other spellings of an address to the plain one, and REDIRECTS to their pages; the query stays. It runs
 * after the concurrency limit, because it queries the database.
 */
export const redirectToPlainPath = (services: Vehicles) => async (request: FastifyRequest, reply: FastifyReply) => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? []
  // The absolute form of a request to a proxy names a host, to which we must not redirect.
  if (!path.startsWith('/') || NO_PAGES.test(path)) return
  const plain = await plainPath(services, path)
  const [moved, hash = ''] = (REDIRECTS[plain] ?? plain).split(/(?=#)/)
  if (moved !== path) return reply.header('cache-control', PUBLIC_CACHE).redirect(moved + query + hash, 301)
}

/** Addresses that people type, or that other sites and earlier mails still link to, and the pages they mean. The server redirects them with 301. */
export const REDIRECTS: Record<string, string> = {
  '/home': '/',
  '/index.html': '/',
  '/about-us': '/about',
  '/carts': '/inventory',
  '/golf-carts': '/inventory',
  '/vehicles': '/inventory',
  '/contact-us': '/contact',
  '/visit.ics': '/thank-you',
  '/rental': '/rentals',
  '/service': '/services',
  '/showrooms': '/showroom',
  '/towns': '/showroom',
  '/developers/embed': '/developers/guide#embed-carts-on-your-page',
}

/** A cart's card for its window had an address below its page, which prints the same. */
const WINDOW_CARD = /(?<=^\/vehicle\/[^/]+)\/card$/i
