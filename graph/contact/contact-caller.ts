import type { FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { ErrorCode } from '#graph/api/error-code.ts'
import { CONTACT_INQUIRIES, RATE } from '#graph/api/limits.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey, networkKey } from '#graph/http/limits/addresses.ts'
import { RateLimiter, takeFrom } from '#graph/http/limits/rate-limiter.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import type { ContactOrigin, ContactService } from './contact.service.ts'

export interface ContactServices {
  contact: ContactService
  contactLimit: ContactLimit
  site: SiteAddress
}

type CallerOfInquiry = Pick<ContactOrigin, 'partner' | 'countInquiry' | 'onReplay'>

/** The part of an inquiry's origin that follows from the request's key. */
export function callerOf(
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  { contactLimit }: Pick<ContactServices, 'contactLimit'>,
): CallerOfInquiry {
  const partner = caller?.partner?.name
  return {
    partner,
    countInquiry: () => contactLimit.count({ address: ip, partner }),
    onReplay: () => caller?.markReplayed(),
  }
}

/**
 * The page that sent the request. The site's own pages send what a visitor wrote into the form; all but GraphiQL, where developers
 * try the API.
 */
export function originOf(
  request: Pick<FastifyRequest, 'headers'>,
  { site }: Pick<ContactServices, 'site'>,
): Pick<ContactOrigin, 'source' | 'page'> {
  const host = URL.parse(request.headers.referer ?? '')?.host
  const page = refererPath(request)
  const isOurs = host !== undefined && [request.headers.host, new URL(site.origin).host].includes(host)
  return { source: isOurs && page !== '/graphql' ? 'form' : 'api', page }
}

/** Path of the page that sent the request, without its query, which may hold personal data. */
export const refererPath = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  URL.parse(headers.referer ?? '')?.pathname

const WINDOW_SECONDS = 600

interface ContactLimitOptions {
  inquiries?: number
  redis?: Redis
}

interface ContactSender {
  address: string
  partner?: string
}

/**
 * Limits the inquiries that one address may send; form, REST call and mutation count together. A partner with a key
 * relays many visitors from few addresses, so its inquiries are counted for the partner. All of an IPv6 /48 have a limit together,
 * because some providers give one to each customer.
 */
export class ContactLimit {
  private readonly addresses: RateLimiter
  private readonly networks: RateLimiter
  private readonly partners: RateLimiter

  constructor({ inquiries = CONTACT_INQUIRIES, redis }: ContactLimitOptions = {}) {
    const window = { windowSeconds: WINDOW_SECONDS, redis }
    this.addresses = new RateLimiter({ name: 'contact', quota: inquiries, ...window })
    this.networks = new RateLimiter({ name: 'contact-network', quota: inquiries * RATE.networkFactor, ...window })
    this.partners = new RateLimiter({ name: 'contact-partner', quota: inquiries * RATE.partnerFactor, ...window })
  }

  /** Counts one inquiry, or throws an HttpError that says when to come again. */
  async count({ address, partner }: ContactSender): Promise<void> {
    const network = networkKey(address)
    const own = partner !== undefined ? { limiter: this.partners, id: partner } : undefined
    const budgets = own ? [own] : [{ limiter: this.addresses, id: addressKey(address) }]
    if (!own && network !== undefined) budgets.push({ limiter: this.networks, id: network })
    const { isWithin, resetSeconds } = await takeFrom(budgets, 1)
    if (!isWithin) throw tooMany(resetSeconds)
  }
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const message = `Too many messages from your connection. Please try again in ${wait}, or call us.`
  return new HttpError(ErrorCode.RATE_LIMITED, message, { retryAfterSeconds: seconds })
}
